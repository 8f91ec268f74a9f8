import { join } from "node:path";
import { median } from "../../engine/bench/measure.mjs";
import { fullSpeed, joinAll, OWN, PEER, steady } from "./load.mjs";
import { serverEnv, startProcess } from "./processes.mjs";
import { prepareTables } from "./tables.mjs";

const TABLES = 100;
const ROUND_MILLIS = 700;
const ROUNDS = 9;
/** Of one round at the beginning nothing is said; the median is of what comes after it. */
const WARM_UP_ROUNDS = 1;
const STEADY = { perSecond: 300, millis: 5000 };

/** Peer and server in turns, because whatever else the machine does changes all the time. */
export async function speedBenchmarks(folder) {
  const dataDir = join(folder, "speed");
  const prepared = await prepareTables({
    dataDir,
    tables: TABLES,
    played: 40,
    actions: 1800,
  });
  const sides = [];
  try {
    const events = JSON.stringify(usualTold(prepared));
    const baseline = await startProcess("baselineServer.mjs", { args: [events] });
    sides.push(await side(baseline, prepared, PEER));
    const measured = await startProcess("measuredServer.mjs", { env: serverEnv(dataDir) });
    sides.push(await side(measured, prepared, OWN));
    const [peer, own] = sides;
    for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
      for (const each of sides) await playRound(each, round);
    }
    const times = await steady(own.tables, STEADY.perSecond, STEADY.millis);
    for (const table of own.tables) table.check();
    return [
      {
        name: "server: durable actions/s, to a bare ws server",
        unit: "×",
        value: median(own.rates.map((rate, round) => rate / peer.rates[round])),
        atLeast: 0.3,
        note: `${spent(own)}; peer ${spent(peer)}`,
      },
      {
        name: "server: p99 until all have it, at 300/s",
        unit: "ms",
        value: percentile(times, 0.99),
        atMost: 25,
        note: `median ${percentile(times, 0.5).toFixed(1)} ms`,
      },
    ];
  } finally {
    for (const { tables, server } of sides) {
      for (const table of tables) table.leave();
      await server.stop();
    }
  }
}

async function side(server, prepared, kind) {
  const tables = await joinAll(server.port, prepared, kind);
  return { server, tables, rates: [], shares: [] };
}

async function playRound({ server, tables, rates, shares }, round) {
  const [before, own, began] = [await server.usage(), process.cpuUsage(), performance.now()];
  const rate = await fullSpeed(tables, ROUND_MILLIS);
  const seconds = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(own);
  for (const table of tables) table.check();
  if (round < 0) return;
  rates.push(rate);
  shares.push({
    server: ((await server.usage()).cpu - before.cpu) / seconds,
    load: (user + system) / 1e6 / seconds,
  });
}

/** What limited it: how many cores each side had. */
function spent({ rates, shares }) {
  const of = (who) => median(shares.map((share) => share[who])).toFixed(2);
  return `${Math.round(median(rates))}/s on ${of("server")} cores, load on ${of("load")}`;
}

/** What a table is told of an action, of the mean size. */
function usualTold(prepared) {
  const told = prepared.flatMap(({ script }) => script.slice(0, 100).flatMap((step) => step.told));
  const sized = told.map((events) => ({ events, size: JSON.stringify(events).length }));
  const mean = sized.reduce((sum, { size }) => sum + size, 0) / sized.length;
  return sized.reduce((best, each) =>
    Math.abs(each.size - mean) < Math.abs(best.size - mean) ? each : best,
  ).events;
}

const percentile = (list, part) =>
  list.toSorted((a, b) => a - b)[Math.floor((list.length - 1) * part)];
