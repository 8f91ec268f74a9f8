import { parseTiming } from "../../src/store/timing.js";
import type { BusyServer, BusyTable } from "../support/busyServer.js";
import type { Player } from "../support/player.js";
import type { ServerData } from "../support/serverData.js";

const LONGER_THAN_ANY_CLOCK = 600_000;

function absentAt({ tables }: BusyServer): {
  readonly table: BusyTable;
  readonly player: Player;
} {
  const table = tables.find(({ behaviour }) => behaviour === "absent");
  const player = table?.players[0];
  if (table === undefined || player === undefined) throw new Error("no player is absent");
  return { table, player };
}

/** The events of a bot standing in because the time was up. */
const lateEvents = ({ client, chair }: Player) =>
  client.log.filter(
    ({ event }) => event.type === "stoodIn" && event.seat === chair && event.why === "late",
  );

/** A player whose time runs out while no server runs. */
export const absentPlayer = {
  isAwaited(server: BusyServer): boolean {
    const { client, chair } = absentAt(server).player;
    return (
      client.isAwaited && client.clocks.some(({ seat, due }) => seat === chair && due !== null)
    );
  },

  /** Changes the stored table to what it would be minutes later: what was due then has been due for long. */
  async passTime(server: BusyServer, data: ServerData): Promise<void> {
    const where = `where id = '${absentAt(server).table.table}'`;
    const [row] = await data.read(async (query) =>
      query(`select clocks, wake from game_table ${where}`),
    );
    const { awaiting, ...rest } = parseTiming(String(row?.clocks));
    const earlier = awaiting.map(({ due, ...each }) => ({
      ...each,
      due: due === null ? null : due - LONGER_THAN_ANY_CLOCK,
    }));
    const dues = earlier.flatMap(({ due }) => (due === null ? [] : [due]));
    const wake = Math.min(Number(row?.wake), ...dues);
    const clocks = JSON.stringify({ ...rest, awaiting: earlier });
    await data.change(`update game_table set clocks = '${clocks}', wake = ${wake} ${where}`);
  },

  /**
   * A server that has just started gives an awaited player more time. The absent player connects alone
   * and lets that time pass, too; then the table goes on. Returns when the time ended, and when the bot
   * stood in.
   */
  async letGraceExpire(
    server: BusyServer,
  ): Promise<{ readonly due: number; readonly stoodIn: number }> {
    const { player } = absentAt(server);
    const { client, chair } = player;
    const before = lateEvents(player).length;
    await server.reconnect([player]);
    const told = client.clocks.find(({ seat }) => seat === chair);
    const was = client.numbers;
    const isLate = () => lateEvents(player).length > before;
    const goesOn = () => client.numbers.told > was.told || client.numbers.game > was.game;
    await server.until(() => isLate() && goesOn());
    return { due: told?.due ?? Infinity, stoodIn: lateEvents(player)[before]?.at ?? 0 };
  },

  /** Moves at the chair; the absent player makes none of them. */
  moveCount(server: BusyServer): number {
    const { table, player } = absentAt(server);
    return table.history.moves.filter(({ seat }) => seat === player.chair).length;
  },
};
