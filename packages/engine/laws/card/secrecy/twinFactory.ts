import { seesGesture } from "../../shared/twins/gestures.js";
import type { TwinFactory } from "../../shared/twins/twinFactory.js";
import { chanceOf } from "./chances.js";
import { begin, numbered } from "./original.js";
import { probesAt } from "./probes.js";
import { CONFIGS, RARE_GAMES, wholeGame } from "./scenarios.js";
import { type CardTwinTypes, game } from "./system.js";
import { CATEGORIES, cutsFor, twinOf } from "./twin.js";

export const cardTwins: TwinFactory<CardTwinTypes> = {
  game,
  categories: CATEGORIES,
  // Only five players have a face-down location, only three a left and a right card.
  scarce: new Set(["face-down location", "sides"]),
  configs: CONFIGS,
  nameOf: ({ seats, edition }) => `${seats.length} players, ${edition}`,
  rarities: RARE_GAMES,
  wholeGame,
  chanceOf,
  begin,
  numbered,
  isWhisper: ({ seat, act }, viewer) =>
    act.type === "gesture" && !seesGesture(viewer, seat, act.to),
  probesAt,
  cutsFor,
  twinOf,
};
