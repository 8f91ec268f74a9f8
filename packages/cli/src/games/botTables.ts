import { GAME_NAMES, type GameName } from "@inkognito/engine/games";
import { LEVELS, type Level } from "@inkognito/mind/levels";
import { parseChoice, UsageError } from "../usage.js";
import { boardTable } from "./board/botTable.js";
import { cardTable } from "./card/botTable.js";
import type { BotTable, TableValues } from "./shared/botGame.js";
import { RULE_HELP, RULE_OPTIONS } from "./shared/ruleOptions.js";

/** The options every command that seats bots understands. */
export const TABLE_OPTIONS = {
  game: { type: "string", default: "board" },
  seats: { type: "string", default: "random,random,random,random" },
  seed: { type: "string", default: "1" },
  ...RULE_OPTIONS,
  match: { type: "boolean", default: false },
} as const;

export const TABLE_HELP = `  --game G            board, card (board)
  --seats A,B,C,D     3, 4 or 5 levels (the fifth is the Ambassador):
                      ${LEVELS.join(", ")}
  --seed S            any text; the same text plays the same games (1)
${RULE_HELP}
  --match             card: games until someone has three points`;

const TABLES: Readonly<
  Record<GameName, (values: TableValues, levels: readonly Level[]) => BotTable>
> = { board: boardTable, card: cardTable };

export function parseTable(values: TableValues): BotTable {
  const game = parseChoice("game", GAME_NAMES, values.game);
  const seats = values.seats.split(",");
  if (seats.length < 3 || seats.length > 5) {
    throw new UsageError(`--seats takes 3, 4 or 5 levels, not ${seats.length}`);
  }
  const levels = seats.map((text) => parseChoice("seats", LEVELS, text.trim()));
  return TABLES[game](values, levels);
}
