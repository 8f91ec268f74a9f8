import {
  type BoardConfig,
  boardConfig,
  DIRECTIONS,
  EDITIONS,
  PLACEMENTS,
  PRESETS,
  REPEATS,
} from "@inkognito/engine/board";
import type { Role } from "@inkognito/engine/core";
import { parseChoice, UsageError } from "../../usage.js";
import type { RuleValues } from "../shared/ruleOptions.js";

/** What was typed into a config; the edition presets what was not (B2.4, B12.2). */
export function boardConfigFrom(values: RuleValues, seats: readonly Role[]): BoardConfig {
  const edition = parseChoice("edition", EDITIONS, values.edition ?? "korea");
  const { direction, ambassadorMustMove } = PRESETS[edition];
  const mustMove = values["must-move"] ?? (ambassadorMustMove ? "yes" : "no");
  const config = boardConfig({
    seats,
    edition,
    first: parseChoice("first", ["random", ...seats], values.first ?? "random"),
    direction: parseChoice("direction", DIRECTIONS, values.direction ?? direction),
    ambassadorMustMove: parseChoice("must-move", ["yes", "no"], mustMove) === "yes",
    repeats: parseChoice("repeats", REPEATS, values.repeats ?? "blocked"),
    placement: parseChoice("placement", PLACEMENTS, values.placement ?? "random"),
  });
  if (!config.ok) throw new UsageError(`no such table: ${config.error.field}`);
  return config.value;
}
