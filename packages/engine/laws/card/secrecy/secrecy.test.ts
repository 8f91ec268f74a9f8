import { describeSecrecy } from "../../shared/twins/secrecy.js";
import { realSystem } from "./system.js";
import { cardTwins } from "./twinFactory.js";

describeSecrecy("secrets of the card game do not leak", {
  twins: cardTwins,
  system: realSystem,
  // (3 + 4 + 5 seats + 3 spectators) × 2 editions
  places: 30,
});
