import type { FastifyInstance } from "fastify";
import type { RequestLimit } from "../../settings/limits.js";
import type { Store } from "../../store/store.js";
import type { Time } from "../../time/time.js";

/**
 * What /health answers. `ok`: this process can serve. `damaged`: it can, except for so many tables whose
 * data is damaged; the log says which. `storage`: it cannot. `clock`: it cannot, because the clocks of
 * this machine and of the database differ too much.
 */
type Readiness =
  | { readonly status: "ok" | "storage" | "clock" }
  | { readonly status: "damaged"; readonly damaged: number };

/** Milliseconds for which an answer of /health is good. */
const FRESH = 1000;

/** Whether this process can serve. A check is a write, so it is made once a second at most. */
export class Health {
  readonly #store: Pick<Store, "check">;
  readonly #now: () => number;
  readonly #damaged: () => number;
  readonly #onTrouble: (error: unknown) => void;
  #checked: { readonly at: number; readonly result: Promise<Readiness> } | null = null;

  constructor(
    store: Pick<Store, "check">,
    onTrouble: (error: unknown) => void,
    now = () => performance.now(),
    damaged = () => 0,
  ) {
    this.#damaged = damaged;
    this.#store = store;
    this.#onTrouble = onTrouble;
    this.#now = now;
  }

  ready(): Promise<Readiness> {
    const now = this.#now();
    if (this.#checked === null || now - this.#checked.at >= FRESH) {
      this.#checked = { at: now, result: this.#check() };
    }
    return this.#checked.result;
  }

  async #check(): Promise<Readiness> {
    try {
      await this.#store.check();
      const damaged = this.#damaged();
      return damaged === 0 ? { status: "ok" } : { status: "damaged", damaged };
    } catch (error) {
      this.#onTrouble(error);
      return { status: "storage" };
    }
  }
}

/**
 * `/health`: can this process serve? For load balancers. `/health/live`: does it answer at all? For
 * service managers: a database that is away is no reason to start the process again.
 */
export function healthRoutes(
  app: FastifyInstance,
  health: Health,
  time: Pick<Time, "isSure">,
  quota: RequestLimit,
): void {
  // Counted apart from everything else: a busy address must not hide that the process is well.
  const options = { config: { rateLimit: { ...quota } } };

  app.get("/health", options, async (_request, reply) => {
    const readiness: Readiness = time.isSure ? await health.ready() : { status: "clock" };
    // One damaged table is no reason to take all others from their players.
    const isReady = readiness.status === "ok" || readiness.status === "damaged";
    return reply
      .code(isReady ? 200 : 503)
      .header("cache-control", "no-store")
      .send(readiness);
  });

  app.get("/health/live", options, async (_request, reply) =>
    reply.header("cache-control", "no-store").send({ status: "ok" }),
  );
}
