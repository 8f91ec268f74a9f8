import { AGENTS, type Agent, partnerOf, teamOf } from "../../core/agents.js";
import { AMBASSADOR, type Seat } from "../../core/seat.js";
import type { CardConfig } from "../terms/config.js";
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
  const won = (winners: readonly Seat[], reason: Reason, rule: string): Outcome => ({
    winners,
    points: config.seats.map((_, each) => (winners.includes(each as Seat) ? 1 : 0)),
    reason,
    rule,
  });
  const seats = config.seats.map((_, each) => each as Seat);
  if (config.seats.length !== 4) {
    const rule = config.seats.includes(AMBASSADOR) ? "C8.4" : "C7.4";
    return right
      ? won([seat], "codeRight", rule)
      : won(
          seats.filter((each) => each !== seat),
          "wrongCode",
          rule,
        );
  }
  const own = hands[seat];
  const named = to === null ? null : hands[to];
  if (!own) throw new Error(`seat ${seat} has no hand`);
  const team = teamOf(own.identity);
  const pair = seats.filter((each) => teamOf(hands[each]?.identity ?? own.identity) === team);
  const others = seats.filter((each) => !pair.includes(each));
  if (named?.identity !== partnerOf(own.identity)) return won(others, "wrongPartner", "C6.2");
  return right ? won(pair, "codeRight", "C6.2") : won(others, "wrongCode", "C6.2");
}

const numberOf = (hands: readonly Hand[], agent: Agent): CodeNumber | undefined =>
  hands.find((hand) => hand.identity === agent)?.number;
