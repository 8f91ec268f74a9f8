import { expect, it } from "vitest";
import { tabAfter } from "./Tabs.js";

it.each([
  [0, "ArrowRight", 1],
  [3, "ArrowRight", 0],
  [0, "ArrowLeft", 3],
  [2, "Home", 0],
  [1, "End", 3],
  [1, "Enter", null],
])("from tab %i of four, %s leads to %s", (at, key, next) => {
  expect(tabAfter(at, 4, key)).toBe(next);
});
