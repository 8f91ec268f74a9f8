import { sampleAction } from "../../src/board/legal/sample.js";
import { type BoardTypes, boardGame } from "../../src/board/rules.js";
import { type BoardAction, CODES } from "../../src/board/terms/action.js";
import { CARDS } from "../../src/board/terms/cards.js";
import { homesOf, SPACES } from "../../src/board/terms/map.js";
import { REFUSAL_CODES } from "../../src/board/terms/refusal.js";
import { BALLS, BUILDS, PIECES, type Sheet, SUBJECTS } from "../../src/board/terms/types.js";
import { AGENTS, COLOURS } from "../../src/core/agents.js";
import { combinations } from "../../src/core/lists.js";
import { AMBASSADOR, type Seat, SPECTATOR, seatOf } from "../../src/core/seat.js";
import { agreementLaws } from "../shared/agreement.js";
import { size } from "../shared/size.js";
import {
  type Moment,
  momentsOf,
  type RandomTable,
  seatsAt,
  spread,
  tableOf,
  viewAt,
} from "./games.js";

/** Every request there can be, but for movements of more than one step and most sheets. */
function* conceivable(decision: number): Iterable<BoardAction> {
  const spaces = SPACES.map(({ id }) => id);
  const seats = [0, 1, 2, 3, 4] as const;
  for (const tic of AGENTS) {
    for (const to of [...seats, "all"] as const) yield { type: "gesture", tic, to };
  }
  for (const identities of fours(AGENTS))
    yield { type: "seal", sheet: sheetOf(identities, BUILDS) };
  for (const builds of fours(BUILDS)) yield { type: "seal", sheet: sheetOf(AGENTS, builds) };
  for (const colour of COLOURS) {
    for (const [tall = 0, short = 0, fat = 0, thin = 0] of fours(homesOf(colour))) {
      yield { type: "place", decision, placement: { tall, short, fat, thin } };
    }
  }
  yield { type: "move", decision, steps: [] };
  for (const ball of BALLS) {
    for (const piece of PIECES) {
      for (const to of spaces) yield { type: "move", decision, steps: [{ ball, piece, to }] };
    }
  }
  yield { type: "walk", decision, path: [] };
  for (const space of spaces) {
    yield { type: "walk", decision, path: [space] };
    yield { type: "banish", decision, to: space };
    for (const to of spaces) {
      yield { type: "walk", decision, path: [space, to] };
      yield { type: "step", decision, space, to };
    }
    for (const of of seats) {
      for (const about of SUBJECTS) yield { type: "ask", decision, space, of, about };
    }
  }
  for (const count of [0, 1, 2, 3]) {
    for (const cards of combinations(CARDS, count)) yield { type: "show", decision, cards };
  }
  for (const partner of seats) {
    for (const code of CODES) yield { type: "announce", decision, partner, code };
  }
  for (const given of [true, false]) yield { type: "shakeHands", decision, given };
  for (const type of ["object", "endTurn", "announceAlone"] as const) yield { type, decision };
}

const fours = <T>(items: readonly T[]): readonly (readonly T[])[] =>
  items.flatMap((a) => items.flatMap((b) => items.flatMap((c) => items.map((d) => [a, b, c, d]))));

const sheetOf = (identities: readonly string[], builds: readonly string[]): Sheet =>
  Object.fromEntries(
    COLOURS.map((colour, i) => [colour, { identity: identities[i], build: builds[i] }]),
  ) as unknown as Sheet;

/** Everybody whose decision is awaited, and one of the others: the Ambassador, if he plays. */
const someSeats = (moment: Moment): ReadonlySet<Seat> => {
  const awaited = boardGame.awaited(viewAt(moment, SPECTATOR));
  const others = seatsAt(moment).filter((seat) => !awaited.includes(seat));
  const ambassador = seatOf(moment.state.table.config, AMBASSADOR);
  return new Set([...awaited, ...(ambassador === null ? others.slice(-1) : [ambassador])]);
};

const EAGER = { announce: 6, gesture: 6, seal: 4 };

agreementLaws<BoardTypes, RandomTable>(
  { game: boardGame, tableOf, momentsOf },
  {
    positions: spread(size("positions", { short: 200, full: 400 })),
    codes: REFUSAL_CODES,
    conceivable,
    isBeyond: (action) => action.type === "move" && action.steps.length > 1,
    // B3.5 takes two steps.
    elsewhere: ["malformed", "notAtTable", "staleDecision", "twoOfOnePlayer"],
    seats: someSeats,
    sample: (view, below) => sampleAction(view, below, EAGER),
    words: [
      BALLS,
      PIECES,
      CARDS,
      SUBJECTS,
      CODES,
      AGENTS,
      BUILDS,
      [...new Set([...conceivable(0)].map(({ type }) => type))],
    ],
    number: (below) => (below(2) === 0 ? below(5) : 1 + below(58)),
  },
);
