import type { Name } from "./names.js";
export type Seat = Name | 1;
