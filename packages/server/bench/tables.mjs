import { boardConfig, sampleAction as sampleBoard } from "@inkognito/engine/board";
import { cardConfig, sampleAction as sampleCard } from "@inkognito/engine/card";
import { RULES } from "@inkognito/engine/games/rules";
import { act, toldCount, toldTo } from "@inkognito/engine/host";
import { seededBelow } from "@inkognito/engine/testing";
import { BYE_CODES, PROTOCOL_VERSION } from "@inkognito/protocol";
import { openStore } from "../dist/app/openStore.js";
import { machineClocks, SteadyTime } from "../dist/clock/steadyTime.js";
import { People } from "../dist/people/people.js";
import { LIMITS } from "../dist/settings/limits.js";
import { loadTable } from "../dist/tables/runtime/cache/loadTable.js";
import { openRegistry } from "../dist/tables/runtime/tableRegistry.js";

const SAMPLES = { board: sampleBoard, card: sampleCard };
/** No player ever announces: a game lasts as long as the benchmark. */
const HABITS = { announce: 1e9, gesture: 60, seal: 1e9 };
const SEATS = [0, 1, 2, 3];

const optionsOf = (game) => ({
  config: (game === "board" ? boardConfig : cardConfig)({ players: 4 }).value,
  match: false,
  assistant: "consequences",
  pace: { type: "none" },
  botPace: "instant",
  chat: true,
  listed: false,
});

const entropyOf = (number) => number.toString(16).padStart(32, "0");

/**
 * Tables in the middle of a game, half of them at the board, with four people each; and what each
 * of them is going to do, played beforehand: the load generator has nothing to compute.
 */
export async function prepareTables({ dataDir, tables, played, actions }) {
  const store = await openStore({ dataDir, databaseUrl: null });
  const registry = await openRegistry({
    store,
    // No client adds entropy, so no start waits for it.
    limits: { ...LIMITS, shareWait: 0 },
    shared: false,
    log: console,
    time: new SteadyTime(machineClocks),
  });
  const people = new People(store, () => Date.now());
  const seatTable = async (number) => {
    const game = number % 2 === 0 ? "board" : "card";
    const known = await Promise.all(
      SEATS.map((seat) => people.create({ name: `Player ${seat}`, language: "en" })),
    );
    const created = await registry.create(known[0].player.id, optionsOf(game));
    const { table, key } = created.value;
    const visits = [];
    for (const seat of SEATS) {
      const connection = { player: known[seat].player.id, send: () => undefined, close: closed };
      const seen = { table: 0, game: 0, told: 0 };
      const hello = { type: "hello", version: PROTOCOL_VERSION, table, key, seen };
      visits.push(await registry.enter(connection, hello));
      await visits[seat].request({ type: "sit", id: "sit", seat, entropy: entropyOf(number) });
    }
    await visits[0].request({ type: "start", id: "start" });
    const begun = await loadTable(store, table);
    const script = scriptOf(begun.game, played + actions, seededBelow(number + 1));
    for (const { seat, request } of script.splice(0, played)) await visits[seat].request(request);
    return { table, cookies: known.map(({ secret }) => `inkognito=${secret}`), script };
  };
  const prepared = [];
  // So many at a time as make one commit worth its while.
  for (let at = 0; at < tables; at += 50) {
    const numbers = Array.from({ length: Math.min(50, tables - at) }, (_, i) => at + i);
    prepared.push(...(await Promise.all(numbers.map(seatTable))));
  }
  await registry.drain();
  await store.close();
  return prepared;
}

function closed(code) {
  if (code !== BYE_CODES.restart) throw new Error(`the table refused the connection: ${code}`);
}

/** A request, the seat that sends it, and what each viewer at the table is told of it. */
function scriptOf(opening, actions, below) {
  const { game: name } = opening.config;
  const script = [];
  let game = opening;
  for (let number = 1; number <= actions; number += 1) {
    const { awaited } = game;
    const seat = awaited[below(awaited.length)];
    const action = SAMPLES[name](RULES[name].viewOf(game.state, seat), below, HABITS);
    const acted = act(game, seat, action);
    if (!acted.ok) throw new Error(`a sample was refused: ${acted.error.code}`);
    const next = acted.value;
    const told = SEATS.filter((each) => toldCount(next, each) > toldCount(game, each)).map((each) =>
      toldTo(next, each, toldCount(game, each)),
    );
    const request = {
      type: "act",
      id: `${name}-${number}-${opening.chance.seed.slice(0, 8)}`,
      game: game.no,
      action,
    };
    script.push({ seat, request, told });
    game = next;
  }
  return script;
}
