import { readFileSync } from "node:fs";
import type { Refusal } from "../../src/core/refusal.js";

const RULES_TEXT = readFileSync(new URL("../../../../docs/rules.md", import.meta.url), "utf8");
const RULE_IDS = new Set(
  [...RULES_TEXT.matchAll(/^- \*\*([A-Z]\d+(?:\.\d+)?)\*\* /gm)].map((m) => m[1]),
);

/** A code of this game and a rule of the book, and nothing else. */
export const isKnownRefusal = (codes: readonly string[], refusal: Refusal): boolean =>
  codes.includes(refusal.code) && RULE_IDS.has(refusal.rule) && Object.keys(refusal).length === 2;
