import { parentPort } from "node:worker_threads";
import { type Question, think } from "./think.js";

/** To a bot's thread, one at a time; and back. */
export interface ThreadQuestion {
  readonly id: number;
  readonly question: Question;
}
export type ThreadAnswer =
  | { readonly id: number; readonly type: "action"; readonly action: unknown }
  | { readonly id: number; readonly type: "failed"; readonly message: string };

parentPort?.on("message", ({ id, question }: ThreadQuestion) => {
  parentPort?.postMessage(answer(id, question));
});

function answer(id: number, question: Question): ThreadAnswer {
  try {
    return { id, type: "action", action: think(question) };
  } catch (error) {
    return { id, type: "failed", message: error instanceof Error ? error.message : String(error) };
  }
}
