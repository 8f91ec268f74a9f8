import { neighboursOf, SPACES, type SpaceId } from "@inkognito/engine/board";

const SIZE = SPACES.length + 1;

/** Steps by land or sea between any two spaces. A ball opens land as often as sea, so both count one. */
const STEPS: Uint8Array = (() => {
  const steps = new Uint8Array(SIZE * SIZE).fill(255);
  for (const { id: from } of SPACES) {
    let edge: readonly SpaceId[] = [from];
    for (let far = 0; edge.length > 0; far += 1) {
      for (const space of edge) steps[from * SIZE + space] = far;
      const next = new Set(edge.flatMap((space) => neighboursOf(space, "any")));
      edge = [...next].filter((space) => steps[from * SIZE + space] === 255);
    }
  }
  return steps;
})();

export const distance = (from: SpaceId, to: SpaceId): number => STEPS[from * SIZE + to] as number;
