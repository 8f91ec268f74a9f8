import { cpSync } from "node:fs";
import { newId } from "../../src/people/secret.js";
import type { Wish } from "../../src/testing/client.js";
import { tableOptions } from "../../src/testing/options.js";
import { newFolder } from "../../src/testing/server.js";
import { Simulation, type TestPage } from "../../src/testing/simulation.js";
import type { Acknowledged } from "../oldVersions/fixture.js";
import { BusyServer } from "../support/busyServer.js";
import { fileData } from "../support/serverData.js";
import type { KilledServer } from "./damageLaw.js";

const TABLES = 4;
const MOVES = 24;

/** Messages to all clients together: a minute or two of play. */
const MESSAGES = 4000;

/** The files of a real server with eight busy tables, killed. */
export async function killedServer(): Promise<KilledServer> {
  const dataDir = newFolder("killed");
  const server = new BusyServer(fileData(dataDir));
  await server.open(8);
  await server.until(() => server.messageCount >= MESSAGES);
  await server.end("SIGKILL");
  const acknowledged = server.tables.flatMap(({ table, players }) =>
    players.flatMap(({ player, done }) => done.map(({ id }) => ({ table, player, id }))),
  );
  const copy = newFolder("killed");
  cpSync(dataDir, copy, { recursive: true });
  await server.close();
  return { dataDir: copy, tables: server.tables.map(({ table }) => table), acknowledged };
}

/** The files in the middle of play: half of the commits in their tables, half in the journal. */
export async function killedInPlay(): Promise<KilledServer> {
  const simulation = await Simulation.open();
  const acknowledged: Acknowledged[] = [];
  const tables: { readonly table: string; readonly pages: readonly TestPage[] }[] = [];
  const ask = async (table: string, page: TestPage, wish: Wish): Promise<void> => {
    const id = newId(9);
    const answer = await page.ask(wish, id);
    if (answer.type !== "done") throw new Error(JSON.stringify(answer));
    acknowledged.push({ table, player: page.player, id });
  };
  const play = async (moves: number): Promise<void> => {
    for (let move = 0; move < moves; move += 1) {
      for (const { table, pages } of tables) {
        const page = pages.find(({ isAwaited }) => isAwaited);
        if (page === undefined) continue;
        await ask(table, page, { type: "act", game: 1, action: page.choose("novice", table) });
      }
    }
  };
  for (let at = 0; at < TABLES; at += 1) {
    const options = tableOptions(at % 2 === 0 ? "board" : "card", 3);
    const { table, pages } = await simulation.seated(options, 3);
    tables.push({ table, pages });
    const [host, guest] = pages;
    if (host === undefined || guest === undefined) throw new Error("a table without people");
    await ask(table, host, { type: "start" });
    await ask(table, guest, { type: "say", text: `Buonasera ${at}` });
  }
  await play(MOVES / 2);
  for (const { pages } of tables) {
    await pages[0]?.ask({ type: "note", game: 1, text: "who is it?" });
  }
  // A deletion writes the journal into the tables at once: all commits so far are in the file now.
  await simulation.store.deletePlayer(await simulation.person());
  await play(MOVES / 2);
  for (const { table, pages } of tables) {
    for (const page of [...pages, ...pages, ...pages]) {
      await ask(table, page, { type: "say", text: "still here" });
    }
  }
  const dataDir = newFolder("killed");
  cpSync(simulation.dataDir, dataDir, { recursive: true });
  await simulation.close();
  return { dataDir, tables: tables.map(({ table }) => table), acknowledged };
}
