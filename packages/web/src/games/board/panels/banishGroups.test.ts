import { expect, it } from "vitest";
import { banishGroups } from "./banishGroups.js";

it("the embassy first, homes by colour, the rest by name", () => {
  // 50 Rialto, 42 Molo, 5 Guglie (yellow), 2 Misericordia (red), 58 the embassy.
  expect(banishGroups([50, 5, 42, 2, 58])).toEqual([
    { kind: "embassy", spaces: [58] },
    { kind: "red", spaces: [2] },
    { kind: "yellow", spaces: [5] },
    { kind: "plain", spaces: [42, 50] },
  ]);
});

it("finds a name without its accent and in any case", () => {
  // 29 San Tomà, 22 Carmini.
  expect(banishGroups([29, 22], " TOMA ")).toEqual([{ kind: "plain", spaces: [29] }]);
});

it("a name that is not there leaves nothing", () => {
  expect(banishGroups([29, 22], "Rialto")).toEqual([]);
});
