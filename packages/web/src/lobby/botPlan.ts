import type { BotLevel, TableId } from "@inkognito/protocol";

/** What the host of a table that has just been opened wants to find there. */
export interface Plan {
  readonly bots: number;
  readonly level: BotLevel;
}

const plans = new Map<TableId, Plan>();

export const planFor = (table: TableId, plan: Plan): void => {
  plans.set(table, plan);
};

/** Carried out once: whoever asks for it has it. */
export function takePlan(table: TableId): Plan | null {
  const plan = plans.get(table) ?? null;
  plans.delete(table);
  return plan;
}
