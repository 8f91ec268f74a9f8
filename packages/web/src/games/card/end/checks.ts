import { type CardViewEvent, hasPartners, type Revelation } from "@inkognito/engine/card";
import { AGENTS, partnerOf } from "@inkognito/engine/core";
import { t } from "../../../i18n/i18n.js";
import { type Check, yesNo } from "../../../table/end/Verdicts.js";
import { acting, playerName } from "../../../table/names.js";
import type { CardListener } from "../story.js";

/** C6.2: was the code told to the partner, and how much of it was right? */
export function checksOf(
  told: readonly CardViewEvent[],
  { hands, fictitious }: Revelation,
  listener: CardListener,
): readonly Check[] {
  const said = told.findLast(({ type }) => type === "announced");
  if (said?.type !== "announced") return [];
  const all = [...hands, fictitious?.hand ?? null];
  const count = AGENTS.filter(
    (agent, place) => all.find((hand) => hand?.identity === agent)?.number === said.code[place],
  ).length;
  const numbers = { right: count === 4, words: t("end.check.numbers", { count }) };
  const own = hands[said.seat];
  if (said.to === null || own == null || !hasPartners(listener.config)) return [numbers];
  const right = hands[said.to]?.identity === partnerOf(own.identity);
  const words = t("end.check.partner", {
    ...acting(listener, said.seat),
    right: yesNo(right),
    named: playerName(listener, said.to, "object"),
  });
  return [{ right, words }, numbers];
}
