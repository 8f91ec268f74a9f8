import { AGENTS, COLOURS, type Tic } from "../../core/agents.js";
import { isOneOf } from "../../core/lists.js";
import { isSeatOf, SEATS, type Seat } from "../../core/seat.js";
import { type Card, isCard } from "./cards.js";
import { isSpace } from "./map.js";
import {
  BALLS,
  BUILDS,
  type Code,
  isPiece,
  LETTERS,
  type Placement,
  type Sheet,
  type SpaceId,
  type Step,
  SUBJECTS,
  type Subject,
} from "./types.js";

/** The number of the decision an action answers, so that a late click cannot land in the next one. */
interface Answering {
  readonly decision: number;
}

/** Requests. What answers a decision names it; gestures and the sealed sheet come at any time. */
export type BoardAction =
  | (Answering & { readonly type: "place"; readonly placement: Placement })
  | (Answering & { readonly type: "move"; readonly steps: readonly Step[] })
  | (Answering & { readonly type: "walk"; readonly path: readonly SpaceId[] })
  | (Answering & {
      readonly type: "ask";
      /** Where the meeting is. */
      readonly space: SpaceId;
      readonly of: Seat;
      readonly about: Subject;
    })
  | (Answering & { readonly type: "step"; readonly space: SpaceId; readonly to: SpaceId })
  | (Answering & { readonly type: "show"; readonly cards: readonly Card[] })
  | (Answering & { readonly type: "object" })
  | (Answering & { readonly type: "banish"; readonly to: SpaceId })
  | (Answering & { readonly type: "endTurn" })
  | (Answering & { readonly type: "announce"; readonly partner: Seat; readonly code: Code })
  | (Answering & { readonly type: "announceAlone" })
  | (Answering & { readonly type: "shakeHands"; readonly given: boolean })
  | { readonly type: "seal"; readonly sheet: Sheet }
  | { readonly type: "gesture"; readonly tic: Tic; readonly to: Seat | "all" };

export type ActionType = BoardAction["type"];

type Fields = Readonly<Record<string, unknown>>;

/** What each kind of request must carry. Whether it is allowed is another question. */
const SHAPES: { readonly [K in ActionType]: (fields: Fields) => boolean } = {
  place: ({ placement }) => isRecord(placement, BUILDS, isSpace),
  move: ({ steps }) => isList(steps, 3, isStep),
  walk: ({ path }) => isList(path, 2, isSpace),
  ask: ({ space, of, about }) => isSpace(space) && isSeat(of) && isOneOf(SUBJECTS, about),
  step: ({ space, to }) => isSpace(space) && isSpace(to),
  show: ({ cards }) => isList(cards, 3, isCard),
  object: () => true,
  banish: ({ to }) => isSpace(to),
  endTurn: () => true,
  announce: ({ partner, code }) => isSeat(partner) && isCode(code),
  announceAlone: () => true,
  shakeHands: ({ given }) => typeof given === "boolean",
  seal: ({ sheet }) => isRecord(sheet, COLOURS, isSuspicion),
  gesture: ({ tic, to }) => isOneOf(AGENTS, tic) && (to === "all" || isSeat(to)),
};

export function isBoardAction(value: unknown): value is BoardAction {
  if (typeof value !== "object" || value === null) return false;
  const fields = value as Fields;
  const { type, decision } = fields;
  if (typeof type !== "string" || !Object.hasOwn(SHAPES, type)) return false;
  if (type !== "seal" && type !== "gesture" && !Number.isSafeInteger(decision)) return false;
  return SHAPES[type as ActionType](fields);
}

const isSeat = (value: unknown): value is Seat => isSeatOf(SEATS.length, value);

/** A short list. It is spread first: `every` passes over holes, and a hole is no value. */
const isList = (value: unknown, most: number, isItem: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length <= most && [...value].every(isItem);

function isStep(value: unknown): value is Step {
  if (typeof value !== "object" || value === null) return false;
  const { ball, piece, to } = value as Fields;
  return isOneOf(BALLS, ball) && isPiece(piece) && isSpace(to);
}

export const CODES: readonly Code[] = LETTERS.flatMap((first) =>
  LETTERS.filter((second) => second !== first).map((second): Code => `${first}-${second}`),
);
const isCode = (value: unknown): value is Code => isOneOf(CODES, value);

function isSuspicion(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const { identity, build } = value as Fields;
  return isOneOf(AGENTS, identity) && isOneOf(BUILDS, build);
}

function isRecord(
  value: unknown,
  keys: readonly string[],
  isValue: (value: unknown) => boolean,
): boolean {
  if (typeof value !== "object" || value === null) return false;
  return keys.every((key) => Object.hasOwn(value, key) && isValue((value as Fields)[key]));
}
