import { redactLog, type Viewer } from "@inkognito/engine/core";
import type { GameName } from "@inkognito/engine/games";
import { RULES } from "@inkognito/engine/games/rules";
import { parseRecord, replayRecord } from "@inkognito/engine/record";
import board from "../../../../engine/golden/records/board-1.json?raw";
import card from "../../../../engine/golden/records/card-1.json?raw";
import type { NamedSetup, ViewEvent } from "./feed.js";

const RECORDS: Readonly<Record<GameName, string>> = { board, card };

/** A whole recorded game: its setup, and what each viewer was told and knows in the end. */
export function recorded(game: GameName) {
  const parsed = parseRecord(RECORDS[game]);
  if (!parsed.ok) throw new Error(parsed.error.path);
  const { config } = parsed.value;
  const seats = config.seats.map(() => ({ type: "person" as const, name: "" }));
  const setup: NamedSetup =
    config.game === "board"
      ? { game: "board", setup: { config, seats } }
      : { game: "card", setup: { config, seats, match: null } };
  const replayed = replayRecord(parsed.value);
  const tell = (viewer: Viewer): readonly ViewEvent[] => {
    const told =
      replayed.game === "board"
        ? redactLog(RULES.board, replayed.events, viewer)
        : redactLog(RULES.card, replayed.events, viewer);
    return told.map(({ event }) => event);
  };
  const viewOf = (viewer: Viewer) =>
    replayed.game === "board"
      ? RULES.board.viewOf(replayed.state, viewer)
      : RULES.card.viewOf(replayed.state, viewer);
  return { setup, tell, viewOf };
}
