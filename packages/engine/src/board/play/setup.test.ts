import { describe, expect, it } from "vitest";
import { AGENTS, COLOURS } from "../../core/agents.js";
import { type Chance, seededChance, seedFromText } from "../../core/chance.js";
import { fold } from "../../core/game.js";
import type { Seat, Viewer } from "../../core/seat.js";
import { redactLog } from "../../core/told.js";
import {
  type Act,
  after,
  boardTable,
  publicTable,
  refusal,
  scriptedChance,
  shake,
  type TestTable,
  viewAt,
} from "../../testing/index.js";
import { legal } from "../legal/legal.js";
import { boardGame } from "../rules.js";
import { CARDS, faceOf } from "../terms/cards.js";
import { type BoardOptions, boardConfig } from "../terms/config.js";
import { homesOf } from "../terms/map.js";
import { BUILDS, figureOf, type Hand, LETTERS, PHANTOM, PIECES } from "../terms/types.js";
import { MISSIONS, type Mission } from "./missions.js";

/** A game as it is set up, not as a scenario says. */
function fresh(options: BoardOptions, chance: Chance): TestTable {
  const config = boardConfig(options);
  if (!config.ok) throw new Error(config.error.field);
  const events = boardGame.setup(config.value, chance);
  return { state: fold(boardGame, events), events, chance };
}

const seeds = (count: number): readonly Chance[] =>
  Array.from({ length: count }, (_, i) => seededChance(seedFromText(`setup ${i}`)));

const handsOf = ({ state }: TestTable): readonly (Hand | null)[] =>
  state.own.map(({ hand }) => hand);

const sorted = (values: readonly (string | number)[]) => values.toSorted();

describe("components", () => {
  it("[B1.2] each colour has one figure of each build", () => {
    const figures = COLOURS.flatMap((colour) => BUILDS.map((build) => `${colour}-${build}`));
    expect(PIECES).toEqual([...figures, "ambassador"]);
    expect([COLOURS, BUILDS]).toEqual([
      ["red", "green", "blue", "yellow"],
      ["tall", "short", "fat", "thin"],
    ]);
  });

  it("[B1.2] each colour has eight cards: four identities and four builds", () => {
    const coloured = CARDS.filter((card) => !faceOf(card).grey);
    expect(sorted(coloured)).toEqual([
      ...["build:fat", "build:short", "build:tall", "build:thin"],
      ...["identity:B", "identity:F", "identity:X", "identity:Z"],
    ]);
  });

  it("[B1.3] twelve grey cards: four identities, four builds, four missions", () => {
    const grey = CARDS.filter((card) => faceOf(card).grey);
    expect(sorted(grey)).toEqual([
      ...["grey:build:fat", "grey:build:short", "grey:build:tall", "grey:build:thin"],
      ...["grey:identity:B", "grey:identity:F", "grey:identity:X", "grey:identity:Z"],
      ...["grey:mission:A", "grey:mission:B", "grey:mission:C", "grey:mission:D"],
    ]);
  });

  it("[B1.3] a player can show the eight coloured cards and the three grey ones dealt", () => {
    const met = after(
      boardTable({ at: { "green-tall": 3 } }),
      [0, { type: "move", steps: [{ ball: "white", piece: "red-tall", to: 3 }] }],
      [0, { type: "ask", space: 3, of: 1, about: "build" }],
    );
    const { awaits } = legal(viewAt(met, 1));
    const shown = awaits.type === "show" ? new Set(awaits.answers.flat()) : new Set();
    const grey = ["grey:identity:B", "grey:build:short", "grey:mission:B"];
    expect(shown).toEqual(new Set([...CARDS.filter((card) => !faceOf(card).grey), ...grey]));
  });

  it("[B1.4] the Phantom: 3 white, 2 orange, 2 blue, 2 black, 1 purple", () => {
    expect(sorted(PHANTOM)).toEqual([
      ...["black", "black", "blue", "blue", "orange", "orange"],
      ...["purple", "white", "white", "white"],
    ]);
  });

  it("[B1.4] a shake shows three different balls out of all ten, each time anew", () => {
    const asked: string[] = [];
    const chance = scriptedChance({ phantom: { 1: shake("white", "white", "purple") } });
    const draw: Chance["draw"] = (...question) => {
      if (question[0] === "phantom") asked.push(question.join(" "));
      return chance.draw(...question);
    };
    const first = fresh({}, { ...chance, draw });
    const [seat = 0] = boardGame.awaited(viewAt(first, "spectator"));
    const second = after(first, [seat, { type: "move", steps: [] }], [seat, { type: "endTurn" }]);
    expect(asked).toEqual(["phantom 0 3 10", "phantom 1 3 10"]);
    const { phase } = publicTable(second);
    expect(phase).toMatchObject({ type: "moving", balls: ["white", "white", "purple"] });
  });

  const passport: Readonly<Record<string, readonly [string, string]>> = {
    "A-B": ["any onto X", "any onto ambassador"],
    "A-C": ["F to 5", "any onto B"],
    "A-D": ["any onto Z", "Z onto ambassador"],
    "B-A": ["any onto X", "any onto ambassador"],
    "B-C": ["any onto ambassador", "together"],
    "B-D": ["B to 1", "any onto F"],
    "C-A": ["F to 7", "any onto B"],
    "C-B": ["any onto ambassador", "Z to 4"],
    "C-D": ["ambassador to embassy", "X to 2"],
    "D-A": ["any onto Z", "ambassador to 3"],
    "D-B": ["together", "any onto F"],
    "D-C": ["ambassador to 8", "X to 6"],
  };
  const inWords = (mission: Mission): string => {
    if (mission.type === "anyOnto") return `any onto ${mission.target}`;
    if (mission.type === "agentOnto") return `${mission.agent} onto ${mission.target}`;
    if (mission.type === "agentTo") return `${mission.agent} to ${mission.number}`;
    return mission.type === "together" ? "together" : `ambassador to ${mission.place}`;
  };

  it("[B1.5] the passport is the mission table", () => {
    const rows = Object.entries(MISSIONS).map(([code, { FB, ZX }]) => [
      code,
      [inWords(FB), inWords(ZX)],
    ]);
    expect(Object.fromEntries(rows)).toEqual(passport);
  });
});

describe("figures", () => {
  it("[B2.1] each colour stands on its four homes, whatever the seed", () => {
    for (const players of [3, 4, 5]) {
      for (const chance of seeds(20)) {
        const { positions } = publicTable(fresh({ players }, chance));
        for (const colour of COLOURS.slice(0, players)) {
          const spaces = BUILDS.map((build) => positions[figureOf(colour, build)] ?? 0);
          expect(spaces.toSorted((a, b) => a - b)).toEqual(homesOf(colour));
        }
        expect(Object.keys(positions)).toHaveLength(players === 3 ? 13 : 17);
      }
    }
  });

  it("[B2.1] which figure stands where is drawn for each seat by itself", () => {
    const draws = {
      placement: { 0: [3, 2, 1, 0], 1: [1, 0, 3, 2], 2: [2, 3, 0, 1], 3: [0, 2, 1, 3] },
    };
    expect(publicTable(fresh({}, scriptedChance(draws))).positions).toEqual({
      ...{ "red-tall": 52, "red-short": 31, "red-fat": 27, "red-thin": 2 },
      ...{ "green-tall": 24, "green-short": 14, "green-fat": 55, "green-thin": 35 },
      ...{ "blue-tall": 38, "blue-short": 41, "blue-fat": 13, "blue-thin": 20 },
      ...{ "yellow-tall": 5, "yellow-short": 21, "yellow-fat": 12, "yellow-thin": 44 },
      ambassador: 58,
    });
  });

  it("[B2.2] the Ambassador begins on the embassy", () => {
    for (const players of [3, 4, 5]) {
      for (const chance of seeds(3)) {
        expect(publicTable(fresh({ players }, chance)).positions.ambassador).toBe(58);
      }
    }
  });
});

describe("secret cards", () => {
  it("[B2.3] one identity, one build and one mission each, none of them twice", () => {
    for (const chance of seeds(50)) {
      const hands = handsOf(fresh({}, chance)).filter((hand) => hand !== null);
      expect(sorted(hands.map(({ identity }) => identity))).toEqual(sorted(AGENTS));
      expect(sorted(hands.map(({ build }) => build))).toEqual(sorted(BUILDS));
      expect(sorted(hands.map(({ mission }) => mission))).toEqual(LETTERS);
    }
  });

  it("[B2.3] the three piles are shuffled apart", () => {
    const draws = { deal: { 0: [1, 0, 3, 2], 1: [2, 3, 0, 1], 2: [3, 2, 1, 0] } };
    expect(handsOf(fresh({}, scriptedChance(draws)))).toEqual([
      { identity: "B", build: "fat", mission: "D" },
      { identity: "F", build: "thin", mission: "C" },
      { identity: "X", build: "tall", mission: "B" },
      { identity: "Z", build: "short", mission: "A" },
    ]);
  });

  it("[B2.3] each seat sees its own three cards and that the others have theirs", () => {
    const table = fresh({}, scriptedChance({}));
    const dealtTo = (viewer: Viewer) =>
      redactLog(boardGame, table.events, viewer).filter(({ event }) => event.type === "dealt");
    for (const seat of [0, 1, 2, 3] as const) {
      const hand = handsOf(table)[seat];
      expect(dealtTo(seat)).toEqual([{ no: 3, event: { type: "dealt", hand } }]);
    }
    expect(dealtTo("spectator")).toEqual([{ no: 3, event: { type: "dealt", hand: "hidden" } }]);
  });
});

describe("the first player", () => {
  for (const players of [3, 4, 5]) {
    it(`[B2.4] with ${players} players it can be anyone`, () => {
      const firsts = seeds(60).map((chance) => fresh({ players }, chance).events.at(-1));
      const seats = firsts.map((event) => (event?.type === "turnBegan" ? event.seat : -1));
      expect(sorted([...new Set(seats)])).toEqual([0, 1, 2, 3, 4].slice(0, players));
    });
  }

  it.each([
    [4, "blue", 2],
    [5, "ambassador", 4],
  ] as const)(
    "[B2.4] with %i players it is the one the table names: %s",
    (players, first, seat) => {
      const drawn: string[] = [];
      const chance = scriptedChance({});
      const draw: Chance["draw"] = (...question) => {
        drawn.push(question[0]);
        return chance.draw(...question);
      };
      const table = fresh({ players, first }, { ...chance, draw });
      expect(table.events.at(-1)).toMatchObject({ type: "turnBegan", seat, turn: 1 });
      expect(drawn).not.toContain("first");
    },
  );

  it("[B2.4] it is the one who is drawn, in the first turn", () => {
    const table = fresh({}, scriptedChance({ first: { 0: [2] } }));
    expect(table.events.at(-1)).toMatchObject({ type: "turnBegan", seat: 2, turn: 1 });
  });
});

describe("chosen placement", () => {
  const place = (tall: number, short: number, fat: number, thin: number): Act => ({
    type: "place",
    placement: { tall, short, fat, thin },
  });
  const red = [0, place(52, 2, 27, 31)] as const;
  const green = [1, place(24, 14, 55, 35)] as const;
  const blue = [2, place(38, 41, 13, 20)] as const;
  const yellow = [3, place(5, 21, 12, 44)] as const;
  const chosen = (players = 4) => fresh({ players, placement: "chosen" }, scriptedChance({}));
  const types = ({ events }: TestTable) => events.map(({ type }) => type);

  it("[B2.1] the game waits for all, and nothing is placed or dealt before", () => {
    const table = after(chosen(), blue, red, yellow);
    expect(types(table)).toEqual(["began", ...Array(3).fill("placementChosen")]);
    expect(boardGame.awaited(viewAt(table, "spectator"))).toEqual([1]);
    expect(publicTable(table).positions).toEqual({});
  });

  it("[B2.1] revealed together, before the deal", () => {
    const table = after(chosen(), blue, red, yellow, green);
    expect(types(table).slice(-4)).toEqual(["placementChosen", "placed", "dealt", "turnBegan"]);
    expect(publicTable(table).positions).toEqual({
      ...{ "red-tall": 52, "red-short": 2, "red-fat": 27, "red-thin": 31 },
      ...{ "green-tall": 24, "green-short": 14, "green-fat": 55, "green-thin": 35 },
      ...{ "blue-tall": 38, "blue-short": 41, "blue-fat": 13, "blue-thin": 20 },
      ...{ "yellow-tall": 5, "yellow-short": 21, "yellow-fat": 12, "yellow-thin": 44 },
      ambassador: 58,
    });
  });

  it("[B2.1] until then the others see only who is ready", () => {
    const [before, table] = [chosen(), after(chosen(), red)];
    for (const viewer of [1, 2, 3, "spectator"] as const) {
      const told = redactLog(boardGame, table.events, viewer).at(-1)?.event;
      expect(told).toEqual({ type: "placementChosen", seat: 0, placement: "hidden" });
      const phase = { type: "placing", ready: [0] };
      const then = viewAt(before, viewer);
      expect(viewAt(table, viewer)).toEqual({ ...then, table: { ...then.table, phase } });
    }
  });

  it("[B2.1] one's own choice is remembered", () => {
    const { own } = viewAt(after(chosen(), red), 0);
    expect(own?.placement).toEqual({ tall: 52, short: 2, fat: 27, thin: 31 });
  });

  it("[B2.1] a choice is final", () => {
    const table = after(chosen(), red);
    expect(refusal(table, ...red)).toEqual({ code: "notYourDecision", rule: "T3" });
  });

  it("[B2.1] someone else's choice makes no decision stale", () => {
    const { decision } = publicTable(chosen());
    expect(publicTable(after(chosen(), red)).decision).toBe(decision);
  });

  const wrong: Readonly<Record<string, Act>> = {
    "one home twice": place(52, 52, 27, 31),
    "another colour's home": place(52, 2, 27, 14),
    "a plain space": place(52, 2, 27, 3),
  };
  for (const [what, act] of Object.entries(wrong)) {
    it(`[B2.1] not ${what}`, () => {
      expect(refusal(chosen(), 0, act)).toEqual({ code: "notYourHomes", rule: "B2.1" });
    });
  }

  it("[B2.4] the table's first player begins when all have placed", () => {
    const options = { placement: "chosen", first: "yellow" } as const;
    const table = after(fresh(options, scriptedChance({})), blue, red, yellow, green);
    expect(table.events.at(-1)).toMatchObject({ type: "turnBegan", seat: 3, turn: 1 });
  });

  it("[B2.1] with three players it takes three", () => {
    expect(types(after(chosen(3), red, green, blue)).at(-1)).toBe("turnBegan");
  });

  it("[B2.1] with five players the Ambassador's player has nothing to place", () => {
    expect(refusal(chosen(5), 4 as Seat, red[1])).toEqual({ code: "notYourDecision", rule: "T3" });
    const table = after(chosen(5), red, green, blue, yellow);
    expect(handsOf(table)[4]).toBeNull();
    expect(publicTable(table).positions.ambassador).toBe(58);
  });
});
