import {
  COLOURS,
  type Colour,
  type Role,
  SEATS_BY_PLAYERS,
  seatsWithout,
} from "@inkognito/engine/core";
import { parseChoice, UsageError } from "../../usage.js";

/** How a table plays: the options of every command that opens one. */
export const RULE_OPTIONS = {
  edition: { type: "string" },
  without: { type: "string" },
  first: { type: "string" },
  direction: { type: "string" },
  "must-move": { type: "string" },
  repeats: { type: "string" },
  placement: { type: "string" },
} as const;

type RuleOption = keyof typeof RULE_OPTIONS;
export type RuleValues = { readonly [K in RuleOption]?: string | undefined };

export const RULE_HELP = `  --edition E         board: devir, piatnik, korea (korea)
                      card: telephone, safe (telephone)
  --without C         three players: the colour that no one plays (yellow)
  --first R           who begins: random, a colour, in the board game also ambassador (random)
  --direction D       board: clockwise, counterclockwise (the edition's)
  --must-move M       board, five players: yes, no: must the Ambassador move? (the edition's)
  --repeats R         board: blocked, challenge (blocked)
  --placement P       board: random, chosen (random)`;

/** B11.1, C7.1: `spare` is left out of three colours if the command line does not say which. */
export function seatsFrom(
  { without }: RuleValues,
  players: number,
  spare: Colour = "yellow",
): readonly Role[] {
  if (players === 3) {
    return seatsWithout(without === undefined ? spare : parseChoice("without", COLOURS, without));
  }
  if (without !== undefined) throw new UsageError("--without is for three players");
  return SEATS_BY_PLAYERS[players] ?? [];
}
