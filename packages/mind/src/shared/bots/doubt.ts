/** By what may be seen or heard: how likely it is with each hand. */
export type Forecast = readonly Float64Array[];

/** What is to be told apart, and the hand at one place: by label and hand, how likely both are. */
export type Joint = readonly Float64Array[];

const ANY = new Float64Array(16).fill(1);

/** The bits that what comes is expected to tell about the labels. */
export function bitsAbout(joint: Joint, forecast: Forecast): number {
  if (joint.length < 2) return 0;
  let after = 0;
  for (const row of forecast) after += doubt(joint, row);
  return Math.max(0, doubt(joint, ANY) - after);
}

/** The bits still missing once this has come, times how likely it comes. */
function doubt(joint: Joint, row: Float64Array): number {
  let [total, sum] = [0, 0];
  for (const each of joint) {
    let weight = 0;
    for (let hand = 0; hand < 16; hand += 1) {
      weight += (each[hand] as number) * (row[hand] as number);
    }
    if (weight <= 0) continue;
    total += weight;
    sum -= weight * Math.log2(weight);
  }
  return total <= 0 ? 0 : sum + total * Math.log2(total);
}
