export type { Actor } from "../runtime/actor.js";
