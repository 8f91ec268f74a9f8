import { webcrypto } from "node:crypto";
import { describe, expect, it } from "vitest";
import { nodeEd25519 } from "../../laws/shared/record/ed25519.js";
import { noEd25519, recordsOf, signer } from "../../laws/shared/record/records.js";
import { commitmentTo, seedFromText } from "../core/chance.js";
import { fold } from "../core/game.js";
import { RULES } from "../games/rules.js";
import { type GameRecord, withDigest } from "./record.js";
import { replayRecord } from "./replay.js";
import { EVENT_TYPES } from "./requests.js";
import { checkSignature, keyIdOf, webEd25519 } from "./signature.js";
import { isVerified, verifyRecord } from "./verify.js";

const boards = [...recordsOf("board", 36)];
const cards = [...recordsOf("card", 24)];
const [board] = boards;
const [card] = cards;
if (board === undefined || card === undefined) throw new Error("no game has ended");

const verified = (record: GameRecord) => verifyRecord(record, noEd25519);
const numberOf = (record: GameRecord, type: string): number =>
  record.events.findIndex((event) => event["type" as never] === type) + 1;

/** The same with one event changed, and the digest of that. */
const withEvent = (record: GameRecord, number: number, change: object): GameRecord =>
  withDigest({
    ...record,
    events: record.events.with(number - 1, { ...record.events[number - 1], ...change }),
  });

describe("games of every kind of table", () => {
  it.each([
    ["board", boards],
    ["card", cards],
  ] as const)("are played again event by event: %s", async (game, records) => {
    for (const record of records) {
      const verification = await verified(record);
      expect(verification).toMatchObject({
        intact: true,
        draws: { type: "right" },
        moves: { type: "right", count: record.events.length },
        signature: { type: "none" },
      });
      expect(isVerified(verification, null)).toBe(true);
      const replayed = replayRecord(record);
      expect(replayed.events).toEqual(record.events);
      expect(replayed.state).toEqual(fold(RULES[game] as never, record.events as never));
    }
    const met = new Set(records.flatMap(({ events }) => events.map(({ type }) => type)));
    expect([...met].sort()).toEqual([...EVENT_TYPES[game]].sort());
  });
});

describe("what is wrong is said where it is wrong", () => {
  it("a digest of something else", async () => {
    const verification = await verified({ ...board, engine: "0.0.9" });
    expect(verification).toMatchObject({
      intact: false,
      draws: { type: "right" },
      moves: { type: "right" },
    });
    expect(isVerified(verification, null)).toBe(false);
  });

  it("a commitment to another seed; all else is looked at all the same", async () => {
    const commitment = commitmentTo(seedFromText("another"));
    const record = withEvent({ ...board, commitment }, 1, { commitment });
    const verification = await verified(record);
    expect(verification).toMatchObject({
      intact: true,
      draws: { type: "wrong", event: 1, why: "commitment" },
      moves: { type: "right" },
    });
    expect(isVerified(verification, null)).toBe(false);
  });

  it("[B2.3] cards that were not dealt by the seed", async () => {
    const dealt = numberOf(board, "dealt");
    const { hands } = board.events[dealt - 1] as unknown as { hands: readonly unknown[] };
    const swapped = hands.with(0, hands[1]).with(1, hands[0]);
    expect(await verified(withEvent(board, dealt, { hands: swapped }))).toMatchObject({
      intact: true,
      draws: {
        type: "wrong",
        event: dealt,
        why: { what: "draw", type: "dealt", why: { type: "otherwise", expected: "dealt" } },
      },
      moves: { type: "unchecked", after: dealt - 1 },
    });
  });

  it("[B3.1] balls that the Phantom did not show", async () => {
    const turn = numberOf(board, "turnBegan");
    const balls = ["purple", "purple", "purple"];
    const { draws, moves } = await verified(withEvent(board, turn, { balls }));
    expect(draws).toMatchObject({ type: "wrong", event: turn });
    expect(moves).toEqual({ type: "unchecked", after: turn - 1 });
  });

  it("[C3.1] a pile that was not drawn", async () => {
    const four = cards.find(({ config }) => config.seats.length === 4);
    if (four === undefined) throw new Error("no game of four has ended");
    const number = numberOf(four, "ambassadorLocated");
    const { location } = four.events[number - 1] as unknown as { location: string };
    const other = location === "rialto" ? "salute" : "rialto";
    const { draws } = await verified(withEvent(four, number, { location: other }));
    expect(draws).toMatchObject({ type: "wrong", event: number });
  });

  it("[B3.1] a move that no one may make", async () => {
    const moved = numberOf(board, "moved");
    const steps = [{ ball: "white", piece: "ambassador", to: 1 }];
    expect(await verified(withEvent(board, moved, { steps }))).toMatchObject({
      intact: true,
      moves: { type: "wrong", event: moved, why: { what: "move", why: { type: "refused" } } },
      draws: { type: "unchecked", after: moved - 1 },
    });
  });

  it.each([
    [
      "winners that did not win",
      board,
      "ended",
      { outcome: { winners: [], reason: "", rule: "" } },
    ],
    ["an event with more in it", board, "moved", { extra: 1 }],
    ["a meeting of others", card, "met", { meeting: {} }],
  ])("%s", async (_, record, type, change) => {
    const number = numberOf(record, type);
    const { moves } = await verified(withEvent(record, number, change));
    expect(moves).toMatchObject({
      type: "wrong",
      event: number,
      why: { type, why: { type: "otherwise", expected: type } },
    });
  });

  it("an event that follows from nothing", async () => {
    const number = numberOf(board, "moved");
    const turn = board.events[numberOf(board, "turnBegan") - 1] as never;
    const events = board.events.toSpliced(number - 1, 0, turn);
    const { moves } = await verified(withDigest({ ...board, events }));
    expect(moves).toMatchObject({
      type: "wrong",
      event: number,
      why: { why: { type: "unfounded" } },
    });
  });

  it("a game that breaks off, whether in the middle of what follows by itself or not", async () => {
    for (let length = 0; length < board.events.length; length += 1) {
      const record = withDigest({ ...board, events: board.events.slice(0, length) });
      expect((await verified(record)).moves).toMatchObject({
        type: "wrong",
        event: length + 1,
        why: { type: null, why: { type: "unfinished" } },
      });
    }
  });

  it("something after the end", async () => {
    const events = [...board.events, { type: "gestured", seat: 0, tic: "F", to: "all" }];
    const { moves } = await verified(withDigest({ ...board, events }));
    expect(moves).toMatchObject({
      event: events.length,
      why: { why: { type: "refused", refusal: { code: "gameOver" } } },
    });
  });
});

describe("a signature", () => {
  const server = signer();
  const signed = server.sign(board);
  const { publicKey } = server;
  const key = keyIdOf(publicKey);
  const { subtle } = webcrypto;

  it.each([
    ["Node", nodeEd25519],
    ["a browser", webEd25519(subtle)],
  ])("is checked by %s", async (_, ed25519) => {
    const found = (record: GameRecord, wanted?: string) =>
      checkSignature(record, ed25519, wanted ?? null);
    expect(await found(signed)).toEqual({ type: "valid", key });
    expect(await found(signed, publicKey)).toEqual({ type: "valid", key });
    expect(await found(signed, signer().publicKey)).toEqual({ type: "otherKey", key });
    expect(await found({ ...signed, engine: "0.0.9" })).toEqual({ type: "invalid", key });
    expect(await found(board, publicKey)).toEqual({ type: "none" });
  });

  it("cannot be checked where there is no WebCrypto, or one that does not know how", async () => {
    const old = {
      ...{ verify: subtle.verify },
      importKey: () => Promise.reject(Object.assign(new Error(), { name: "NotSupportedError" })),
    };
    for (const without of [undefined, old]) {
      const found = await verifyRecord(signed, webEd25519(without), publicKey);
      expect(found.signature).toEqual({ type: "cannotCheck", key });
      expect(isVerified(found, publicKey)).toBe(false);
    }
  });

  it("by a key that is none is none", async () => {
    const broken = {
      ...{ verify: subtle.verify },
      importKey: () => Promise.reject(Object.assign(new Error(), { name: "DataError" })),
    };
    expect(await checkSignature(signed, webEd25519(broken))).toEqual({ type: "invalid", key });
  });

  it("is asked for only where a key is given", async () => {
    expect(isVerified(await verified(board), null)).toBe(true);
    expect(isVerified(await verifyRecord(board, nodeEd25519, publicKey), publicKey)).toBe(false);
    expect(isVerified(await verifyRecord(signed, nodeEd25519, publicKey), publicKey)).toBe(true);
  });
});
