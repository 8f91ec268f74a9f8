import { describeSecrecy } from "../../shared/twins/secrecy.js";
import { realSystem } from "./system.js";
import { boardTwins } from "./twinFactory.js";

describeSecrecy("secrets of the board game do not leak", {
  twins: boardTwins,
  system: realSystem,
  // (3 + 4 + 5 seats + 3 spectators) × 2 repeats × 2 placements
  places: 60,
});
