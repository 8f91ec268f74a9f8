import { isMainThread } from "node:worker_threads";

/**
 * Loaded into a server before anything else: its wall clock can be set from outside. It begins at
 * TEST_CLOCK_AHEAD milliseconds ahead; SIGUSR2 sets it to TEST_CLOCK_STEP ahead, and back again.
 */
const { TEST_CLOCK_AHEAD = "0", TEST_CLOCK_STEP = "0" } = process.env;
let ahead = Number(TEST_CLOCK_AHEAD);
const now = Date.now;
Date.now = () => now() + ahead;

if (isMainThread) {
  process.on("SIGUSR2", () => {
    ahead = ahead === 0 ? Number(TEST_CLOCK_STEP) : 0;
    console.log(`the clock is ${ahead} ms ahead`);
  });
}
