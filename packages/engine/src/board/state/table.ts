import { assertNever } from "../../core/result.js";
import { AMBASSADOR, agentSeats, colourAt, roleOf, type Seat, seatOf } from "../../core/seat.js";
import { type BoardConfig, PRESETS, RULES_VERSION } from "../terms/config.js";
import type { BoardViewEvent, Outcome, Owed, Question, Revelation } from "../terms/event.js";
import {
  type Ball,
  type Code,
  colourOf,
  PIECES,
  type Piece,
  type Positions,
  type SpaceId,
  type Step,
} from "../terms/types.js";

/** What is awaited now, and from whom. Each phase carries just its own data. */
export type Phase =
  | { readonly type: "unopened" }
  | { readonly type: "placing"; readonly ready: readonly Seat[] }
  | { readonly type: "dealing" }
  /** The cards are dealt, and the next turn is about to begin. */
  | { readonly type: "between" }
  | { readonly type: "moving"; readonly seat: Seat; readonly balls: readonly Ball[] }
  | { readonly type: "walking"; readonly seat: Seat }
  | { readonly type: "resolving"; readonly seat: Seat }
  | {
      readonly type: "answering";
      readonly seat: Seat;
      readonly question: Question;
      /** Cards owed after a right objection; null: an ordinary answer. */
      readonly owed: Owed | null;
    }
  | {
      readonly type: "banishing";
      readonly seat: Seat;
      readonly question: Question;
      /** B7.5: the asker may object now. */
      readonly objectable: boolean;
    }
  | {
      readonly type: "handshake";
      readonly seat: Seat;
      readonly announcer: Seat;
      readonly code: Code;
    }
  | { readonly type: "escape"; readonly announcer: Seat }
  | {
      readonly type: "ended";
      readonly outcome: Outcome;
      readonly revelation: Revelation;
      readonly seed: string;
    };

/** What everybody knows: the fold of what a spectator is told. */
export interface Table {
  readonly config: BoardConfig;
  readonly commitment: string;
  readonly entropy: readonly string[];
  readonly positions: Positions;
  /** Turns begun so far; also the index of the Phantom's next draw. */
  readonly turn: number;
  /** Counts what was decided; gestures, sheets and placements of single seats do not count. */
  readonly decision: number;
  readonly phase: Phase;
  /** B12.5: the Ambassador's player has declared. */
  readonly sealed: boolean;
}

/** Before the first event. It has no seats; the config stands in until `began` says what is played. */
export const emptyTable: Table = {
  config: {
    game: "board",
    rulesVersion: RULES_VERSION,
    edition: "korea",
    seats: [],
    ...PRESETS.korea,
    repeats: "blocked",
    placement: "random",
  },
  commitment: "",
  entropy: [],
  positions: {},
  turn: 0,
  decision: 0,
  phase: { type: "unopened" },
  sealed: false,
};

/** Uses only what every viewer is told alike, so that everybody's table is the same. */
export function evolveTable(table: Table, event: BoardViewEvent): Table {
  switch (event.type) {
    case "gestured":
      return table;
    case "sealed":
      return { ...table, sealed: true };
    case "placementChosen": {
      const ready = table.phase.type === "placing" ? table.phase.ready : [];
      return { ...table, phase: { type: "placing", ready: [...ready, event.seat] } };
    }
    case "began": {
      const { config, commitment, entropy } = event;
      const phase: Phase =
        config.placement === "chosen" ? { type: "placing", ready: [] } : { type: "dealing" };
      return next({ ...emptyTable, config, commitment, entropy }, phase);
    }
    case "placed":
      return next(table, { type: "dealing" }, event.positions);
    case "dealt":
    case "turnEnded":
      return next(table, { type: "between" });
    case "turnBegan": {
      const { seat, turn, balls } = event;
      const phase: Phase =
        roleOf(table.config, seat) === AMBASSADOR
          ? { type: "walking", seat }
          : { type: "moving", seat, balls };
      return { ...next(table, phase), turn };
    }
    case "moved":
      return next(
        table,
        { type: "resolving", seat: event.seat },
        afterSteps(table.positions, event.steps),
      );
    case "walked": {
      const end = event.path.at(-1);
      const phase: Phase = { type: "resolving", seat: event.seat };
      return end === undefined
        ? next(table, phase)
        : next(table, phase, moved(table.positions, AMBASSADOR, end));
    }
    case "stepped":
    case "banished":
      return next(
        table,
        { type: "resolving", seat: event.seat },
        moved(table.positions, event.piece, event.to),
      );
    case "asked": {
      const { question } = event;
      return next(table, { type: "answering", seat: question.of, question, owed: null });
    }
    case "answered": {
      // A scenario recalls earlier answers before the first turn; those banish no figure.
      if (table.phase.type !== "answering") return next(table, table.phase);
      const { question, penalty } = event;
      const objectable = table.config.repeats === "challenge" && !penalty;
      return next(table, { type: "banishing", seat: question.asker, question, objectable });
    }
    case "objected": {
      if (table.phase.type !== "banishing") throw new Error("objected out of place");
      const { question } = table.phase;
      return event.owed === null
        ? next(table, { ...table.phase, objectable: false })
        : next(table, { type: "answering", seat: question.of, question, owed: event.owed });
    }
    case "announced": {
      const { seat, partner, code } = event;
      return next(table, { type: "handshake", seat: partner, announcer: seat, code });
    }
    case "announcedAlone":
      return next(table, { type: "escape", announcer: event.seat });
    case "handAnswered":
      return next(table, table.phase);
    case "ended": {
      const { outcome, revelation, seed } = event;
      return next(table, { type: "ended", outcome, revelation, seed });
    }
    default:
      return assertNever(event);
  }
}

const next = (table: Table, phase: Phase, positions = table.positions): Table => ({
  config: table.config,
  commitment: table.commitment,
  entropy: table.entropy,
  positions,
  turn: table.turn,
  decision: table.decision + 1,
  phase,
  sealed: table.sealed,
});

export const moved = (positions: Positions, piece: Piece, to: SpaceId): Positions => ({
  ...positions,
  [piece]: to,
});

export function afterSteps(positions: Positions, steps: readonly Step[]): Positions {
  const after = { ...positions };
  for (const { piece, to } of steps) after[piece] = to;
  return after;
}

/** The pieces on a space. */
export const piecesOn = (positions: Positions, space: SpaceId): readonly Piece[] =>
  PIECES.filter((piece) => positions[piece] === space);

export function isFree(positions: Positions, space: SpaceId): boolean {
  for (const piece of PIECES) if (positions[piece] === space) return false;
  return true;
}

/** Does this seat move this piece by right? */
export function isOwn(config: BoardConfig, seat: Seat, piece: Piece): boolean {
  return (colourOf(piece) ?? AMBASSADOR) === roleOf(config, seat);
}

/** B4.1: one of the seat's pieces and another seat's on one space. */
export interface Meeting {
  readonly space: SpaceId;
  readonly own: Piece;
  readonly other: Piece;
}

/** The meetings still to be resolved: exactly the spaces that are shared. */
export function meetingsOf({ config, positions }: Table, seat: Seat): readonly Meeting[] {
  const meetings: Meeting[] = [];
  for (const own of PIECES) {
    const space = positions[own];
    if (space === undefined || !isOwn(config, seat, own)) continue;
    for (const other of PIECES) {
      if (other !== own && positions[other] === space) meetings.push({ space, own, other });
    }
  }
  return meetings;
}

/** Who may be asked in a meeting: the figure's player, or through the Ambassador any other agent. */
export function askable(config: BoardConfig, asker: Seat, { other }: Meeting): readonly Seat[] {
  const colour = colourOf(other);
  if (colour === null) return agentSeats(config).filter((seat) => seat !== asker);
  const seat = seatOf(config, colour);
  return seat === null ? [] : [seat];
}

/** The seats whose decision is awaited. */
export function awaitedAt({ config, phase }: Table): readonly Seat[] {
  switch (phase.type) {
    case "placing":
      return agentSeats(config).filter((seat) => !phase.ready.includes(seat));
    case "moving":
    case "walking":
    case "resolving":
    case "answering":
    case "banishing":
    case "handshake":
      return [phase.seat];
    case "unopened":
    case "dealing":
    case "between":
    case "escape":
    case "ended":
      return [];
    default:
      return assertNever(phase);
  }
}

/** Do the agents hold their secret cards? */
export const isDealt = ({ phase }: Table): boolean =>
  phase.type !== "unopened" && phase.type !== "placing" && phase.type !== "dealing";

export const hasColour = (config: BoardConfig, seat: Seat): boolean =>
  colourAt(config, seat) !== null;
