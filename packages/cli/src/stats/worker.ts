import { parentPort, workerData } from "node:worker_threads";
import { assertNever } from "@inkognito/engine/core";
import { parseTable } from "../games/botTables.js";
import { addCalibrations, calibrationOf, NO_CALIBRATION } from "./calibration.js";
import { type FromJob, type Job, numbersUpTo } from "./jobs.js";
import { addSwaps, NO_SWAPS, swapsOf } from "./swaps.js";
import { countDeal, emptyTally } from "./tally.js";

const tell = (message: FromJob): void => parentPort?.postMessage(message);

function work(job: Job): FromJob {
  const table = parseTable(job.values);
  const numbers = deals(job);
  switch (job.type) {
    case "tally": {
      const tally = emptyTally();
      for (const number of numbers) countDeal(tally, table.play([number]));
      return { type: "tally", tally };
    }
    case "swaps": {
      let swaps = NO_SWAPS;
      for (const number of numbers) {
        swaps = addSwaps(swaps, swapsOf(table, number, job.swapIn, job.chair));
      }
      return { type: "swaps", swaps };
    }
    case "calibration": {
      let calibration = NO_CALIBRATION;
      for (const number of numbers) {
        calibration = addCalibrations(calibration, calibrationOf(table.claimsIn(number)));
      }
      return { type: "calibration", calibration };
    }
    default:
      return assertNever(job);
  }
}

/** Says of each when it is done. */
function* deals({ deals: last, first, step }: Job): Iterable<number> {
  for (const number of numbersUpTo(last, first, step)) {
    yield number;
    tell({ type: "dealt" });
  }
}

tell(work(workerData as Job));
