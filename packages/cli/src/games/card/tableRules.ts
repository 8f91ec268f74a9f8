import { type CardConfig, cardConfig, EDITION_TABLE, EDITIONS } from "@inkognito/engine/card";
import { COLOURS, type Role } from "@inkognito/engine/core";
import { parseChoice, UsageError } from "../../usage.js";
import type { RuleValues } from "../shared/ruleOptions.js";

const BOARD_ONLY = ["direction", "must-move", "repeats", "placement"] as const;

interface CardRuleValues extends RuleValues {
  readonly gestures?: boolean | undefined;
}

/** What was typed into a config. */
export function cardConfigFrom(values: CardRuleValues, seats: readonly Role[]): CardConfig {
  for (const option of BOARD_ONLY) {
    if (values[option] !== undefined) throw new UsageError(`--${option} is for the board game`);
  }
  const edition = parseChoice("edition", EDITIONS, values.edition ?? "telephone");
  const config = cardConfig({
    seats,
    edition,
    gestures: values.gestures ?? EDITION_TABLE[edition].gestures,
    // C3.4: the fictitious agent, too, whose colour no one plays.
    first: parseChoice("first", ["random", ...COLOURS], values.first ?? "random"),
  });
  if (!config.ok) throw new UsageError(`no such table: ${config.error.field}`);
  return config.value;
}
