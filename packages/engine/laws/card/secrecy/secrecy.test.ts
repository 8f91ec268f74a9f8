import { describeSecrecy } from "../../shared/twins/surveying.js";
import { cardStage } from "./stage.js";
import { realSystem } from "./system.js";

describeSecrecy("secrets of the card game do not leak", {
  stage: cardStage,
  system: realSystem,
  // (3 + 4 + 5 seats + 3 spectators) × 2 editions
  places: 30,
});
