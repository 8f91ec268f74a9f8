import { inHand, LOCATIONS, type Location, roundOf, type Table } from "@inkognito/engine/card";
import { AMBASSADOR, COLOURS, type Colour } from "@inkognito/engine/core";
import { byFace } from "../../../shared/worlds/faces.js";
import { type Four, four } from "../../../shared/worlds/hands.js";

/** How likely an agent is at each location. */
type Likely = Readonly<Record<Location, number>>;

/** Where all may be when the locations of this round are complete. */
export interface Whereabouts {
  /** By colour. */
  readonly agents: Four<Likely>;
  readonly ambassador: Likely;
}

/** C3.1, C3.4: a card that lies is certain; all cards still in a hand are equally likely. */
export function whereaboutsOf(table: Table): Whereabouts {
  const { located, ambassador } = roundOf(table);
  return {
    agents: four((index) => {
      const lies = located[COLOURS[index]];
      return likely(lies === undefined ? inHand(table, COLOURS[index]) : [lies]);
    }),
    ambassador: likely(ambassador === null ? inHand(table, AMBASSADOR) : [ambassador]),
  };
}

const likely = (open: readonly Location[]): Likely =>
  byFace(LOCATIONS, (location) => (open.includes(location) ? 1 / open.length : 0));

/** C3.2: in how many rounds after this one exactly one other was with this agent. */
export function meetingsAfter({ rounds }: Table, colour: Colour, round: number): number {
  let count = 0;
  for (const { located, ambassador } of rounds.slice(round, -1)) {
    const there = located[colour];
    const agents = COLOURS.filter((each) => located[each] === there).length;
    if (agents + (ambassador === there ? 1 : 0) === 2) count += 1;
  }
  return count;
}
