import type { GameName, PlayerTypes } from "@inkognito/engine/games";
import type { Dialogue } from "./dialogue.js";

/** What the person at the terminal has to go by: what the seat was told, and nothing else. */
export interface Moment<G extends GameName> {
  readonly view: PlayerTypes[G]["View"];
  readonly told: readonly PlayerTypes[G]["ViewEvent"][];
}

/** What a command at the prompt comes to. */
export type Reply<Action> =
  | { readonly type: "say"; readonly lines: readonly string[] }
  | { readonly type: "do"; readonly action: Action };

/** Something one may ask for, or do, whatever is awaited. */
interface PromptCommand<G extends GameName> {
  /** What is typed, the first one first. */
  readonly names: readonly string[];
  readonly usage: string;
  readonly summary: string;
  /** Is it worth a line of help here? Always, if nothing is said. */
  offered?(view: PlayerTypes[G]["View"]): boolean;
  read(rest: string, moment: Moment<G>): Reply<PlayerTypes[G]["Action"]>;
}

/** A suggestion in words, and what it comes to. */
export interface Suggestion<G extends GameName> {
  readonly lines: readonly string[];
  readonly action: PlayerTypes[G]["Action"];
}

/** One game at the terminal: all that differs between the two. */
export interface TerminalGame<G extends GameName> {
  /** The question that is open now; null: nothing is awaited. */
  ask(moment: Moment<G>): Dialogue<PlayerTypes[G]["Action"]> | null;
  /** What may be said out of one's turn, before the game goes on; null: nothing. */
  offTurn(moment: Moment<G>): Dialogue<PlayerTypes[G]["Action"]> | null;
  /** An event as this seat was told it, after it has been folded in; null: nothing to say. */
  tell(event: PlayerTypes[G]["ViewEvent"], view: PlayerTypes[G]["View"]): string | null;
  coach(moment: Moment<G>): Suggestion<G> | null;
  /** Why something was refused, in one sentence. */
  refusal(refusal: PlayerTypes[G]["Refusal"]): string;
  readonly commands: readonly PromptCommand<G>[];
}

export const said = (...lines: readonly string[]): Reply<never> => ({ type: "say", lines });
