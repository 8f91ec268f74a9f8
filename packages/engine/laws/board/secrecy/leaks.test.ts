import { describeCatching } from "../../shared/twins/catching.js";
import { gestureLeaks } from "../../shared/twins/gestures.js";
import { messageLeaks } from "./messageLeaks.js";
import { requestLeaks } from "./requestLeaks.js";
import { boardStage } from "./stage.js";
import { type BoardStage, realSystem } from "./system.js";

describeCatching("the test of the board game's secrets is tested", {
  stage: boardStage,
  system: realSystem,
  leaks: [...messageLeaks, ...requestLeaks, ...gestureLeaks<BoardStage>("private gestures")],
  atLeast: 24,
});
