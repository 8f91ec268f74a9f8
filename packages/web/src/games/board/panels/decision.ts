import type { LegalDecision } from "@inkognito/engine/board";
import type { ComponentChildren } from "preact";
import type { Session } from "../../../table/session.js";

/** What the panel of one kind of decision gets. */
export interface DecisionProps<T extends LegalDecision["type"]> {
  readonly session: Session;
  readonly awaits: Extract<LegalDecision, { type: T }>;
  readonly prompt: string;
  /** A button for what may be done beside the decision; null: nothing. */
  readonly aside: ComponentChildren;
}

/** Tells one decision from the next. */
export const decisionKey = ({ view }: Session): string => String(view.table.decision);
