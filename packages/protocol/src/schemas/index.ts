import { z } from "zod";
import { boardAction, boardConfig, boardEvent, boardRefusal } from "./board.js";
import { cardAction, cardConfig, cardEvent, cardRefusal } from "./card.js";

/** What a program sends and is told of each game; the page does not load these. */
export const GAME_SCHEMAS = {
  board: { config: boardConfig, action: boardAction, event: boardEvent, refusal: boardRefusal },
  card: { config: cardConfig, action: cardAction, event: cardEvent, refusal: cardRefusal },
} as const;

/** The same as JSON Schemas, by game and name, for programs in any language. */
export const gameJsonSchemas = () =>
  Object.fromEntries(
    Object.entries(GAME_SCHEMAS).map(([game, schemas]) => [
      game,
      Object.fromEntries(
        Object.entries(schemas).map(([name, schema]) => [name, z.toJSONSchema(schema)]),
      ),
    ]),
  );
