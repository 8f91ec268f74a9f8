import {
  agentsOf,
  CYCLE,
  inHand,
  LOCATIONS,
  type Location,
  meetingsOf,
  type Round,
  type Table,
} from "@inkognito/engine/card";
import { AMBASSADOR, type Role } from "@inkognito/engine/core";

/** Where a location card is: on the table since a round of this cycle, or still in the hand. */
export type Lie =
  | { readonly type: "now" }
  | { readonly type: "earlier"; readonly round: number }
  | { readonly type: "hand" };

export interface Row {
  readonly who: Role;
  /** By location, in the order of LOCATIONS. */
  readonly lies: readonly Lie[];
}

/** C3.4: whose location lies where in this cycle, the agents clockwise and the Ambassador last. */
export function rowsOf(table: Table): readonly Row[] {
  const roles: readonly Role[] = [...agentsOf(table.config), AMBASSADOR];
  return roles.map((who) => ({ who, lies: LOCATIONS.map((place) => lieOf(table, who, place)) }));
}

function lieOf(table: Table, who: Role, location: Location): Lie {
  if (table.rounds.length === 0 || inHand(table, who).includes(location)) return { type: "hand" };
  const cycle = cycleOf(table);
  const index = cycle.findIndex((round) => placeIn(round, who) === location);
  return index === cycle.length - 1
    ? { type: "now" }
    : { type: "earlier", round: cycleStart(table) + index + 1 };
}

const placeIn = (round: Round, who: Role): Location | null =>
  who === AMBASSADOR ? round.ambassador : (round.located[who] ?? null);

const cycleStart = ({ rounds }: Table): number => Math.floor((rounds.length - 1) / CYCLE) * CYCLE;

/** The rounds since the players last took all five back. */
const cycleOf = (table: Table): readonly Round[] => table.rounds.slice(cycleStart(table));

/** Which round of its five this is, from 1; 0 before the first. */
export const roundInCycle = ({ rounds }: Table): number =>
  rounds.length === 0 ? 0 : ((rounds.length - 1) % CYCLE) + 1;

/** C3.2: what comes of a place this round; meetings count from 1, in the order in which they take place. */
export type Fate =
  | { readonly type: "quiet" }
  | { readonly type: "meeting"; readonly order: number; readonly state: "past" | "now" | "next" }
  /** Three or more: nothing happens. */
  | { readonly type: "crowd" };

export function fateOf(table: Table, location: Location): Fate {
  const round = table.rounds.at(-1);
  if (round === undefined) return { type: "quiet" };
  const here = agentsOf(table.config).filter((colour) => round.located[colour] === location);
  const all = here.length + (round.ambassador === location ? 1 : 0);
  if (round.ambassador === null) return { type: "quiet" };
  const order = meetingsOf(table).findIndex((meeting) => meeting.location === location);
  if (order < 0) return { type: all >= 3 ? "crowd" : "quiet" };
  const open = table.phase.type === "meeting" || table.phase.type === "showing";
  const now = open ? table.met - 1 : table.met;
  return {
    type: "meeting",
    order: order + 1,
    state:
      order < now ? "past" : order === now && open ? "now" : order < table.met ? "past" : "next",
  };
}

/** C8.1: the Ambassador's choice lies face down. */
export const isPicked = ({ config, phase, rounds }: Table): boolean =>
  config.seats.includes(AMBASSADOR) &&
  rounds.at(-1)?.ambassador === null &&
  (phase.type === "locating" || phase.type === "turning");
