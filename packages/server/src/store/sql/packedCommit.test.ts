import { describe, expect, it } from "vitest";
import type { Commit } from "../store.js";
import { joinCommits, packCommit, splitCommits, unpackCommit } from "./packedCommit.js";

const SAID = { no: 3, at: 5, event: { type: "said", player: "p", text: "a\nb" } } as const;

/** A commit with everything that one can have. */
const FULL: Commit = {
  table: "t1",
  expected: 7,
  at: 1_000,
  log: [SAID],
  game: { game: 2, from: 4, events: ['{"type":"moved"}', "", '"🎭\\n"'] },
  seed: { game: 3, seed: "ab" },
  request: { player: "p", id: "r1" },
  row: {
    wake: 2_000,
    clocks: '{"awaiting":[]}',
    awaited: ["p", "q"],
    lasting: { listed: true, open: false, summary: "{}", players: ["p"] },
  },
  quotas: [{ of: "chair", key: "p", most: 3 }],
};

/** A commit with as little as possible. */
const BARE: Commit = {
  ...{ table: "t2", expected: 0, at: 1, log: [], game: null, seed: null, request: null },
  row: { wake: null, clocks: "", awaited: [], lasting: null },
};

describe("a packed commit", () => {
  it.each([
    ["with everything", FULL],
    ["with as little as possible", BARE],
    ["of a game without events", { ...BARE, game: { game: 1, from: 0, events: [] } }],
  ])("is unpacked as it was: %s", (_, commit) => {
    expect(unpackCommit(packCommit(commit))).toEqual(commit);
  });

  it("holds each text once, outside its fields", () => {
    const { fields, texts } = packCommit(FULL);
    expect(texts).toBe(`${FULL.row.clocks}${FULL.game?.events.join("")}`);
    expect(fields).not.toContain("moved");
  });

  it("is not packed again when it is kept: the journal gets the bytes that came", () => {
    const packed = packCommit(FULL);
    expect(packCommit(unpackCommit(packed))).toBe(packed);
  });
});

describe("joined commits", () => {
  it("are split as they were, in their order", () => {
    const all = [FULL, BARE, { ...FULL, expected: 8 }];
    expect(splitCommits(joinCommits(all))).toEqual(all);
    expect(splitCommits(joinCommits([]))).toEqual([]);
  });

  it("cannot be read when anything is missing or left over", () => {
    const { fields, texts } = joinCommits([FULL, BARE]);
    expect(splitCommits({ fields: fields.slice(0, -1), texts })).toBeNull();
    expect(splitCommits({ fields, texts: `${texts}x` })).toBeNull();
    expect(splitCommits({ fields, texts: texts.slice(0, -1) })).toBeNull();
  });
});
