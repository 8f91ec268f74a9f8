import type { BoardState } from "../board/state/state.js";
import type { BoardEvent } from "../board/terms/event.js";
import type { CardState } from "../card/state/state.js";
import type { CardEvent } from "../card/terms/event.js";
import type { GameTypes } from "../core/game.js";
import { AMBASSADOR, hasAmbassadorPlayer, type Seating } from "../core/seat.js";
import type { GameName } from "../games/index.js";
import type { HostTypes } from "../games/rules.js";
import { isObject, type Json, type JsonObject } from "./json.js";

/** Who asked for what, so that this became a fact. Out of a file: `decide` takes anything. */
export interface Request {
  readonly seat: unknown;
  readonly action: unknown;
}

type Fields = { readonly [key: string]: Json | undefined };

/** How facts came about, for one game. */
export interface Requests<T extends GameTypes & { Event: { readonly type: string } }> {
  /** By type of event: the request it answers; null: it never comes first, it follows from another one. */
  readonly byEvent: {
    readonly [K in T["Event"]["type"]]: ((event: Fields, state: T["State"]) => Request) | null;
  };
  /** The fields of an event that chance has filled in. */
  drawn(event: T["Event"], state: T["State"]): readonly string[];
}

const fieldsOf = (value: Json | undefined): Fields => (isObject(value) ? value : {});

/** An action that answers the decision of this moment. */
const answering = (
  { table }: { readonly table: { readonly decision: number } },
  seat: unknown,
  action: object,
): Request => ({ seat, action: { decision: table.decision, ...action } });

const gestured = ({ seat, tic, to }: Fields): Request => ({
  seat,
  action: { type: "gesture", tic, to },
});

const board: Requests<HostTypes["board"]> = {
  byEvent: {
    began: null,
    placed: null,
    dealt: null,
    turnBegan: null,
    ended: null,
    placementChosen: ({ seat, placement }, state) =>
      answering(state, seat, { type: "place", placement }),
    moved: ({ seat, steps }, state) => answering(state, seat, { type: "move", steps }),
    walked: ({ seat, path }, state) => answering(state, seat, { type: "walk", path }),
    stepped: ({ seat, piece, to }, state) =>
      answering(state, seat, { type: "step", space: spaceOf(state, piece), to }),
    asked: ({ question }, state) => {
      const { asker, of, about, space } = fieldsOf(question);
      return answering(state, asker, { type: "ask", space, of, about });
    },
    answered: ({ question, cards }, state) => {
      const { of } = fieldsOf(question);
      return answering(state, of, { type: "show", cards });
    },
    objected: ({ seat }, state) => answering(state, seat, { type: "object" }),
    banished: ({ seat, to }, state) => answering(state, seat, { type: "banish", to }),
    turnEnded: ({ seat }, state) => answering(state, seat, { type: "endTurn" }),
    announced: ({ seat, partner, code }, state) =>
      answering(state, seat, { type: "announce", partner, code }),
    announcedAlone: ({ seat }, state) => answering(state, seat, { type: "announceAlone" }),
    handAnswered: ({ seat, given }, state) => answering(state, seat, { type: "shakeHands", given }),
    sealed: ({ seat, sheet }) => ({ seat, action: { type: "seal", sheet } }),
    gestured,
  },
  drawn: drawnOnBoard,
};

/** Where a piece stands that the file names. */
function spaceOf({ table }: BoardState, piece: Json | undefined): unknown {
  return typeof piece === "string" && Object.hasOwn(table.positions, piece)
    ? table.positions[piece as keyof typeof table.positions]
    : null;
}

function drawnOnBoard(event: BoardEvent, { table }: BoardState): readonly string[] {
  switch (event.type) {
    case "began":
      return ["commitment", "entropy"];
    case "placed":
      return table.config.placement === "random" ? ["positions"] : [];
    case "dealt":
      return ["hands", "arrested"];
    case "turnBegan":
      return event.turn === 1 && table.config.first === undefined ? ["seat", "balls"] : ["balls"];
    case "ended":
      return ["seed"];
    default:
      return [];
  }
}

const card: Requests<HostTypes["card"]> = {
  byEvent: {
    began: null,
    dealt: null,
    roundBegan: null,
    ambassadorLocated: null,
    met: null,
    swapped: null,
    demanded: null,
    looked: null,
    announced: null,
    ended: null,
    picked: ({ seat, location }, state) => answering(state, seat, { type: "pick", location }),
    located: ({ colour, location }, state) =>
      answering(state, seatAt(state.table.config, colour), { type: "locate", location }),
    chose: ({ seat, choice }, state) => answering(state, seat, { type: "choose", choice }),
    blackShown: ({ of, card }, state) => answering(state, of, { type: "show", card }),
    gestured,
  },
  drawn: drawnAtCards,
};

const seatAt = ({ seats }: Seating, colour: Json | undefined): number =>
  colour === AMBASSADOR ? -1 : (seats as readonly unknown[]).indexOf(colour);

function drawnAtCards(event: CardEvent, { table }: CardState): readonly string[] {
  const { config } = table;
  switch (event.type) {
    case "began":
      return ["commitment", "entropy"];
    case "dealt":
      return ["hands", "fictitious"];
    case "roundBegan":
      return event.round === 1 && config.first === "random" ? ["first"] : [];
    case "located":
      return config.seats.includes(event.colour) ? [] : ["location"];
    case "ambassadorLocated":
      return hasAmbassadorPlayer(config) ? [] : ["location"];
    case "ended":
      return ["seed"];
    default:
      return [];
  }
}

export const REQUESTS: { readonly [G in GameName]: Requests<HostTypes[G]> } = { board, card };

/** Every event of each game. */
export const EVENT_TYPES: Readonly<Record<GameName, readonly string[]>> = {
  board: Object.keys(board.byEvent),
  card: Object.keys(card.byEvent),
};

/** The same but for these fields. */
export function without(event: JsonObject, fields: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(event).filter(([key]) => !fields.includes(key)));
}
