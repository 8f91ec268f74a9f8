import { expect, it } from "vitest";
import { meaningOf } from "./keyMeaning.js";

const pressed = (
  key: string,
  some: { focus?: string; modified?: boolean; repeat?: boolean } = {},
) =>
  meaningOf({
    key,
    modified: some.modified ?? false,
    repeat: some.repeat ?? false,
    on: (selector) => some.focus !== undefined && selector.split(", ").includes(some.focus),
  });

it.each([
  ["1", { type: "choose", nth: 1 }],
  ["4", { type: "choose", nth: 4 }],
  ["Enter", { type: "goOn" }],
  ["n", { type: "notebook" }],
  ["N", { type: "notebook" }],
  ["?", { type: "help" }],
  ["0", null],
  [" ", null],
  ["Escape", null],
] as const)("%s at a table", (key, meaning) => {
  expect(pressed(key)).toEqual(meaning);
});

it.each(["1", "Enter", "n", "?"])(
  "%s is not ours while a player writes, or as a shortcut",
  (key) => {
    expect(pressed(key, { focus: "input" })).toBeNull();
    expect(pressed(key, { focus: "select" })).toBeNull();
    expect(pressed(key, { modified: true })).toBeNull();
    expect(pressed(key, { repeat: true })).toBeNull();
  },
);

it("Enter presses the button that has the focus, and no other", () => {
  expect(pressed("Enter", { focus: "button" })).toBeNull();
  expect(pressed("3", { focus: "button" })).toEqual({ type: "choose", nth: 3 });
});
