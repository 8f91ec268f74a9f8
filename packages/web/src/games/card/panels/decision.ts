import type { LegalDecision } from "@inkognito/engine/card";
import type { CardSession } from "../../../table/session.js";
import type { CardListener } from "../story.js";

/** What the panel of one kind of decision gets. */
export interface DecisionProps<T extends LegalDecision["type"]> {
  readonly session: CardSession;
  readonly listener: CardListener;
  readonly awaits: Extract<LegalDecision, { type: T }>;
  readonly prompt: string;
}

/** What the panel of a meeting gets. */
export interface MeetingProps extends DecisionProps<"choose"> {
  /** Opens the call or the safe; null: one may not announce here. */
  readonly onAnnounce: (() => void) | null;
}

/** Tells one decision from the next. */
export const decisionKey = ({ view }: CardSession): string => String(view.table.decision);
