import { parentPort, workerData } from "node:worker_threads";
import { addSwaps, NO_SWAPS, swapsOf } from "../swaps.js";
import { parseTable } from "../table.js";
import { countDeal, emptyTally } from "../tally.js";
import { type FromJob, type Job, numbersUpTo } from "./jobs.js";

const tell = (message: FromJob): void => parentPort?.postMessage(message);

function work(job: Job): FromJob {
  const table = parseTable(job.values);
  const tally = emptyTally();
  let swaps = NO_SWAPS;
  for (const number of numbersUpTo(job.deals, job.first, job.step)) {
    if (job.type === "tally") countDeal(tally, table.play([number]));
    else swaps = addSwaps(swaps, swapsOf(table, number, job.swapIn));
    tell({ type: "dealt" });
  }
  return job.type === "tally" ? { type: "tally", tally } : { type: "swaps", swaps };
}

tell(work(workerData as Job));
