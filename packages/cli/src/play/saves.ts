import { err, isOneOf, isSeatOf, ok, parseSeed, type Result } from "@inkognito/engine/core";
import { parseConfig } from "@inkognito/engine/games";
import { replay } from "@inkognito/engine/host";
import { LEVELS } from "@inkognito/mind/levels";
import { type OpenGame, openingOf } from "./host.js";
import { MAX_KEPT_NAME, type PlaySetup } from "./setup.js";

const FORMAT = "inkognito-play";
const VERSION = 1;

/** A game as it is kept while it is played: enough to play it again, and to see whether it was damaged. */
export function formatSaved({ setup, chance, actions: done, events: log }: OpenGame): string {
  const { seed } = chance;
  const actions = done.map(({ seat, action }) => ({ seat, action }));
  const events = log.slice();
  return `${JSON.stringify({ format: FORMAT, version: VERSION, setup, seed, actions, events })}\n`;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** It is played again: what comes out different was damaged. */
export function parseSaved(text: string): Result<OpenGame, "unreadable"> {
  const saved = parseJson(text);
  if (!isFields(saved)) return err("unreadable");
  const { format, version, seed, actions, events, setup: sitting } = saved;
  if (format !== FORMAT || version !== VERSION) return err("unreadable");
  const setup = parseSetup(sitting);
  if (setup === null || typeof seed !== "string" || !parseSeed(seed).ok) return err("unreadable");
  if (!Array.isArray(actions) || !actions.every(isFields)) return err("unreadable");
  const game = replay(openingOf(setup, seed), actions as unknown as OpenGame["actions"]);
  if (!game.ok || JSON.stringify(game.value.events.slice()) !== JSON.stringify(events)) {
    return err("unreadable");
  }
  return ok({ setup, ...game.value });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function parseSetup(value: unknown): PlaySetup | null {
  if (!isFields(value)) return null;
  const { seat, name, levels, seedText, match, config: rules } = value;
  const config = parseConfig(rules);
  if (!config.ok) return null;
  const players = config.value.seats.length;
  if (!isSeatOf(players, seat)) return null;
  if (typeof name !== "string" || [...name].length > MAX_KEPT_NAME || /\p{C}/u.test(name))
    return null;
  if (!Array.isArray(levels) || levels.length !== players) return null;
  if (!levels.every((each, at) => (at === seat ? each === null : isOneOf(LEVELS, each))))
    return null;
  if (seedText !== null && typeof seedText !== "string") return null;
  if (match !== null && !isMatch(match, players)) return null;
  if (match !== null && config.value.game !== "card") return null;
  return { config: config.value, seat, name, levels, seedText, match };
}

function isMatch(value: unknown, players: number): value is NonNullable<PlaySetup["match"]> {
  if (!isFields(value)) return false;
  const { points, games } = value;
  const isCount = (each: unknown): boolean => Number.isSafeInteger(each) && (each as number) >= 0;
  return (
    Array.isArray(points) && points.length === players && points.every(isCount) && isCount(games)
  );
}
