import { describeCatching } from "../../shared/twins/catching.js";
import { gestureLeaks } from "../../shared/twins/gestures.js";
import { messageLeaks } from "./messageLeaks.js";
import { requestLeaks } from "./requestLeaks.js";
import { cardStage } from "./stage.js";
import { type CardStage, realSystem } from "./system.js";

describeCatching("the test of the card game's secrets is tested", {
  stage: cardStage,
  system: realSystem,
  leaks: [...messageLeaks, ...requestLeaks, ...gestureLeaks<CardStage>("private gestures")],
  atLeast: 15,
});
