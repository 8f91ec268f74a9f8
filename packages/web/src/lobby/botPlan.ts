import type { BotLevel, TableId } from "@inkognito/protocol";

/** What the host of a table that has just been opened wants to find there. */
export interface BotPlan {
  readonly bots: number;
  readonly level: BotLevel;
}

const plans = new Map<TableId, BotPlan>();

export const planBots = (table: TableId, plan: BotPlan): void => {
  plans.set(table, plan);
};

/** Carried out once: whoever asks for it has it. */
export function takeBotPlan(table: TableId): BotPlan | null {
  const plan = plans.get(table) ?? null;
  plans.delete(table);
  return plan;
}
