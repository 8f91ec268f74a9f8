import { gestureLeaks } from "../../shared/twins/gestures.js";
import { describePlantedLeaks } from "../../shared/twins/plantedLeaks.js";
import { messageLeaks } from "./messageLeaks.js";
import { requestLeaks } from "./requestLeaks.js";
import { type BoardTwinTypes, realSystem } from "./system.js";
import { boardTwins } from "./twinFactory.js";

describePlantedLeaks("the test of the board game's secrets is tested", {
  twins: boardTwins,
  system: realSystem,
  leaks: [...messageLeaks, ...requestLeaks, ...gestureLeaks<BoardTwinTypes>("private gestures")],
  atLeast: 24,
});
