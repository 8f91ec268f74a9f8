import { SPECTATOR } from "@inkognito/engine/core";
import { GAME_NAMES } from "@inkognito/engine/games";
import {
  type GameRecord,
  replayRecord,
  type SignatureFinding,
  type Verification,
  verifyRecord,
  type Wrong,
} from "@inkognito/engine/record";
import { describe, expect, it } from "vitest";
import { COMPLETE, expectSentence, speakAtOnce } from "../../i18n/testing.js";
import { namesIn, recordingOf } from "./player/recording.js";
import { stepsOf } from "./player/steps.js";
import { checkResults } from "./record/Checks.js";
import { lookAt } from "./record/eyes.js";
import { goldenRecord } from "./record/testing.js";

const signed = (answer: boolean | null) => () => Promise.resolve(answer);

const verified = (record: GameRecord, answer: boolean | null = true): Promise<Verification> =>
  verifyRecord(record, signed(answer));

const marksOf = (verification: Verification): readonly string[] =>
  checkResults(verification).map(({ about, mark }) => `${about} ${mark}`);

const record = goldenRecord("board");

/** The record with one event replaced or left out. */
const altered = (at: number, ...instead: GameRecord["events"]): GameRecord => ({
  ...record,
  events: record.events.toSpliced(at, 1, ...instead),
});

describe("what was found", () => {
  speakAtOnce("en");

  it("is four ticks for a file that is right", async () => {
    expect(marksOf(await verified(record))).toEqual([
      "draws right",
      "moves right",
      "intact right",
      "signature right",
    ]);
  });

  it("is wrong where it is wrong, and open where it could not be checked", async () => {
    const at = record.events.findIndex(({ type }) => type === "turnBegan");
    const ball = altered(at, { ...record.events[at], balls: ["black", "black", "black"] });
    const found = checkResults(await verified(ball, false));
    expect(found.map(({ mark }) => mark)).toEqual(["wrong", "open", "wrong", "wrong"]);
    expect(found[0]?.why).toContain(`Event ${at + 1} `);
    expect(found[1]?.why).toContain(`event ${at}.`);
  });

  it("says of a signature that there is none, or that this browser cannot tell", async () => {
    expect(marksOf(await verified({ ...record, signature: null }))).toContain("signature open");
    expect(marksOf(await verified(record, null))).toContain("signature open");
  });

  it("says of a log that breaks off which event is missing", async () => {
    const cut = { ...record, events: record.events.slice(0, 20) };
    const [, moves] = checkResults(await verified(cut));
    expect(moves?.mark).toBe("wrong");
    expect(moves?.why).toContain("21");
  });
});

describe.each(COMPLETE)("in %s", (language) => {
  const right = { type: "right", count: 1 } as const;
  const wrong = (why: Wrong["why"], what: Wrong["what"]): Verification["moves"] => ({
    type: "wrong",
    event: 7,
    why: { event: 7, type: "moved", what, why },
  });
  const findings: readonly Verification["moves"][] = [
    right,
    { type: "right", count: 106 },
    { type: "unchecked", after: 6 },
    { type: "wrong", event: 1, why: "commitment" },
    wrong({ type: "refused", refusal: { code: "notAdjacent", rule: "B3.1" } }, "move"),
    wrong({ type: "otherwise", expected: "moved" }, "move"),
    wrong({ type: "otherwise", expected: "turnBegan" }, "draw"),
    wrong({ type: "unfounded" }, "move"),
    wrong({ type: "unfinished" }, "move"),
  ];
  const key = "7e353ccdd6f70643";
  const signatures: readonly SignatureFinding[] = [
    { type: "none" },
    { type: "valid", key },
    { type: "invalid", key },
    { type: "otherKey", key },
    { type: "cannotCheck", key },
  ];

  it("every finding has its words, and its reason is a sentence of its own", () => {
    speakAtOnce(language);
    const reasons = new Set<string>();
    const look = (verification: Verification): void => {
      for (const { words, why } of checkResults(verification)) {
        expect(words).not.toMatch(/check\.|\{|\}/);
        expectSentence(why, language);
        reasons.add(why);
      }
    };
    for (const finding of findings) {
      look({ intact: true, draws: finding, moves: finding, signature: { type: "none" } });
    }
    for (const signature of signatures) {
      look({ intact: false, draws: right, moves: right, signature });
    }
    // Two ways to be right for draws and moves each, seven other findings, the digest, the signatures.
    expect(reasons.size).toBe(4 + 7 + 2 + 5);
  });

  it.each(GAME_NAMES)("every step of the %s game is a sentence that says its turn once", (game) => {
    speakAtOnce(language);
    const played = goldenRecord(game);
    const replayed = replayRecord(played);
    for (const eyes of ["all", 0, SPECTATOR] as const) {
      const steps = stepsOf(recordingOf(lookAt(replayed, played, eyes)).feed, namesIn(played));
      for (const { opens, line, words } of steps) {
        expect(words.endsWith(line)).toBe(true);
        if (opens) expect(words).toBe(line);
      }
      const turns = steps.filter(({ opens }) => opens);
      expect(turns).toHaveLength(game === "board" ? 24 : 11);
      const label = /^\p{L}+ 1: |^1(번째 차례|라운드): /u;
      const first = steps.filter(({ words }) => label.test(words));
      expect(first.length).toBeGreaterThan(1);
    }
  });
});
