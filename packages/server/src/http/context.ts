import type { FastifyInstance } from "fastify";
import type { Trust } from "../callers/origin.js";
import type { ProxyAdvice } from "../callers/proxyAdvice.js";
import type { People } from "../people/people.js";
import type { Limits } from "../settings/limits.js";
import type { Rates } from "../socket/rates.js";
import type { SocketGateway } from "../socket/socketGateway.js";
import type { Store } from "../store/store.js";
import type { TableRegistry } from "../tables/runtime/tableRegistry.js";
import type { SitePages } from "./pages/sitePages.js";

/** What the HTTP routes need. */
export interface HttpContext {
  readonly store: Store;
  readonly people: People;
  readonly registry: TableRegistry;
  readonly gateway: SocketGateway;
  readonly limits: Limits;
  readonly rates: Rates;
  readonly trust: Trust;
  readonly advice: ProxyAdvice;
  /** What the operator wrote. */
  readonly sitePages: SitePages;
  /** The address on which the server listens. */
  readonly host: string;
}

export type Routes = (app: FastifyInstance, context: HttpContext) => void;
