import { describe, expect, it } from "vitest";
import { type Key, meaningOf } from "./keys.js";

/** What is focused, by the selectors that match it. */
const ON = {
  page: "",
  slider: "input",
  button: "button, a, summary, label",
  select: "select, textarea, [role=tab], input:not([type=range])",
  dialog: "dialog *",
} as const;

const rows: readonly (readonly [string, keyof typeof ON, Key | null])[] = [
  [" ", "page", "toggle"],
  ["ArrowLeft", "page", "back"],
  ["ArrowRight", "page", "forward"],
  ["Home", "page", "first"],
  ["End", "page", "last"],
  ["x", "page", null],
  // A button is pressed by the space bar; it has no use for arrows.
  [" ", "button", null],
  ["ArrowRight", "button", "forward"],
  // The slider moves by itself.
  [" ", "slider", "toggle"],
  ["ArrowRight", "slider", null],
  ["Home", "slider", null],
  // What chooses by arrows keeps them, and so does a dialog.
  ["ArrowLeft", "select", null],
  [" ", "select", null],
  ["End", "dialog", null],
];

describe("a key", () => {
  it.each(rows)("%j on the %s means %s", (key, focused, meaning) => {
    expect(meaningOf({ key, on: (selector) => ON[focused] === selector })).toBe(meaning);
  });
});
