import { isOneOf, SPECTATOR } from "@inkognito/engine/core";
import type { GameName } from "@inkognito/engine/games";
import { BOT_LEVELS } from "@inkognito/protocol";
import type { Setup, Sitter } from "../../../setup/setup.js";
import type { Names } from "../../../table/seatName.js";
import type { Notes, Session, WatchedGame } from "../../../table/session.js";
import type { Look } from "../record/eyes.js";
import type { About } from "../record/protocol.js";
import type { Timeline } from "./timeline.js";

type Recorded = About["players"][number];

/** A bot of an unknown level is shown as a person without a name. */
function sitterOf(player: Recorded): Sitter {
  if (player.type === "bot") {
    return isOneOf(BOT_LEVELS, player.level)
      ? { type: "bot", level: player.level }
      : { type: "person", name: "" };
  }
  return { type: "person", name: player.name ?? "" };
}

export const namesIn = ({ players }: About): Names =>
  players.map((player) => (player.type === "person" ? player.name : null));

function setupOf({ config, players, match }: About): Setup {
  const seats = players.map(sitterOf);
  if (config.game === "board") return { config, seats };
  return {
    config,
    seats,
    match: match === null ? null : { points: match.points, games: match.game - 1 },
  };
}

const nothing = (): void => {};

/** A moment of a recorded game, in the form that the tables take; no action is possible. */
export function watchedAt<G extends GameName>(
  about: About,
  timeline: Timeline<G>,
  position: number,
): WatchedGame<G> {
  const { eyes } = timeline.look as { readonly eyes: Timeline["look"]["eyes"] };
  return {
    setup: setupOf(about) as Setup<G>,
    names: namesIn(about),
    seat: eyes === "all" ? SPECTATOR : eyes,
    shared: true,
    view: timeline.viewAt(position),
    told: timeline.toldAt(position),
    catchingUp: false,
    hurry: nothing,
    nextGame: null,
  };
}

/** The same with the papers of the seat whose eyes these are; null: a spectator has none. */
export function playerSession<G extends GameName>(
  watching: WatchedGame<G>,
  notes: Notes,
): Session<G> | null {
  const { seat } = watching;
  if (seat === SPECTATOR) return null;
  return {
    ...watching,
    seat,
    seenBefore: null,
    refusal: null,
    canTakeBack: false,
    takeBack: null,
    assistant: "consequences",
    notes,
    act: nothing,
    advise: () => Promise.resolve(null),
  };
}

/** What the table of either game gets at one moment of a recorded game. */
export interface ReplayTableProps<G extends "board" | "card"> {
  readonly session: WatchedGame<G>;
  /** The same with papers; null: these eyes belong to no seat. */
  readonly holding: Session<G> | null;
  readonly deal: Look<G>["deal"];
  readonly still: boolean;
  readonly onHome: () => void;
}
