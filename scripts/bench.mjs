import { parseArgs } from "node:util";
import { build, ensureInstalled, root } from "./install.mjs";
import { ensurePage } from "./page.mjs";

let json = false;
try {
  const options = { json: { type: "boolean", default: false } };
  json = parseArgs({ args: process.argv.slice(2), options }).values.json;
} catch (error) {
  console.error(`bench: ${error.message}`);
  process.exit(2);
}

ensureInstalled();
build();
ensurePage();
const benchmarks = (file) => import(`${root}packages/${file}.mjs`);
const { boardBenchmarks } = await benchmarks("engine/bench/board");
const { cardBenchmarks } = await benchmarks("engine/bench/card");
const { mindBenchmarks } = await benchmarks("mind/bench/bots");
const { storeBenchmarks } = await benchmarks("server/bench/store");
const { weightBenchmarks } = await benchmarks("web/bench/weight");
const { replayBenchmarks } = await benchmarks("web/bench/replay");
const { framesBenchmarks } = await benchmarks("web/bench/frames");
const { serverBenchmarks } = await benchmarks("server/bench/server");
const results = [
  ...boardBenchmarks(),
  ...cardBenchmarks(),
  ...mindBenchmarks(),
  ...(await storeBenchmarks()),
  ...(await serverBenchmarks()),
  ...weightBenchmarks(),
  ...(await replayBenchmarks()),
  ...(await framesBenchmarks()),
].map((each) => ({
  ...each,
  ratio: ratio(each),
}));

/** Above 1: better than the limit. */
function ratio({ value, atLeast, atMost }) {
  if (atLeast !== undefined) return value / atLeast;
  return atMost === undefined ? null : atMost / value;
}

if (json) {
  console.log(JSON.stringify({ node: process.versions.node, results }));
} else {
  for (const { name, value, unit, ratio: times, note } of results) {
    const shown = value >= 1000 ? Math.round(value).toLocaleString("en") : value.toPrecision(3);
    const limit = times === null ? "" : `${times.toFixed(2)} × the limit`;
    console.log(`${name.padEnd(52)}${`${shown} ${unit}`.padStart(16)}   ${limit}`);
    if (note !== undefined) console.log(`  ${note}`);
  }
}
