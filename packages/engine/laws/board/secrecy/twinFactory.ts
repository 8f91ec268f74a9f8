import { seesGesture } from "../../shared/twins/gestures.js";
import type { TwinFactory } from "../../shared/twins/twinFactory.js";
import { chanceOf } from "./chances.js";
import { begin, numbered } from "./original.js";
import { probesAt } from "./probes.js";
import { CONFIGS, RARITIES, rareGame, wholeGame } from "./scenarios.js";
import { type BoardTwinTypes, game } from "./system.js";
import { CATEGORIES, cutsFor, twinOf } from "./twin.js";

export const boardTwins: TwinFactory<BoardTwinTypes> = {
  game,
  categories: CATEGORIES,
  // Only five players have a sheet, only some tables choose their placement.
  scarce: new Set(["sheet", "placement"]),
  configs: CONFIGS,
  nameOf: ({ seats, repeats, placement }) => `${seats.length} players, ${repeats}, ${placement}`,
  rarities: RARITIES.map((rarity) => ({
    name: rarity.name,
    fits: rarity.fits,
    write: (config, seed) => rareGame(config, rarity, seed),
  })),
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
