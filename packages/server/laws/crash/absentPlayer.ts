import { parseTiming } from "../../src/store/timing.js";
import type { Evening, Party } from "../support/busyServer.js";
import type { Player } from "../support/player.js";
import type { Ground } from "../support/serverData.js";

const LONGER_THAN_ANY_CLOCK = 600_000;

function sleeper({ parties }: Evening): { readonly party: Party; readonly player: Player } {
  const party = parties.find(({ habit }) => habit === "sleeps");
  const player = party?.players[0];
  if (party === undefined || player === undefined) throw new Error("nobody sleeps");
  return { party, player };
}

/** Whenever somebody stood in because the time was up. */
const lateness = ({ client, chair }: Player) =>
  client.log.filter(
    ({ event }) => event.type === "stoodIn" && event.seat === chair && event.why === "late",
  );

/** Somebody whose time is up while there is no server to notice. */
export const overslept = {
  isAwaited(evening: Evening): boolean {
    const { client, chair } = sleeper(evening).player;
    return (
      client.isAwaited && client.clocks.some(({ seat, due }) => seat === chair && due !== null)
    );
  },

  /** The table as it would lie there minutes later: what was due then has been due for long. */
  async passTime(evening: Evening, ground: Ground): Promise<void> {
    const where = `where id = '${sleeper(evening).party.table}'`;
    const [row] = await ground.look(async (ask) =>
      ask(`select clocks, wake from game_table ${where}`),
    );
    const { awaiting, ...rest } = parseTiming(String(row?.clocks));
    const earlier = awaiting.map(({ due, ...each }) => ({
      ...each,
      due: due === null ? null : due - LONGER_THAN_ANY_CLOCK,
    }));
    const dues = earlier.flatMap(({ due }) => (due === null ? [] : [due]));
    const wake = Math.min(Number(row?.wake), ...dues);
    const clocks = JSON.stringify({ ...rest, awaiting: earlier });
    await ground.change(`update game_table set clocks = '${clocks}', wake = ${wake} ${where}`);
  },

  /**
   * Comes back alone to a server that has just started, which gives whoever was awaited more time, and
   * lets that pass, too; then the table goes on. Until when it was, and when somebody stood in.
   */
  async sleepOn(evening: Evening): Promise<{ readonly due: number; readonly stoodIn: number }> {
    const { player } = sleeper(evening);
    const { client, chair } = player;
    const before = lateness(player).length;
    await evening.back([player]);
    const told = client.clocks.find(({ seat }) => seat === chair);
    const was = client.numbers;
    const isLate = () => lateness(player).length > before;
    const goesOn = () => client.numbers.told > was.told || client.numbers.game > was.game;
    await evening.until(() => isLate() && goesOn());
    return { due: told?.due ?? Infinity, stoodIn: lateness(player)[before]?.at ?? 0 };
  },

  /** Moves at the chair: the sleeper makes none. */
  moves(evening: Evening): number {
    const { party, player } = sleeper(evening);
    return party.ledger.deeds.filter(({ seat }) => seat === player.chair).length;
  },
};
