import { expect, it } from "vitest";
import { cycleGuess, type Guesses, guessesOf, parseSavedGuesses, withGuesses } from "./guesses.js";

it("a tap goes from nothing to yes to no and back to nothing", () => {
  const taps: Guesses[] = [{}];
  for (let i = 0; i < 3; i += 1) taps.push(cycleGuess(taps.at(-1) ?? {}, "red build fat"));
  expect(taps).toEqual([{}, { "red build fat": "yes" }, { "red build fat": "no" }, {}]);
});

it("a tap leaves the other cells alone", () => {
  expect(cycleGuess({ a: "no" }, "b")).toEqual({ a: "no", b: "yes" });
});

it("each game has its own guesses", () => {
  const saved = withGuesses(withGuesses([], "one", { a: "yes" }), "two", { a: "no" });
  expect(guessesOf(saved, "one")).toEqual({ a: "yes" });
  expect(guessesOf(saved, "two")).toEqual({ a: "no" });
  expect(guessesOf(saved, "three")).toEqual({});
});

it("the eight games last written in are kept", () => {
  let saved = parseSavedGuesses(null);
  for (let game = 0; game < 9; game += 1) saved = withGuesses(saved, `${game}`, { a: "yes" });
  expect(saved.map(([game]) => game)).toEqual(["1", "2", "3", "4", "5", "6", "7", "8"]);
});

it("what was shelved can be read again", () => {
  const saved = withGuesses([], "one", { a: "yes", b: "no" });
  expect(parseSavedGuesses(JSON.parse(JSON.stringify(saved)))).toEqual(saved);
});

it.each([
  ["nothing", null, []],
  ["a word", "guesses", []],
  ["an object", { one: { a: "yes" } }, []],
  ["entries that are none", [1, null, [], [3, {}]], []],
  ["a game without guesses", [["one"]], [["one", {}]]],
  [
    "marks that are none",
    [["one", { a: "yes", b: "maybe", c: 1, d: null }]],
    [["one", { a: "yes" }]],
  ],
])("%s in the browser's store does no harm", (_, stored, saved) => {
  expect(parseSavedGuesses(stored)).toEqual(saved);
});
