import { gestureLeaks } from "../../shared/twins/gestures.js";
import { describePlantedLeaks } from "../../shared/twins/plantedLeaks.js";
import { messageLeaks } from "./messageLeaks.js";
import { requestLeaks } from "./requestLeaks.js";
import { type CardTwinTypes, realSystem } from "./system.js";
import { cardTwins } from "./twinFactory.js";

describePlantedLeaks("the test of the card game's secrets is tested", {
  twins: cardTwins,
  system: realSystem,
  leaks: [...messageLeaks, ...requestLeaks, ...gestureLeaks<CardTwinTypes>("private gestures")],
  atLeast: 15,
});
