import { AMBASSADOR, COLOURS, isOneOf, type Role } from "@inkognito/engine/core";
import { GAME_NAMES, type GameName } from "@inkognito/engine/games";

/** The summary of a saved game: enough to recognise it, nothing secret. */
export type SaveSummary =
  | {
      readonly type: "game";
      readonly game: GameName;
      readonly players: number;
      /** How many of them are people at this device. */
      readonly people: number;
      /** Of the first person. */
      readonly role: Role;
      readonly turn: number;
      /** People's decisions so far: without any, nothing is lost with the game. */
      readonly decisions: number;
      readonly ended: boolean;
      /** Games of its match have been played, and it is not over. */
      readonly inMatch: boolean;
    }
  /** There is a save, but its summary cannot be read. */
  | { readonly type: "unreadable" };

export function parseSaveSummary(value: unknown): SaveSummary {
  const stored = typeof value === "object" && value !== null ? value : {};
  const { players, role, turn, decisions, ended } = stored as Readonly<Record<string, unknown>>;
  // Earlier versions did not say which game it was, nor how many people played it, nor in a match.
  const {
    game = "board",
    people = 1,
    inMatch = false,
  } = stored as Readonly<Record<string, unknown>>;
  const known =
    isOneOf(GAME_NAMES, game) &&
    isCount(players) &&
    isCount(people) &&
    isOneOf([...COLOURS, AMBASSADOR], role) &&
    isCount(turn) &&
    isCount(decisions) &&
    typeof ended === "boolean" &&
    typeof inMatch === "boolean";
  return known
    ? { type: "game", game, players, people, role, turn, decisions, ended, inMatch }
    : { type: "unreadable" };
}

const isCount = (value: unknown): value is number =>
  typeof value === "number" && Number.isSafeInteger(value) && value >= 0;

/** Would a new game replace one that its player may want to finish? */
export const isWorthKeeping = (summary: SaveSummary | null): boolean =>
  summary?.type === "game" && (summary.inMatch || (!summary.ended && summary.decisions > 0));
