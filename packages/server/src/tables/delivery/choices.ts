import type { Step } from "@inkognito/engine/board";
import { type Seat, SPECTATOR, type Viewer } from "@inkognito/engine/core";
import type { GameName, PlayerTypes } from "@inkognito/engine/games";
import { CHOICES, type Choices } from "@inkognito/engine/games/choices";
import { bytesOf } from "@inkognito/protocol";
import { type OpenGame, viewerAt } from "../rules/game/game.js";
import type { Connection } from "./connection.js";
import { paddedChoices, paddedView } from "./padding.js";
import { formatMessage } from "./send.js";

type View = PlayerTypes[GameName]["View"];
type ChoicesOf = (view: View, chosen: readonly Step[]) => Choices[GameName] | null;

/**
 * A `legal` message: what this seat may do now, out of its own view and nothing else. Null: the chosen
 * steps begin no movement that it may make.
 */
export function formatLegal(
  { no, config, rules, state }: OpenGame,
  seat: Seat,
  chosen: readonly Step[] = [],
): string | null {
  const view = rules.viewOf(state, seat);
  const found = (CHOICES[config.game] as ChoicesOf)(view, chosen);
  if (found === null) return null;
  const { decision, ...choices } = found;
  const awaited = [...rules.awaited(view)];
  const text = formatMessage({ type: "legal", game: no, decision, awaited, choices });
  return paddedChoices(text, awaited.includes(seat));
}

/** For a program that has just come, or has another seat. */
export function sendLegal(connection: Connection, game: OpenGame | null, seat: Seat | null): void {
  if (game === null || seat === null || viewerAt(game, seat) === null) return;
  connection.send(new LegalTexts(game).of(seat));
}

/** The `legal` messages of one moment: all pages of a seat are sent the same one. */
export class LegalTexts {
  readonly #texts = new Map<Seat, string>();
  readonly #game: OpenGame;

  constructor(game: OpenGame) {
    this.#game = game;
  }

  of(seat: Seat): string {
    const text = this.#texts.get(seat) ?? formatLegal(this.#game, seat);
    if (text === null) throw new Error("no choices without chosen steps");
    this.#texts.set(seat, text);
    return text;
  }
}

/** A `view` message, after `told` events. As long as a spectator's, with room for what the seat saw. */
export function formatView({ no, rules, state }: OpenGame, viewer: Viewer, told: number): string {
  const view = rules.viewOf(state, viewer);
  const text = formatMessage({ type: "view", game: no, told, view });
  const { own } = view;
  if (own === null) return paddedView(text, bytesOf(text), 0);
  const open = bytesOf(JSON.stringify(rules.viewOf(state, SPECTATOR)));
  // How often cards were shown to it is public.
  return paddedView(text, open, "shows" in own ? own.shows.length : own.seen.length);
}
