import { parentPort, workerData } from "node:worker_threads";
import Libsql from "libsql";

/** Waits for the disk while others write: see `checkpoints.ts`. */
const port = parentPort;
if (port === null) throw new Error("this runs in a thread of its own");

const file = new Libsql(workerData as string);
// What is carried over is on the disk before the log may begin anew, also with this setting.
file.pragma("synchronous = normal");

port.on("message", (asked: "carry" | "leave") => {
  if (asked === "leave") {
    file.close();
    port.close();
    return;
  }
  try {
    file.pragma("wal_checkpoint(passive)");
  } catch {
    // A full disk: what is in the log stays there, and those who write say what is wrong.
  }
  port.postMessage("carried");
});
