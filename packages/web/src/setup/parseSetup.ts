import {
  BALLS,
  BUILDS,
  type Hand,
  isCard,
  isPiece,
  isSpace,
  LETTERS,
  parseBoardConfig,
  SUBJECTS,
} from "@inkognito/engine/board";
import type { RecalledShow } from "@inkognito/engine/board/rules";
import { parseCardConfig } from "@inkognito/engine/card";
import { AGENTS, err, isOneOf, isSeatOf, ok, parseSeed, type Result } from "@inkognito/engine/core";
import { GAME_NAMES, type GameName } from "@inkognito/engine/games";
import { ASSISTANTS, BOT_LEVELS, type BotLevel, COACH_GRADES, MAX_NAME } from "@inkognito/protocol";
import type { BoardSetup, CardSetup, MatchSoFar, Setup, Sitter } from "./setup.js";

type Fields = Readonly<Record<string, unknown>>;
type Scenario = NonNullable<BoardSetup["scenario"]>;

/** More than a game ever has; a link must not make the page think for hours. */
const MAX_SHOWN = 200;

/** Parses a setup from outside: a link, or a save. Whether it follows the rules is checked in `openGame`. */
export function parseSetup(value: unknown): Result<Setup, "badSetup"> {
  if (!isFields(value)) return err("badSetup");
  const { seed, assistant, coach } = value;
  const setup = PARSE[gameIn(value)](value);
  if (setup === null) return err("badSetup");
  if (seed !== undefined && !isSeed(seed)) return err("badSetup");
  if (assistant !== undefined && !isOneOf(ASSISTANTS, assistant)) return err("badSetup");
  if (coach !== undefined && !isOneOf(COACH_GRADES, coach)) return err("badSetup");
  return ok({
    ...setup,
    ...(seed === undefined ? {} : { seed }),
    ...(assistant === undefined ? {} : { assistant }),
    ...(coach === undefined ? {} : { coach }),
  });
}

/** The game of a setup from outside; without a game's name it is the board game. */
export function gameIn(setup: unknown): GameName {
  const { config } = isFields(setup) ? setup : {};
  const { game } = isFields(config) ? config : {};
  return isOneOf(GAME_NAMES, game) ? game : "board";
}

const PARSE: { readonly [G in GameName]: (value: Fields) => Setup<G> | null } = {
  board: parseBoardSetup,
  card: parseCardSetup,
};

const isSeed = (value: unknown): value is string =>
  typeof value === "string" && parseSeed(value).ok;

function parseBoardSetup({ config: rules, scenario, ...sitting }: Fields): BoardSetup | null {
  const config = parseBoardConfig(rules);
  if (!config.ok) return null;
  const seats = parseSeats(sitting, config.value.seats.length);
  if (seats === null || (scenario !== undefined && !isScenario(scenario))) return null;
  return { config: config.value, seats, ...(scenario === undefined ? {} : { scenario }) };
}

function parseCardSetup({ config: rules, match, ...sitting }: Fields): CardSetup | null {
  const config = parseCardConfig(rules);
  if (!config.ok) return null;
  const players = config.value.seats.length;
  const seats = parseSeats(sitting, config.value.seats.length);
  if (seats === null || (match !== null && !isMatch(match, players))) return null;
  return { config: config.value, seats, match };
}

function isMatch(value: unknown, players: number): value is MatchSoFar {
  if (!isFields(value)) return false;
  const { points, games } = value;
  const isCount = (each: unknown): boolean =>
    Number.isSafeInteger(each) && (each as number) >= 0 && !Object.is(each, -0);
  return isListOf(points, players, isCount) && points.length === players && isCount(games);
}

function parseSeats({ seats, seat, levels }: Fields, players: number): readonly Sitter[] | null {
  if (seats === undefined) return alone(seat, levels, players);
  if (!isListOf(seats, players, isSitter) || seats.length !== players) return null;
  const sitters = seats as readonly Sitter[];
  return sitters.some(({ type }) => type === "person") ? sitters.map(plain) : null;
}

/** The short form: one person, and the levels of all others. */
function alone(seat: unknown, levels: unknown, players: number): readonly Sitter[] | null {
  if (!isSeatOf(players, seat)) return null;
  if (!isListOf(levels, players, isLevel) || levels.length !== players) return null;
  return (levels as readonly BotLevel[]).map((level, at) =>
    at === seat ? { type: "person", name: "" } : { type: "bot", level },
  );
}

function isSitter(value: unknown): value is Sitter {
  if (!isFields(value)) return false;
  const { type, name, level } = value;
  if (type === "bot") return isLevel(level);
  return type === "person" && typeof name === "string" && [...name].length <= MAX_NAME;
}

const isLevel = (value: unknown): value is BotLevel => isOneOf(BOT_LEVELS, value);

const plain = (sitter: Sitter): Sitter =>
  sitter.type === "bot"
    ? { type: "bot", level: sitter.level }
    : { type: "person", name: sitter.name };

function isScenario(value: unknown): value is Scenario {
  if (!isFields(value)) return false;
  const { hands, arrested, first, positions, balls, shown } = value;
  return (
    isListOf(hands, 5, isHandOrNone) &&
    isHandOrNone(arrested) &&
    isSeatOf(5, first) &&
    (positions === undefined || arePositions(positions)) &&
    (balls === undefined || isListOf(balls, 3, (ball) => isOneOf(BALLS, ball))) &&
    (shown === undefined || isListOf(shown, MAX_SHOWN, isShow))
  );
}

function isHandOrNone(value: unknown): value is Hand | null {
  if (value === null) return true;
  if (!isFields(value)) return false;
  const { identity, build, mission } = value;
  return isOneOf(AGENTS, identity) && isOneOf(BUILDS, build) && isOneOf(LETTERS, mission);
}

const arePositions = (value: unknown): boolean =>
  isFields(value) &&
  Object.entries(value).every(([piece, space]) => isPiece(piece) && isSpace(space));

function isShow(value: unknown): value is RecalledShow {
  if (!isFields(value)) return false;
  const { of, asker, about, clear, cards } = value;
  return (
    isSeatOf(5, of) &&
    isSeatOf(5, asker) &&
    isOneOf(SUBJECTS, about) &&
    typeof clear === "boolean" &&
    isListOf(cards, 3, isCard)
  );
}

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isListOf = (
  value: unknown,
  most: number,
  isItem: (item: unknown) => boolean,
): value is readonly unknown[] =>
  Array.isArray(value) && value.length <= most && value.every(isItem);
