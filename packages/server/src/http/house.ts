import type { FastifyInstance } from "fastify";
import type { Limits } from "../limits.js";
import type { People } from "../people/people.js";
import type { Store } from "../store/store.js";
import type { Hall } from "../table/hall.js";
import type { Door } from "../ws/door.js";
import type { Rates } from "../ws/rates.js";
import type { Trust } from "./caller.js";

/** All that answers to HTTP have to do with. */
export interface HttpHouse {
  readonly store: Store;
  readonly people: People;
  readonly hall: Hall;
  readonly door: Door;
  readonly limits: Limits;
  readonly rates: Rates;
  readonly trust: Trust;
}

export type Routes = (app: FastifyInstance, house: HttpHouse) => void;
