/** An identity that stays possible counts for more than a hand. */
const IDENTITY_WORTH = 3;

/** How much a set of hands leaves to think of. */
export function opennessOf(hands: number): number {
  let sum = 0;
  for (let identity = 0; identity < 4; identity += 1) {
    const builds = (hands >> (4 * identity)) & 15;
    if (builds === 0) continue;
    sum += IDENTITY_WORTH;
    for (let bit = 0; bit < 4; bit += 1) sum += (builds >> bit) & 1;
  }
  return sum;
}
