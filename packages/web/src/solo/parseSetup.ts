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
import { AGENTS, err, isOneOf, isSeatOf, ok, parseSeed, type Result } from "@inkognito/engine/core";
import { LEVELS } from "@inkognito/mind";
import type { SoloSetup } from "./protocol.js";

type Fields = Readonly<Record<string, unknown>>;
type Scenario = NonNullable<SoloSetup["scenario"]>;

/** More than a game ever has; a link must not make the page think for hours. */
const MAX_SHOWN = 200;

/** The way in for a setup from outside: a link, or the shelf. What follows the rules is `begin`'s business. */
export function parseSetup(value: unknown): Result<SoloSetup, "badSetup"> {
  if (!isFields(value)) return err("badSetup");
  const { config: rules, seat, levels, scenario, seed } = value;
  const config = parseBoardConfig(rules);
  if (!config.ok) return err("badSetup");
  const players = config.value.seats.length;
  if (!isSeatOf(players, seat)) return err("badSetup");
  if (!isListOf(levels, players, (each) => isOneOf(LEVELS, each)) || levels.length !== players) {
    return err("badSetup");
  }
  if (scenario !== undefined && !isScenario(scenario)) return err("badSetup");
  if (seed !== undefined && !(typeof seed === "string" && parseSeed(seed).ok)) {
    return err("badSetup");
  }
  return ok({
    config: config.value,
    seat,
    levels: levels as SoloSetup["levels"],
    ...(scenario === undefined ? {} : { scenario }),
    ...(seed === undefined ? {} : { seed: seed as string }),
  });
}

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
