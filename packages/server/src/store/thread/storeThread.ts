import { parentPort, workerData } from "node:worker_threads";
import { openSqliteStore } from "../sqlite/sqliteStore.js";
import type { Store } from "../store.js";
import {
  type Answer,
  type Call,
  failure,
  formatAnswers,
  parseCalls,
  type SentCalls,
  type ThreadData,
} from "./threadMessages.js";

/** The store's thread: waiting for the disk here keeps no socket waiting. */
const port = parentPort;
if (port === null) throw new Error("this runs in a thread of its own");

let answers: Answer[] = [];

/** Answers of one moment go in one message. */
function answer(given: Answer): void {
  if (answers.length === 0) {
    setImmediate(() => {
      const together = answers;
      answers = [];
      port?.postMessage(formatAnswers(together));
    });
  }
  answers.push(given);
}

async function perform(store: Store, { id, name, args }: Call): Promise<void> {
  try {
    // The proxy on the other side has the types of every call.
    const method = store[name] as (...args: readonly unknown[]) => Promise<unknown>;
    answer({ id, type: "value", value: await method(...args) });
  } catch (error) {
    answer(failure(id, error));
  }
}

try {
  const store = await openSqliteStore(workerData as ThreadData, (why) => {
    // Ends this thread, and with it the process.
    throw new Error(why);
  });
  port.on("message", (sent: SentCalls) => {
    for (const call of parseCalls(sent)) void perform(store, call);
  });
  answer({ id: 0, type: "value", value: null });
} catch (error) {
  answer(failure(0, error));
}
