import { describeSecrecy } from "../../shared/twins/surveying.js";
import { boardStage } from "./stage.js";
import { realSystem } from "./system.js";

describeSecrecy("secrets of the board game do not leak", {
  stage: boardStage,
  system: realSystem,
  // (3 + 4 + 5 seats + 3 spectators) × 2 repeats × 2 placements
  places: 60,
});
