import { setMaxListeners } from "node:events";
import { setPriority } from "node:os";
import { ATTACK_NAMES, ATTACKS, type AttackName } from "./attacks.js";
import type { Target } from "./target.js";

/** What the parent process says: whom to attack, how, and for how long. */
export interface Order {
  readonly target: Target;
  readonly names: readonly AttackName[];
  readonly millis: number;
}

/** What the parent process is told in the end: the kinds of which connections were closed. */
export interface Report {
  readonly cut: readonly AttackName[];
}

async function carryOut({ target, names, millis }: Order): Promise<void> {
  const signal = AbortSignal.timeout(millis);
  // Every connection listens to it.
  setMaxListeners(0, signal);
  const cut = new Set<AttackName>();
  await Promise.all(
    names.map((name) => {
      const from = `127.0.1.${ATTACK_NAMES.indexOf(name) + 1}`;
      const onCut = () => void cut.add(name);
      return ATTACKS[name]({ port: target.port, from, signal, onCut }, target);
    }),
  );
  const report: Report = { cut: [...cut] };
  process.send?.(report);
}

// Real ones are on other machines and do not take the server's processor.
setPriority(10);
process.on("message", (order: Order) => void carryOut(order));
process.on("disconnect", () => process.exit());
process.send?.("ready");
