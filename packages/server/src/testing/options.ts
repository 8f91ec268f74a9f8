import { boardConfig } from "@inkognito/engine/board";
import { cardConfig } from "@inkognito/engine/card";
import type { GameName } from "@inkognito/engine/games";
import type { TableOptions } from "@inkognito/protocol";

/** A table for tests: without clocks, with chat. */
export function tableOptions(
  game: GameName = "board",
  players = 4,
  more: Partial<TableOptions> = {},
): TableOptions {
  const config = game === "board" ? boardConfig({ players }) : cardConfig({ players });
  if (!config.ok) throw new Error(`no table of ${players} for this game`);
  return {
    config: config.value,
    match: false,
    assistant: "consequences",
    coach: "show",
    pace: { type: "none" },
    botPace: "instant",
    chat: true,
    listed: false,
    ...more,
  };
}
