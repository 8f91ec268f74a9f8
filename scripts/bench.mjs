import { parseArgs } from "node:util";
import { build, ensureInstalled, root } from "./install.mjs";

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
const { boardBenchmarks } = await import(`${root}packages/engine/bench/board.mjs`);
const results = boardBenchmarks().map((each) => ({ ...each, ratio: ratio(each) }));

/** Above 1: better than the limit. */
function ratio({ value, atLeast, atMost }) {
  if (atLeast !== undefined) return value / atLeast;
  return atMost === undefined ? null : atMost / value;
}

if (json) {
  console.log(JSON.stringify({ node: process.versions.node, results }));
} else {
  for (const { name, value, unit, ratio: times } of results) {
    const shown = value >= 1000 ? Math.round(value).toLocaleString("en") : value.toPrecision(3);
    const limit = times === null ? "" : `${times.toFixed(2)} × the limit`;
    console.log(`${name.padEnd(40)}${`${shown} ${unit}`.padStart(16)}   ${limit}`);
  }
}
