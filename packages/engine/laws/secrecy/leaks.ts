import { messageLeaks } from "./messageLeaks.js";
import { requestLeaks } from "./requestLeaks.js";
import type { Leak } from "./system.js";

export const LEAKS: readonly Leak[] = [...messageLeaks, ...requestLeaks];
