import { type CompiledMessage, compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import { describe, expect, it } from "vitest";
import type { MessageId } from "./messages.js";
import { CATALOGS } from "./testing.js";

type Words = Readonly<Record<MessageId, string>>;

const english: Words = CATALOGS.en;
const german: Words = CATALOGS.de;

const IDS = Object.keys(english) as readonly MessageId[];

/** What a message is filled in with: "{turn}", "{players, plural, …}" and all that is inside. */
const namesIn = (compiled: CompiledMessage): readonly string[] =>
  compiled.flatMap((token) => {
    if (typeof token === "string") return [];
    const [name, , choices] = token;
    const inner = typeof choices === "object" && choices !== null ? Object.values(choices) : [];
    return [name, ...inner.filter(Array.isArray).flatMap(namesIn)];
  });

/** "Name" is "name" at the beginning of a sentence; languages differ in the case they put a player in. */
const plain = (name: string): string =>
  /^(object|dative|accusative|genitive)$/i.test(name) ? "player" : name.toLowerCase();

const filledWith = (message: string): readonly string[] =>
  [...new Set(namesIn(compileMessageOrThrow(message)).map(plain))].sort();

describe.each<[string, Words]>([
  ["English", english],
  ["German", german],
])("%s", (_, catalog) => {
  it("has words for every message and no others", () => {
    expect(IDS.filter((id) => (catalog[id] ?? "").trim() === "")).toEqual([]);
    expect(Object.keys(catalog).sort()).toEqual([...IDS].sort());
  });

  it("is filled in with the same names as English", () => {
    const named = (words: Words) => IDS.map((id) => [id, filledWith(words[id])]);
    expect(named(catalog)).toEqual(named(english));
  });
});
