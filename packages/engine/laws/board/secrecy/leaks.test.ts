import { describeCatching } from "../../shared/twins/catching.js";
import { LEAKS } from "./leaks.js";
import { boardStage } from "./stage.js";
import { realSystem } from "./system.js";

describeCatching("the test of the board game's secrets is tested", {
  stage: boardStage,
  system: realSystem,
  leaks: LEAKS,
  atLeast: 24,
});
