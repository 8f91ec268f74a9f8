import { Worker } from "node:worker_threads";
import type { Level } from "@inkognito/mind/levels";
import type { TableValues } from "../games/shared/botGame.js";
import { addCalibrations, type Calibration, NO_CALIBRATION } from "./calibration.js";
import { addSwaps, NO_SWAPS, type Swaps } from "./swaps.js";
import { addTally, emptyTally, type Tally } from "./tally.js";

/** What a thread has to do. */
type Work =
  | { readonly type: "tally"; readonly values: TableValues }
  /** `swapIn` for everybody at the table in turn, or for the bot on that chair. */
  | {
      readonly type: "swaps";
      readonly values: TableValues;
      readonly swapIn: Level;
      readonly chair: number | null;
    }
  | { readonly type: "calibration"; readonly values: TableValues };

/** It plays the deals first, first + step, … */
export type Job = Work & { readonly deals: number; readonly first: number; readonly step: number };

export type FromJob =
  | { readonly type: "dealt" }
  | { readonly type: "tally"; readonly tally: Tally }
  | { readonly type: "swaps"; readonly swaps: Swaps }
  | { readonly type: "calibration"; readonly calibration: Calibration };

export function* numbersUpTo(last: number, first = 1, step = 1): Iterable<number> {
  for (let number = first; number <= last; number += step) yield number;
}

export interface InThreads {
  readonly deals: number;
  readonly jobs: number;
  readonly onDeals: (count: number) => void;
}

/** The same games as in one thread: a deal's number says all about it, in any thread. */
export async function tallyInThreads(values: TableValues, threads: InThreads): Promise<Tally> {
  const all = emptyTally();
  for (const result of await inThreads({ type: "tally", values }, threads)) {
    if (result.type === "tally") addTally(all, result.tally);
  }
  return all;
}

export async function swapsInThreads(
  values: TableValues,
  { swapIn, chair }: { readonly swapIn: Level; readonly chair: number | null },
  threads: InThreads,
): Promise<Swaps> {
  const results = await inThreads({ type: "swaps", values, swapIn, chair }, threads);
  return results.reduce<Swaps>(
    (all, result) => (result.type === "swaps" ? addSwaps(all, result.swaps) : all),
    NO_SWAPS,
  );
}

export async function calibrationInThreads(
  values: TableValues,
  threads: InThreads,
): Promise<Calibration> {
  const results = await inThreads({ type: "calibration", values }, threads);
  return results.reduce<Calibration>(
    (all, result) =>
      result.type === "calibration" ? addCalibrations(all, result.calibration) : all,
    NO_CALIBRATION,
  );
}

function inThreads(work: Work, { deals, jobs, onDeals }: InThreads): Promise<readonly FromJob[]> {
  const step = Math.min(jobs, deals);
  return Promise.all(
    [...numbersUpTo(step)].map((first) => inThread({ ...work, deals, first, step }, onDeals)),
  );
}

function inThread(job: Job, onDeals: (count: number) => void): Promise<FromJob> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./worker.js", import.meta.url), { workerData: job });
    worker.on("error", reject);
    worker.on("message", (message: FromJob) => {
      if (message.type === "dealt") onDeals(1);
      else resolve(message);
    });
  });
}
