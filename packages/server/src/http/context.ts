import type { FastifyInstance } from "fastify";
import type { Trust } from "../callers/origin.js";
import type { People } from "../people/people.js";
import type { Limits } from "../settings/limits.js";
import type { Rates } from "../socket/rates.js";
import type { Door } from "../socket/socketGateway.js";
import type { Store } from "../store/store.js";
import type { Hall } from "../tables/runtime/tableRegistry.js";

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
