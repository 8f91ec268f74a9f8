import { hasPartners } from "@inkognito/engine/card";
import { partnerOf } from "@inkognito/engine/core";
import { t } from "../../i18n/i18n.js";
import { DealPaper } from "../../table/begin/DealPaper.js";
import type { CardSession } from "../../table/session.js";

/** What this player was dealt. */
export function Deal({ session }: { readonly session: CardSession }) {
  const { own, table } = session.view;
  const { config } = table;
  const hand = own?.hand ?? null;
  if (hand === null) {
    const words = t("cardPassport.ambassador", { edition: config.edition });
    return <DealPaper identity={null} words={words} onSkip={session.skip} />;
  }
  const { identity } = hand;
  const where = hasPartners(config) ? "table" : "alone";
  const agent = t(`agent.the.${partnerOf(identity)}`);
  return (
    <DealPaper {...{ identity }} words={t("deal.partner", { where, agent })} onSkip={session.skip}>
      <span class="passport-seal">{hand.number}</span>
    </DealPaper>
  );
}
