import { type Seat, SPECTATOR, type Viewer } from "@inkognito/engine/core";
import type { GameConfig } from "@inkognito/engine/games";
import { BOT_PACES } from "@inkognito/protocol";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { boardTwins } from "../../../engine/laws/board/secrecy/twinFactory.js";
import { cardTwins } from "../../../engine/laws/card/secrecy/twinFactory.js";
import { size } from "../../../engine/laws/shared/size.js";
import type {
  Script,
  TwinFactory,
  TwinTypes,
} from "../../../engine/laws/shared/twins/twinFactory.js";
import { think } from "../../src/bots/think.js";
import { tableOptions } from "../../src/testing/options.js";
import { type Pair, pairs, seatAndSpectator } from "../secrecy/twinPairs.js";
import { PACE_LEAKS, planted } from "./plantedLeaks.js";
import {
  type Act,
  type Acts,
  differenceOf,
  LEVELS,
  type Play,
  scripted,
  timelineOf,
} from "./timeline.js";

// Test files share their modules: one that another file has loaded would not use the mocks below.
// The mocks import what is planted themselves: they may run before the imports above are done.
vi.hoisted(() => vi.resetModules());

vi.mock("@inkognito/engine/host", async (original) => {
  const real = await original<typeof import("@inkognito/engine/host")>();
  const { planted } = await import("./plantedLeaks.js");
  return { ...real, toldCount: planted.open("toldCount", real.toldCount) };
});
vi.mock("../../src/tables/rules/game/game.js", async (original) => {
  const real = await original<typeof import("../../src/tables/rules/game/game.js")>();
  const { planted } = await import("./plantedLeaks.js");
  return {
    ...real,
    chanceOf: (...args: Parameters<typeof real.chanceOf>) =>
      planted.chance ?? real.chanceOf(...args),
    isNoticed: planted.open("isNoticed", real.isNoticed),
  };
});
vi.mock("../../src/tables/rules/time/botPace.js", async (original) => {
  const real = await original<typeof import("../../src/tables/rules/time/botPace.js")>();
  const { planted } = await import("./plantedLeaks.js");
  return {
    ...real,
    botDelay: planted.open("botDelay", real.botDelay),
    publicationOf: planted.open("publicationOf", real.publicationOf),
  };
});
vi.mock("../../src/tables/delivery/padding.js", async (original) => {
  const real = await original<typeof import("../../src/tables/delivery/padding.js")>();
  const { planted } = await import("./plantedLeaks.js");
  return {
    ...real,
    padded: planted.open("padded", real.padded),
    paddedChoices: planted.open("paddedChoices", real.paddedChoices),
  };
});
vi.mock("../../src/tables/rules/decide/act.js", async (original) => {
  const real = await original<typeof import("../../src/tables/rules/decide/act.js")>();
  const { planted } = await import("./plantedLeaks.js");
  return { ...real, decideBotAct: planted.open("decideBotAct", real.decideBotAct) };
});

const SHARE = Math.ceil(size("pairs", { short: 60, full: 400 }) / 200);

// Other test files of the same worker may get the modules as they are mocked here.
beforeEach(() => planted.clear());
afterEach(() => planted.clear());

const isWhisper = (act: Act): boolean => act.type === "gesture" && "to" in act && act.to !== "all";

/** The acts of each seat in a script; of hidden whispers at most one before a move, as bots do. */
function actsOf<T extends TwinTypes>({ opening, slots }: Script<T>): Acts {
  const acts: Act[][] = opening.config.seats.map(() => []);
  for (const { move, whispers } of slots) {
    if (move !== null) acts[move.seat]?.push(move.act);
    for (const { seat, act } of whispers) {
      const last = acts[seat]?.at(-1);
      if (last === undefined || !isWhisper(last)) acts[seat]?.push(act);
    }
  }
  return acts;
}

async function twinDifference<T extends TwinTypes>(
  { viewer, original, twin }: Pair<T>,
  botPace: Play["botPace"],
  levelFrom = 0,
): Promise<string | null> {
  const play = (script: Script<T>): ReturnType<typeof timelineOf> => {
    // The delays are keyed by the seed, which no player or spectator knows: both have the same one.
    planted.chance = { ...script.chance, seed: original.chance.seed };
    const config = script.opening.config as unknown as GameConfig;
    const decide = scripted(actsOf(script));
    return timelineOf({ name: "twins", config, botPace, viewer, levelFrom, decide });
  };
  return differenceOf(await play(original), await play(twin));
}

function twinLaws<T extends TwinTypes>(name: string, twins: TwinFactory<T>): void {
  it.each(twins.categories.map((each: T["Category"], i: number) => [each, i] as const))(
    `[V] neither the time nor the size of a frame in a ${name} game with bots tells: %s`,
    async (aim, i) => {
      let compared = 0;
      for (const pair of pairs(twins, aim, seatAndSpectator)) {
        const botPace = BOT_PACES[(i + (compared >> 1)) % BOT_PACES.length] ?? "human";
        expect(await twinDifference(pair, botPace, i + compared)).toBeNull();
        compared += 1;
        if (compared === 2 * SHARE) break;
      }
      expect(compared).toBe(2 * SHARE);
    },
  );
}

describe("games with bots and stand-ins that differ only in what a viewer must not know", () => {
  twinLaws("board", boardTwins);
  twinLaws("card", cardTwins);
});

const isHidden = (act: Act, viewer: Viewer): boolean =>
  isWhisper(act) && "to" in act && act.to !== viewer;

/** Acts that are the same to the viewer: other seats whisper to each other before every third act, and only then. */
const whispering = (acts: Acts, viewer: Viewer): Acts =>
  acts.map((own, seat) => {
    if (seat === viewer) return own;
    const to = acts.findIndex((_, other) => other !== seat && other !== viewer);
    const whisper = { type: "gesture", tic: "F", to };
    return own
      .filter((act) => !isHidden(act, viewer))
      .flatMap((act, i) => (i % 3 === 0 ? [whisper, act] : [act]));
  });

describe("games of real bots", () => {
  const plays = [
    ["board", "human", SPECTATOR, 4, ["agent", "master"]],
    ["board", "instant", 0 as Seat, 5, ["novice", "random"]],
    ["card", "human", 0 as Seat, 5, ["novice", "random"]],
    ["card", "instant", SPECTATOR, 4, ["agent", "master"]],
  ] as const;

  it.each(plays)(
    "[V] a %s game at the pace %s shows to viewer %s of %d seats with %j the same times whatever bots whisper",
    async (game, botPace, viewer, seats, levels) => {
      const { config } = tableOptions(game, seats);
      const levelFrom = LEVELS.indexOf(levels[0]);
      for (let round = 0; round < SHARE; round += 1) {
        const name = `whispers ${game} ${round}`;
        const gesturing = { ...config, gestures: true };
        const play = { name, config: gesturing, botPace, viewer, levelFrom };
        const thinkers = new Set<string>();
        const played = await timelineOf({
          ...play,
          decide: (asked) => {
            thinkers.add(asked.thinker);
            return think(asked) as Act;
          },
        });
        expect([...thinkers]).toEqual(expect.arrayContaining([...levels]));
        const other = whispering(played.acts, viewer);
        expect(other).not.toEqual(played.acts);
        const decide = scripted(other);
        expect(differenceOf(played, await timelineOf({ ...play, decide }))).toBeNull();
      }
    },
  );
});

describe("the test is tested", () => {
  const MOST = 12;

  it.each(PACE_LEAKS.map((leak) => [leak.name, leak] as const))(
    "[V] caught: %s",
    async (_name, leak) => {
      const aim = leak.betrays as (typeof cardTwins.categories)[number];
      let caught: string | null = null;
      let tried = 0;
      for (const pair of pairs(cardTwins, aim, () => [SPECTATOR])) {
        planted.wraps = leak.wraps;
        caught = await twinDifference(pair, "human");
        tried += 1;
        if (caught !== null || tried === MOST) break;
      }
      expect(caught).not.toBeNull();
    },
  );
});
