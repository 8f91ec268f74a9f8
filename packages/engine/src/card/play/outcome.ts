import { AGENTS, type Agent, partnerOf } from "../../core/agents.js";
import type { Seat } from "../../core/seat.js";
import { announcesToPartner, type CardConfig, hasPartners } from "../terms/config.js";
import type { Outcome, Reason, Revelation } from "../terms/event.js";
import type { Code, CodeNumber, Hand } from "../terms/types.js";

export interface Announcement {
  readonly seat: Seat;
  readonly code: Code;
  readonly to: Seat | null;
}

/** C6.2, C7.4, C8.4 */
export function judge(
  config: CardConfig,
  { hands, fictitious }: Revelation,
  { seat, code, to }: Announcement,
): Outcome {
  const all = [...hands, fictitious?.hand ?? null].filter((hand) => hand !== null);
  const right = AGENTS.every((agent, i) => numberOf(all, agent) === code[i]);
  const seats = config.seats.map((_, each) => each as Seat);
  const won = (winners: readonly Seat[], reason: Reason): Outcome => ({
    winners,
    points: seats.map((each) => (winners.includes(each) ? 1 : 0)),
    reason,
    rule: RULES[config.seats.length] ?? "C6.2",
  });
  const own = hands[seat] ?? null;
  const side = seats.filter((each) => each === seat || isPartner(config, own, hands[each]));
  const others = seats.filter((each) => !side.includes(each));
  // C8.4: where agents have partners, the Ambassador gains nothing from a wrong announcement.
  const opponents = hasPartners(config) ? others.filter((each) => hands[each] !== null) : others;
  if (announcesToPartner(config) && (to === null || !side.includes(to))) {
    return won(opponents, "wrongPartner");
  }
  return right ? won(side, "codeRight") : won(opponents, "wrongCode");
}

/** By the number of players. */
const RULES: Readonly<Record<number, string>> = { 3: "C7.4", 4: "C6.2", 5: "C8.4" };

const isPartner = (config: CardConfig, own: Hand | null, other: Hand | null | undefined): boolean =>
  hasPartners(config) && own !== null && other?.identity === partnerOf(own.identity);

const numberOf = (hands: readonly Hand[], agent: Agent): CodeNumber | undefined =>
  hands.find((hand) => hand.identity === agent)?.number;
