import { describe, expect, it } from "vitest";
import { seededChance } from "../../../src/core/chance.js";
import { fold, type Game } from "../../../src/core/game.js";
import { seatsOf } from "../../../src/core/seat.js";
import { GAME_NAMES, type GameName } from "../../../src/games/index.js";
import { type HostTypes, RULES } from "../../../src/games/rules.js";
import { canonical, type Json } from "../../../src/record/json.js";
import { parseRecord } from "../../../src/record/parse.js";
import { digestOf, type GameRecord } from "../../../src/record/record.js";
import { replayRecord } from "../../../src/record/replay.js";
import { checkSignature } from "../../../src/record/signature.js";
import { isVerified, verifyRecord } from "../../../src/record/verify.js";
import { seededBelow } from "../../../src/testing/random.js";
import { pick } from "../moments.js";
import { size } from "../size.js";
import { ALTERATIONS, changedKeys, type Draft, draftOf, eventsOf } from "./alter.js";
import { nodeEd25519 } from "./ed25519.js";
import { noEd25519, recordsOf, signer } from "./records.js";

/** Nothing in the log depends on these: who changes them and the digest is betrayed by a signature only. */
const UNBOUND = ["players", "match", "engine"];

const textOf = (draft: Draft): string => canonical(draft);

/** As a forger who knows what he does would leave it. */
const forged = (draft: Draft): Draft => ({
  ...draft,
  digest: digestOf(draft as unknown as GameRecord),
});

interface Case {
  readonly game: GameName;
  readonly what: string;
  readonly number: number;
  readonly before: GameRecord;
  readonly after: Draft;
  readonly changed: readonly string[];
}

/** So many alterations of valid files, each of them really one. */
function casesOf(game: GameName, count: number): readonly Case[] {
  const records = [...recordsOf(game, 40)];
  const kinds = Object.keys(ALTERATIONS);
  const below = seededBelow(game.length);
  const cases: Case[] = [];
  for (let number = 0; cases.length < count; number += 1) {
    const before = pick(records, below);
    const what = kinds[number % kinds.length] as string;
    const elsewhere = draftOf(pick(records, below));
    const after = ALTERATIONS[what]?.(draftOf(before), below, elsewhere) ?? {};
    const changed = changedKeys(draftOf(before), after);
    if (changed.length > 0) cases.push({ game, what, number, before, after, changed });
  }
  return cases;
}

const told = ({ what, number, changed }: Case): string => `${number} ${what}: ${changed.join()}`;

/** Null: it cannot even be read. */
async function foundIn(draft: Draft): Promise<boolean | null> {
  const parsed = parseRecord(textOf(draft));
  return parsed.ok ? isVerified(await verifyRecord(parsed.value, noEd25519), null) : null;
}

/** The events of every action a seat may take there: what `replayRecord` finds without looking at them all. */
function* allThatMayFollow(record: GameRecord, from: number): Generator<string> {
  const game = RULES[record.config.game] as unknown as Game<HostTypes[GameName]>;
  const chance = { ...seededChance(record.seed, record.entropy), commitment: record.commitment };
  const state = fold(game, record.events.slice(0, from) as never);
  for (const seat of seatsOf(record.config)) {
    for (const action of game.enumerate(game.viewOf(state, seat))) {
      const decided = game.decide(state, seat, action, chance);
      if (decided.ok) yield canonical(decided.value as unknown as Json);
    }
  }
}

/** Could these events stand there? By trying everything. */
function mayFollow(record: GameRecord, from: number): boolean {
  const rest = record.events.slice(from);
  for (const events of allThatMayFollow(record, from)) {
    const { length } = JSON.parse(events) as readonly Json[];
    if (events === canonical(rest.slice(0, length))) return true;
  }
  return false;
}

describe.each(GAME_NAMES)("a file of the %s game that was altered", (game) => {
  const all = casesOf(game, size("alterations", { short: 600, full: 1500 }) / 2);
  const careless = all.filter((_, i) => i % 2 === 0);
  const skilled = all.filter((_, i) => i % 2 === 1);

  it("is noticed if the digest was left as it was, whatever was altered", () => {
    const unnoticed: string[] = [];
    for (const each of careless) {
      const parsed = parseRecord(textOf(each.after));
      if (!parsed.ok) continue;
      if (digestOf(parsed.value) === parsed.value.digest) unnoticed.push(told(each));
    }
    expect(unnoticed).toEqual([]);
    expect(careless.length).toBeGreaterThan(0);
  });

  it("with its digest made anew is noticed, but for names, match, engine and other legal moves", async () => {
    const unnoticed: Case[] = [];
    const betrayed: Case[] = [];
    for (const each of skilled) {
      const found = await foundIn(forged(each.after));
      if (found === true) unnoticed.push(each);
      else if (found === false) betrayed.push(each);
    }
    // What nothing depends on is never noticed, and what is not noticed is that, or a game that can be played.
    const unbound = (each: Case) => each.changed.every((key) => UNBOUND.includes(key));
    expect(betrayed.filter(unbound).map(told)).toEqual([]);
    const legal = unnoticed.filter((each) => !unbound(each));
    expect(legal.filter(({ changed }) => changed.join() !== "events").map(told)).toEqual([]);
    expect(
      legal.filter((each) => !mayFollow(each.after as never, firstNew(each))).map(told),
    ).toEqual([]);
    // Both happen, or nothing was shown.
    expect([unnoticed.some(unbound), legal.length > 0]).toEqual([true, true]);
    expect(betrayed.length).toBeGreaterThan(skilled.length / 3);
  });

  it("is said to be wrong at an event that really cannot stand there", () => {
    const wronged: string[] = [];
    let looked = 0;
    for (const each of skilled) {
      const parsed = parseRecord(textOf(forged(each.after)));
      if (!parsed.ok) continue;
      const { wrong, events } = replayRecord(parsed.value);
      if (wrong?.why.type !== "refused") continue;
      looked += 1;
      // All before it are the engine's own, so this is a moment of a real game.
      expect(events.length).toBe(wrong.event - 1);
      if (mayFollow(parsed.value, wrong.event - 1)) wronged.push(told(each));
    }
    expect(wronged).toEqual([]);
    expect(looked).toBeGreaterThan(10);
  });

  it("is always noticed where the file is signed", async () => {
    const server = signer();
    const forger = signer();
    const { publicKey } = server;
    const unnoticed: string[] = [];
    for (const each of skilled) {
      const { signature } = server.sign(each.before);
      const own = { ...each.before, signature };
      expect(await checkSignature(own, nodeEd25519, publicKey)).toMatchObject({ type: "valid" });
      for (const draft of [
        { ...forged(each.after), signature: signature as unknown as Json },
        // Signed again, by another key.
        forger.sign(each.after as never) as unknown as Draft,
        { ...forged(each.after), signature: null },
      ]) {
        const parsed = parseRecord(textOf(draft));
        if (!parsed.ok) continue;
        const found = await checkSignature(parsed.value, nodeEd25519, publicKey);
        if (found.type === "valid") unnoticed.push(told(each));
      }
    }
    expect(unnoticed).toEqual([]);
  });
});

/** The place of the first event that is other than before. */
function firstNew({ before, after }: Case): number {
  return eventsOf(after).findIndex(
    (event, i) => canonical(event) !== canonical(before.events[i] ?? null),
  );
}
