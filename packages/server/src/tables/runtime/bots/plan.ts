import { createHash } from "node:crypto";
import type { Refusal, Seat } from "@inkognito/engine/core";
import type { Thinking } from "../../../bots/pool.js";
import type { Thinker } from "../../../bots/think.js";
import { after, decideGame, isNoticed, type OpenGame, toldOf } from "../../rules/game/game.js";

/** What a bot or a stand-in does in one moment: perhaps whispers, and then what all notice. */
export interface Plan {
  readonly whispers: readonly unknown[];
  readonly action: unknown;
}

/** A bot that whispers more often than this before it moves never comes to its move. */
const MOST_WHISPERS = 20;

/** The bot wants what the rules do not allow, or never comes to a move. */
export class NoPlan extends Error {
  readonly code: Refusal["code"] | "whispers";

  constructor(code: NoPlan["code"]) {
    super(`no plan: ${code}`);
    this.code = code;
  }
}

/**
 * Thinks until there is something that all notice. A whisper is thought through as if it had been made,
 * so that it costs no time of its own when the plan is published.
 */
export async function planFor(
  thinking: Thinking,
  start: OpenGame,
  seat: Seat,
  thinker: Thinker,
): Promise<Plan> {
  const whispers: unknown[] = [];
  for (let game = start; whispers.length <= MOST_WHISPERS; ) {
    const action = await askBot(thinking, game, seat, thinker);
    const decided = decideGame(game, seat, action);
    if (!decided.ok) throw new NoPlan(decided.error.code);
    const next = after(game, decided.value);
    if (isNoticed(game, next)) return { whispers, action };
    whispers.push(action);
    game = next;
  }
  throw new NoPlan("whispers");
}

const askBot = (
  thinking: Thinking,
  game: OpenGame,
  seat: Seat,
  thinker: Thinker,
): Promise<unknown> =>
  thinking.think({
    game: game.config.game,
    thinker,
    seat,
    told: JSON.stringify(toldOf(game, seat, 0).map(({ event }) => event)),
    seed: botSeed(game.chance.seed, seat),
  });

/** One way only: a bot cannot come from it to the game's seed, nor to another bot's. */
const botSeed = (seed: string, seat: Seat): string =>
  createHash("sha256").update(`inkognito bot ${seed} ${seat}`).digest("hex");
