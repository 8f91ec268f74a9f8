import { COLOURS, type Colour } from "../../core/agents.js";
import { assertNever } from "../../core/result.js";
import { AMBASSADOR, colourAt, type Seat, seatOf } from "../../core/seat.js";
import { announcesToPartner, type CardConfig, RULES_VERSION } from "../terms/config.js";
import type { CardViewEvent, Outcome, Revelation } from "../terms/event.js";
import { LOCATIONS, type Location, type Meeting } from "../terms/types.js";

/** What is awaited now, and from whom. */
export type Phase =
  | { readonly type: "unopened" }
  /** The next round is about to begin. */
  | { readonly type: "between" }
  /** C8.1 */
  | { readonly type: "picking"; readonly seat: Seat }
  | { readonly type: "locating"; readonly colour: Colour }
  /** All agents lie; the Ambassador's location is about to be turned up. */
  | { readonly type: "turning" }
  /** The next meeting is about to begin, if there is one. */
  | { readonly type: "gathering" }
  /** C6.3: all who choose do so at the same time. */
  | {
      readonly type: "meeting";
      readonly meeting: Meeting;
      readonly choosers: readonly Seat[];
      readonly chosen: readonly Seat[];
    }
  /** C5.1: the asked agent chooses a black card. */
  | {
      readonly type: "showing";
      readonly seat: Seat;
      readonly asker: Seat;
      readonly witness: Seat | null;
    }
  | {
      readonly type: "ended";
      readonly outcome: Outcome;
      readonly revelation: Revelation;
      readonly seed: string;
    };

/** One round as it lies on the table. */
export interface Round {
  readonly first: Colour;
  readonly located: Readonly<Partial<Record<Colour, Location>>>;
  readonly ambassador: Location | null;
}

/** What everybody knows: the fold of what a spectator is told. */
export interface Table {
  readonly config: CardConfig;
  readonly commitment: string;
  readonly entropy: readonly string[];
  /** All rounds so far, this one last. */
  readonly rounds: readonly Round[];
  /** Counts what was decided; gestures and single choices in a meeting do not count. */
  readonly decision: number;
  /** How many meetings of this round have begun. */
  readonly met: number;
  readonly phase: Phase;
}

/** Before the first event. It has no seats; the config stands in until `began` says what is played. */
export const emptyTable: Table = {
  config: {
    game: "card",
    rulesVersion: RULES_VERSION,
    edition: "telephone",
    seats: [],
    gestures: false,
    first: "random",
  },
  commitment: "",
  entropy: [],
  rounds: [],
  decision: 0,
  met: 0,
  phase: { type: "unopened" },
};

/** Uses only what every viewer is told alike, so that everybody's table is the same. */
export function evolveTable(table: Table, event: CardViewEvent): Table {
  switch (event.type) {
    case "gestured":
      return table;
    case "began": {
      const { config, commitment, entropy } = event;
      return next({ ...emptyTable, config, commitment, entropy }, { type: "between" });
    }
    case "dealt":
      return next(table, table.phase);
    case "roundBegan": {
      const { first } = event;
      const ambassador = seatOf(table.config, AMBASSADOR);
      const rounds = [...table.rounds, { first, located: {}, ambassador: null }];
      const phase: Phase =
        ambassador === null
          ? { type: "locating", colour: first }
          : { type: "picking", seat: ambassador };
      return next(table, phase, rounds, 0);
    }
    case "picked":
      return next(table, { type: "locating", colour: roundOf(table).first });
    case "located": {
      const { colour, location } = event;
      const round = roundOf(table);
      const located = { ...round.located };
      located[colour] = location;
      const waiting = orderFrom(table.config, round.first).find((each) => !located[each]);
      const phase: Phase =
        waiting === undefined ? { type: "turning" } : { type: "locating", colour: waiting };
      return next(table, phase, table.rounds.with(-1, { ...round, located }));
    }
    case "ambassadorLocated": {
      const round = { ...roundOf(table), ambassador: event.location };
      return next(table, { type: "gathering" }, table.rounds.with(-1, round));
    }
    case "met": {
      const { meeting } = event;
      const choosers = choosersOf(table.config, meeting);
      const phase: Phase = { type: "meeting", meeting, choosers, chosen: [] };
      return next(table, phase, table.rounds, table.met + 1);
    }
    case "chose": {
      if (table.phase.type !== "meeting") throw new Error("chose out of place");
      const chosen = [...table.phase.chosen, event.seat];
      return { ...table, phase: { ...table.phase, chosen } };
    }
    case "demanded": {
      const { seat, of } = event;
      const asked = of === null ? null : seatOf(table.config, of);
      const witness = seatOf(table.config, AMBASSADOR);
      return asked === null
        ? next(table, { type: "gathering" })
        : next(table, { type: "showing", seat: asked, asker: seat, witness });
    }
    case "swapped":
    case "blackShown":
    case "looked":
      return next(table, { type: "gathering" });
    case "announced":
      return next(table, { type: "gathering" });
    case "ended": {
      const { outcome, revelation, seed } = event;
      return next(table, { type: "ended", outcome, revelation, seed });
    }
    default:
      return assertNever(event);
  }
}

/** Field by field: a spread costs a third of the time of a whole game. */
const next = (
  { config, commitment, entropy, rounds, decision, met }: Table,
  phase: Phase,
  nowRounds = rounds,
  nowMet = met,
): Table => ({
  config,
  commitment,
  entropy,
  rounds: nowRounds,
  decision: decision + 1,
  met: nowMet,
  phase,
});

export function roundOf({ rounds }: Table): Round {
  const round = rounds.at(-1);
  if (round === undefined) throw new Error("no round has begun");
  return round;
}

/** C7.1: the colour without a player, with three players. */
export function fictitiousOf({ seats }: CardConfig): Colour | null {
  return seats.length === 3 ? (COLOURS.find((colour) => !seats.includes(colour)) ?? null) : null;
}

/** All four agents clockwise; the fictitious one sits after the last player. */
export function agentsOf(config: CardConfig): readonly Colour[] {
  const played = config.seats.filter((role) => role !== AMBASSADOR);
  const fictitious = fictitiousOf(config);
  return fictitious === null ? played : [...played, fictitious];
}

/** The agents in turn order, beginning with this one (C3.1). */
export function orderFrom(config: CardConfig, first: Colour): readonly Colour[] {
  const orders = ORDERS.get(config) ?? ordersOf(config);
  ORDERS.set(config, orders);
  return orders[first];
}

type Orders = Readonly<Record<Colour, readonly Colour[]>>;

/** Every event asks for them, and a game keeps its config: they are made once. */
const ORDERS = new WeakMap<CardConfig, Orders>();

function ordersOf(config: CardConfig): Orders {
  const agents = agentsOf(config);
  const from = (first: Colour): readonly Colour[] => {
    const at = agents.indexOf(first);
    return [...agents.slice(at), ...agents.slice(0, at)];
  };
  return { red: from("red"), green: from("green"), blue: from("blue"), yellow: from("yellow") };
}

/** C3.4: a round's place in its cycle of five, from 0. */
export const CYCLE = LOCATIONS.length;

/** C3.4: the locations still in hand in this cycle. */
export function inHand({ rounds }: Table, who: Colour | typeof AMBASSADOR): readonly Location[] {
  const cycle = rounds.slice(Math.floor((rounds.length - 1) / CYCLE) * CYCLE);
  const isPlayed = (location: Location): boolean =>
    cycle.some(
      (round) => (who === AMBASSADOR ? round.ambassador : round.located[who]) === location,
    );
  return LOCATIONS.filter((location) => !isPlayed(location));
}

/** C3.2, C3.3, C7.3, C8.3: this round's meetings, in the order in which they take place. */
export function meetingsOf(table: Table): readonly Meeting[] {
  const { config } = table;
  const { first, located, ambassador } = roundOf(table);
  const order = orderFrom(config, first);
  const fictitious = fictitiousOf(config);
  const ambassadorPlays = seatOf(config, AMBASSADOR) !== null;
  return LOCATIONS.map(
    (location): Meeting => ({
      location,
      agents: order.filter((colour) => located[colour] === location),
      ambassador: ambassador === location,
    }),
  )
    .filter(({ agents, ambassador: he }) => {
      if (he && agents.length === 2) return ambassadorPlays;
      if (he) return agents.length === 1 && agents[0] !== fictitious;
      return agents.length === 2;
    })
    .sort((a, b) => earliest(order, a) - earliest(order, b));
}

const earliest = (order: readonly Colour[], { agents }: Meeting): number =>
  Math.min(...agents.map((colour) => order.indexOf(colour)));

/** Who chooses in a meeting: every player in it. */
function choosersOf(config: CardConfig, { agents, ambassador }: Meeting): readonly Seat[] {
  const roles = ambassador ? [...agents, AMBASSADOR as typeof AMBASSADOR] : agents;
  return roles.map((role) => seatOf(config, role)).filter((seat) => seat !== null);
}

/** The seats whose decision is awaited. */
export function awaitedAt({ config, phase }: Table): readonly Seat[] {
  switch (phase.type) {
    case "picking":
    case "showing":
      return [phase.seat];
    case "locating": {
      const seat = seatOf(config, phase.colour);
      return seat === null ? [] : [seat];
    }
    case "meeting":
      return phase.choosers.filter((seat) => !phase.chosen.includes(seat));
    case "unopened":
    case "between":
    case "turning":
    case "gathering":
    case "ended":
      return [];
    default:
      return assertNever(phase);
  }
}

/** What a seat may choose between in a meeting (C4, C5, C7.2, C8). */
export type Options = "swap" | "demand" | "look" | "show" | "stand";

export function optionsOf({ config }: Table, seat: Seat, { agents, ambassador }: Meeting): Options {
  const fictitious = fictitiousOf(config);
  if (colourAt(config, seat) === null) return "stand";
  if (ambassador) return agents.length === 2 ? "show" : "demand";
  return fictitious !== null && agents.includes(fictitious) ? "look" : "swap";
}

/** C6.1, C7.4, C8.3, C8.4: may this seat announce in this meeting? */
export function mayAnnounce(table: Table, seat: Seat, meeting: Meeting): boolean {
  const options = optionsOf(table, seat, meeting);
  if (announcesToPartner(table.config)) return options === "swap";
  return options !== "show";
}

/** With whom one swaps, or to whom one shows. */
export function facing(
  { config }: Table,
  seat: Seat,
  { agents, ambassador }: Meeting,
): Seat | null {
  if (ambassador) return seatOf(config, AMBASSADOR);
  const other = agents.find((colour) => seatOf(config, colour) !== seat);
  return other === undefined ? null : seatOf(config, other);
}
