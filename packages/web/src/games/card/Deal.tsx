import { type CardView, hasPartners } from "@inkognito/engine/card";
import { partnerOf } from "@inkognito/engine/core";
import { t } from "../../i18n/i18n.js";
import { DealPaper } from "../../table/begin/DealPaper.js";
import type { CardSession } from "../../table/session.js";

/** Whom this player looks for, or what there is to do. */
export function dealWords({ own, table }: CardView): string {
  const { config } = table;
  const hand = own?.hand ?? null;
  if (hand === null) return t("cardPassport.ambassador", { edition: config.edition });
  const where = hasPartners(config) ? "table" : "alone";
  return t("deal.partner", { where, agent: t(`agent.the.${partnerOf(hand.identity)}`) });
}

/** What this player was dealt. */
export function Deal({ session }: { readonly session: CardSession }) {
  const { view, skip } = session;
  const hand = view.own?.hand ?? null;
  return (
    <DealPaper identity={hand?.identity ?? null} words={dealWords(view)} onSkip={skip}>
      {hand !== null && <span class="passport-seal">{hand.number}</span>}
    </DealPaper>
  );
}
