import { SPECTATOR, type Viewer } from "@inkognito/engine/core";
import type { OpenGame } from "../rules/game/game.js";
import { paddedView } from "./padding.js";
import { formatMessage } from "./send.js";

/** A `view` message, after `told` events. As long as a spectator's, with room for what the seat saw. */
export function formatView({ no, rules, state }: OpenGame, viewer: Viewer, told: number): string {
  const view = rules.viewOf(state, viewer);
  const text = formatMessage({ type: "view", game: no, told, view });
  const { own } = view;
  if (own === null) return paddedView(text, text.length, 0);
  const open = JSON.stringify(rules.viewOf(state, SPECTATOR)).length;
  // How often cards were shown to it is public.
  return paddedView(text, open, "shows" in own ? own.shows.length : own.seen.length);
}
