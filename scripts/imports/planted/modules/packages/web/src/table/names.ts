import type { Seat } from "./seats.js";
export type Name = Seat | 2;
