import { createHash } from "node:crypto";
import type { Seat } from "@inkognito/engine/core";
import { act, momentOf } from "@inkognito/engine/host";
import type { GameRefusal, TableState } from "@inkognito/protocol";
import type { Thinking } from "../../../bots/pool.js";
import type { Question, Thinker } from "../../../bots/think.js";
import type { Plan } from "../../rules/decide/act.js";
import { isNoticed, type OpenGame } from "../../rules/game/game.js";

/** A bot that whispers more often than this before it moves would never move. */
const MOST_WHISPERS = 20;

/** A seat, and who decides there. */
type BotSeat = Pick<Question, "seat" | "thinker">;

/** The bot chose an action that the rules do not allow, or never moves. */
export class NoPlan extends Error {
  readonly code: GameRefusal["code"] | "whispers";

  constructor(code: NoPlan["code"]) {
    super(`no plan: ${code}`);
    this.code = code;
  }
}

/**
 * Lets the bot think until it chooses an action that all notice. Its whispers are applied on the way, so
 * that they cost no extra time when the plan is published.
 */
export async function planFor(thinking: Thinking, start: OpenGame, asked: BotSeat): Promise<Plan> {
  const whispers: unknown[] = [];
  for (let game = start; whispers.length <= MOST_WHISPERS; ) {
    const action = await askBot(thinking, game, { ...asked, about: "turn" });
    const acted = act(game, asked.seat, action);
    if (!acted.ok) throw new NoPlan(acted.error.code);
    if (isNoticed(game, acted.value)) return { whispers, action };
    whispers.push(action);
    game = acted.value;
  }
  throw new NoPlan("whispers");
}

/** Who decides at a seat instead of a person; null: a person does. */
export function thinkerAt({ seats, standIns }: TableState, seat: Seat): Thinker | null {
  const sitter = seats[seat];
  if (sitter?.type === "bot") return sitter.level;
  return (standIns[seat] ?? null) === null ? null : "standIn";
}

/** B10.1: what a bot announces out of its own turn; null: nothing. */
export const announcementOf = (
  thinking: Thinking,
  game: OpenGame,
  asked: BotSeat,
): Promise<unknown> => askBot(thinking, game, { ...asked, about: "offTurn" });

const askBot = (
  thinking: Thinking,
  game: OpenGame,
  asked: BotSeat & Pick<Question, "about">,
): Promise<unknown> =>
  thinking.think({
    game: game.config.game,
    ...asked,
    told: JSON.stringify(momentOf(game, asked.seat).told),
    seed: botSeed(game.chance.seed, asked.seat),
  });

/** A hash: a bot cannot compute the game's seed or another bot's seed from it. */
const botSeed = (seed: string, seat: Seat): string =>
  createHash("sha256").update(`inkognito bot ${seed} ${seat}`).digest("hex");
