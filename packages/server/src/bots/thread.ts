import { parentPort } from "node:worker_threads";
import { type Question, think } from "./think.js";

export interface ThreadQuestion {
  readonly id: number;
  readonly question: Question;
}

/** A bot that finds nothing has an answer too: otherwise its thread would seem to have ended. */
export type ThreadAnswer =
  | { readonly type: "action"; readonly action: unknown }
  | { readonly type: "failed"; readonly message: string };

/** Answers one question at a time. It says which one it begins with: from then on its time counts. */
export default function answer({ id, question }: ThreadQuestion): ThreadAnswer {
  parentPort?.postMessage(id);
  try {
    return { type: "action", action: think(question) };
  } catch (error) {
    return { type: "failed", message: error instanceof Error ? error.message : String(error) };
  }
}
