import { randomBytes } from "node:crypto";
import { beginMatch, EDITION_TABLE, type Match } from "@inkognito/engine/card";
import {
  AMBASSADOR,
  COLOURS,
  type Role,
  SEED_BYTES,
  type Seat,
  type Seating,
  seatOf,
  seedFromText,
} from "@inkognito/engine/core";
import { GAME_NAMES, type GameName } from "@inkognito/engine/games";
import type { HostTypes } from "@inkognito/engine/games/rules";
import { LEVELS, type Level } from "@inkognito/mind/levels";
import { boardConfigFrom } from "../games/board/tableRules.js";
import { cardConfigFrom } from "../games/card/tableRules.js";
import { type RuleValues, seatsFrom } from "../games/shared/ruleOptions.js";
import { parseChoice, UsageError } from "../usage.js";

/** A game in the terminal: which one, and who sits where. */
export interface PlaySetup<G extends GameName = GameName> {
  readonly config: HostTypes[G]["Config"];
  /** The person's. */
  readonly seat: Seat;
  readonly name: string;
  /** By seat; null: the person. */
  readonly levels: readonly (Level | null)[];
  /** What seeds are made from; null: every game gets one from the system. */
  readonly seedText: string | null;
  /** What a match has come to before this game (C9); null: a single game. */
  readonly match: Pick<Match, "points" | "games"> | null;
}

export interface PlayValues extends RuleValues {
  readonly game?: string | undefined;
  readonly players?: string | undefined;
  readonly seats?: string | undefined;
  readonly as?: string | undefined;
  readonly name?: string | undefined;
  readonly seed?: string | undefined;
  readonly gestures?: boolean | undefined;
  readonly match?: boolean | undefined;
}

/** Longer than at an online table: games that are kept have such names. */
export const MAX_KEPT_NAME = 24;

const ROLES: readonly Role[] = [...COLOURS, AMBASSADOR];

/** What was typed on the command line into a table. */
export function parsePlay(values: PlayValues): PlaySetup {
  const game = parseChoice("game", GAME_NAMES, values.game ?? "board");
  const others = values.seats?.split(",").map((text) => parseChoice("seats", LEVELS, text.trim()));
  const players = playersOf(values.players, others);
  const as = parseChoice("as", ROLES, values.as ?? "red");
  const spare = COLOURS.findLast((colour) => colour !== as);
  const seats = seatsFrom(values, players, spare);
  const config = CONFIGS[game](values, seats);
  const seat = seatFor(as, config);
  const name = (values.name ?? "").trim();
  if ([...name].length > MAX_KEPT_NAME || /\p{C}/u.test(name)) {
    throw new UsageError(`--name takes up to ${MAX_KEPT_NAME} characters`);
  }
  return {
    config,
    seat,
    name,
    levels: levelsOf(others ?? ["agent"], players, seat),
    seedText: values.seed ?? null,
    match: matchFor(values, config),
  };
}

function playersOf(text: string | undefined, others: readonly Level[] | undefined): number {
  const said = text === undefined ? null : Number(parseChoice("players", ["3", "4", "5"], text));
  if (others === undefined || others.length === 1) return said ?? 4;
  const players = others.length + 1;
  if (players < 3 || players > 5) {
    throw new UsageError(
      `--seats takes the levels of the 2, 3 or 4 others, or one for all of them`,
    );
  }
  if (said !== null && said !== players) {
    throw new UsageError(`--players ${said} leaves ${said - 1} others, not ${others.length}`);
  }
  return players;
}

const levelsOf = (
  others: readonly Level[],
  players: number,
  seat: Seat,
): readonly (Level | null)[] => {
  const all =
    others.length === 1 ? Array.from({ length: players - 1 }, () => others[0] as Level) : others;
  return [...all.slice(0, seat), null, ...all.slice(seat)];
};

function seatFor(role: Role, config: Seating): Seat {
  const seat = seatOf(config, role);
  if (seat !== null) return seat;
  throw new UsageError(`no one plays ${role} at a table of ${config.seats.join(", ")}`);
}

function parseBoard(values: PlayValues, seats: readonly Role[]): HostTypes["board"]["Config"] {
  if (values.match !== undefined) throw new UsageError("--match is for the card game");
  if (values.gestures !== undefined) throw new UsageError("--gestures is for the card game");
  return boardConfigFrom(values, seats);
}

const CONFIGS: {
  readonly [G in GameName]: (values: PlayValues, seats: readonly Role[]) => HostTypes[G]["Config"];
} = { board: parseBoard, card: cardConfigFrom };

/** C9.2 */
function matchFor({ match }: PlayValues, config: PlaySetup["config"]): PlaySetup["match"] {
  if (config.game !== "card") return null;
  if (!(match ?? EDITION_TABLE[config.edition].match)) return null;
  const { points, games } = beginMatch(config);
  return { points, games };
}

/** A text gives the same games as the other commands deal from it; without one the deal is random. */
export const seedFor = (text: string | null, game: number): string =>
  text === null ? randomBytes(SEED_BYTES).toString("hex") : seedFromText(`${text} ${game}`);
