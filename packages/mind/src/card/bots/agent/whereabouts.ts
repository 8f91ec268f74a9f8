import { inHand, LOCATIONS, roundOf, type Table } from "@inkognito/engine/card";
import { AMBASSADOR, COLOURS, type Colour } from "@inkognito/engine/core";

/** How likely somebody is at each of the LOCATIONS. */
type Likely = readonly number[];

/** Where everybody may be when all locations of this round lie. */
export interface Whereabouts {
  /** By place in COLOURS. */
  readonly agents: readonly Likely[];
  readonly ambassador: Likely;
}

/** C3.1, C3.4: what lies is certain, and of what somebody has in hand all is equally likely. */
export function whereaboutsOf(table: Table): Whereabouts {
  const { located, ambassador } = roundOf(table);
  return {
    agents: COLOURS.map((colour) => {
      const lies = located[colour];
      return LIKELY(lies === undefined ? inHand(table, colour) : [lies]);
    }),
    ambassador: LIKELY(ambassador === null ? inHand(table, AMBASSADOR) : [ambassador]),
  };
}

const LIKELY = (open: readonly string[]): Likely =>
  LOCATIONS.map((location) => (open.includes(location) ? 1 / open.length : 0));

/** C3.2: in how many of the rounds that lie, after this one, exactly one other was with this agent. */
export function meetingsAfter({ rounds }: Table, colour: Colour, round: number): number {
  let count = 0;
  for (const { located, ambassador } of rounds.slice(round, -1)) {
    const there = located[colour];
    const agents = COLOURS.filter((each) => located[each] === there).length;
    if (agents + (ambassador === there ? 1 : 0) === 2) count += 1;
  }
  return count;
}
