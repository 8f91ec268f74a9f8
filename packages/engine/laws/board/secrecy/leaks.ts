import { gestureLeaks } from "../../shared/twins/gestures.js";
import { messageLeaks } from "./messageLeaks.js";
import { requestLeaks } from "./requestLeaks.js";
import type { BoardStage, Leak } from "./system.js";

export const LEAKS: readonly Leak[] = [
  ...messageLeaks,
  ...requestLeaks,
  ...gestureLeaks<BoardStage>("private gestures"),
];
