import type { BotLevel, TableId } from "@inkognito/protocol";

/** The bots that the host of a new table has asked for. */
export interface BotPlan {
  readonly bots: number;
  readonly level: BotLevel;
}

const plans = new Map<TableId, BotPlan>();

export const planBots = (table: TableId, plan: BotPlan): void => {
  plans.set(table, plan);
};

/** Returns the plan once; a second call returns null. */
export function takeBotPlan(table: TableId): BotPlan | null {
  const plan = plans.get(table) ?? null;
  plans.delete(table);
  return plan;
}
