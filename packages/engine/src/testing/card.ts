import { cardGame } from "../card/rules.js";
import type { CardState } from "../card/state/state.js";
import type { Table } from "../card/state/table.js";
import type { CardView } from "../card/state/view.js";
import type { CardAction, Choice } from "../card/terms/action.js";
import type { Card } from "../card/terms/cards.js";
import { type CardOptions, cardConfig, EDITION_NUMBERS } from "../card/terms/config.js";
import type { CardEvent } from "../card/terms/event.js";
import type { CardRefusal } from "../card/terms/refusal.js";
import { type Code, LOCATIONS, type Location, type Side } from "../card/terms/types.js";
import { AGENTS, COLOURS, type Colour } from "../core/agents.js";
import type { Chance } from "../core/chance.js";
import { fold } from "../core/game.js";
import { AMBASSADOR, type Seat, seatOf, type Viewer } from "../core/seat.js";
import { scriptedChance } from "./chance.js";

/** A card game under test: where it is, and how it came there. */
export interface CardTestTable {
  readonly state: CardState;
  readonly events: readonly CardEvent[];
  readonly chance: Chance;
}

export interface CardTestOptions extends CardOptions {
  /** By agent clockwise, the fictitious one last, as in "F 0": an identity and the place of a number. */
  readonly hands?: readonly string[];
  readonly first?: Colour;
  /** The Ambassador's pile, top first, of the first five rounds. */
  readonly pile?: readonly Location[];
  /** Where the fictitious agent goes, round by round. */
  readonly fictitious?: readonly Location[];
  /** Which of the fictitious agent's cards lies left. */
  readonly left?: "identity" | "number";
}

/** Red F, green B, blue Z, yellow X, each with the edition's number of that place; red begins. */
const HANDS = ["F 0", "B 1", "Z 2", "X 3"];

export function cardTable(options: CardTestOptions = {}): CardTestTable {
  const {
    hands = HANDS,
    pile = LOCATIONS,
    fictitious = LOCATIONS,
    left = "identity",
    ...rest
  } = options;
  const config = cardConfig({ first: "red", ...rest });
  if (!config.ok) throw new Error(config.error.field);
  const words = hands.map((hand) => hand.split(" "));
  const chance = scriptedChance({
    deal: {
      0: words.map(([identity]) => AGENTS.indexOf(identity as (typeof AGENTS)[number])),
      1: words.map(([, place]) => Number(place)),
    },
    sides: { 0: [left === "identity" ? 0 : 1] },
    pile: { 0: pile.map((location) => LOCATIONS.indexOf(location)) },
    fictitious: Object.fromEntries(
      fictitious.map((location, i) => {
        const left = LOCATIONS.filter((each) => !fictitious.slice(0, i).includes(each));
        return [i + 1, [left.indexOf(location)]];
      }),
    ),
  });
  const events = cardGame.setup(config.value, chance);
  return { state: fold(cardGame, events), events, chance };
}

/** An action without the number of its decision: the test's table fills it in. */
export type CardAct = CardAction extends infer A
  ? A extends CardAction
    ? Omit<A, "decision">
    : never
  : never;

/** The table after these; a refusal fails the test. */
export function afterCards(
  table: CardTestTable,
  ...acts: readonly (readonly [Seat, CardAct])[]
): CardTestTable {
  let now = table;
  for (const [seat, act] of acts) {
    const decided = cardGame.decide(now.state, seat, numbered(now, act), now.chance);
    if (!decided.ok) {
      throw new Error(
        `seat ${seat} may not ${JSON.stringify(act)}: ${JSON.stringify(decided.error)}`,
      );
    }
    const state = fold(cardGame, decided.value, now.state);
    now = { ...now, state, events: [...now.events, ...decided.value] };
  }
  return now;
}

/** Everybody plays a location of this round, in turn order; the fictitious agent plays by itself. */
export function located(
  table: CardTestTable,
  places: Partial<Record<Colour, Location>>,
): CardTestTable {
  let now = table;
  const { length } = table.state.table.rounds;
  for (;;) {
    const { config, phase, rounds } = now.state.table;
    if (phase.type !== "locating" || rounds.length > length) return now;
    const location = places[phase.colour];
    if (location === undefined) throw new Error(`where does ${phase.colour} go?`);
    const seat = config.seats.indexOf(phase.colour) as Seat;
    now = afterCards(now, [seat, { type: "locate", location }]);
  }
}

const LETTERS: Readonly<Record<string, Location>> = {
  R: "rialto",
  M: "sanMarco",
  G: "sanGiorgio",
  S: "salute",
  B: "bridgeOfSighs",
};

/** Locations by letter, as in "R M": Rialto, San Marco, San Giorgio, Salute, Bridge of Sighs. */
export const places = (text: string): readonly Location[] =>
  text.split(" ").map((letter) => {
    const location = LETTERS[letter];
    if (location === undefined) throw new Error(`no location begins with ${letter}`);
    return location;
  });

/**
 * One round: where red, green, blue and yellow go, and after a bar the Ambassador if someone plays
 * him, as in "R R M S | B". What chance plays is not read.
 */
export function round(table: CardTestTable, text: string): CardTestTable {
  const [agents = "", ambassador] = text.split(" | ");
  const list = places(agents);
  const seat = seatOf(table.state.table.config, AMBASSADOR);
  const [location] = ambassador === undefined ? [] : places(ambassador);
  const picked =
    seat === null || location === undefined
      ? table
      : afterCards(table, [seat, { type: "pick", location }]);
  return located(picked, Object.fromEntries(COLOURS.map((colour, i) => [colour, list[i]])));
}

/** A new game after its first round, in which all go where `round` says, those whom chance plays too. */
export function gathered(text: string, options: CardTestOptions = {}): CardTestTable {
  const [agents = "", ambassador = ""] = text.split(" | ");
  const list = places(agents);
  const begun = (first: Location | undefined): readonly Location[] =>
    first === undefined ? LOCATIONS : [first, ...LOCATIONS.filter((each) => each !== first)];
  const pile = begun(places(ambassador)[0]);
  const { config } = cardTable(options).state.table;
  const unplayed = COLOURS.findIndex((colour) => !config.seats.includes(colour));
  const fictitious = begun(list[unplayed]);
  return round(cardTable({ pile, fictitious, ...options }), text);
}

/** Why this seat may not do that now; null: it may. */
export function cardRefusal(table: CardTestTable, seat: Seat, act: CardAct): CardRefusal | null {
  const decided = cardGame.decide(table.state, seat, numbered(table, act), table.chance);
  return decided.ok ? null : (decided.error as CardRefusal);
}

export const chooses = (choice: Choice): CardAct => ({ type: "choose", choice });
export const pair = (...cards: readonly Card[]): CardAct => chooses({ type: "cards", cards });
export const announce = (...code: Code): CardAct => chooses({ type: "announce", code });
export const demand = (of: Colour, side: Side | null = null): CardAct =>
  chooses({ type: "demand", of, side });
export const decline: CardAct = chooses({ type: "decline" });
export const look = (side: Side): CardAct => chooses({ type: "look", side });
export const pass: CardAct = chooses({ type: "pass" });
export const black = (card: Card): CardAct => ({ type: "show", card });

const numbered = ({ state }: CardTestTable, act: CardAct): unknown => ({
  decision: state.table.decision,
  ...act,
});

export const publicCardTable = ({ state }: CardTestTable): Table => state.table;
export const cardViewAt = ({ state }: CardTestTable, viewer: Viewer): CardView =>
  cardGame.viewOf(state, viewer);

/** The number at a place of the code, for tests that hold in both editions. */
export const numberAt = ({ state }: CardTestTable, place: 0 | 1 | 2 | 3) =>
  EDITION_NUMBERS[state.table.config.edition][place];
