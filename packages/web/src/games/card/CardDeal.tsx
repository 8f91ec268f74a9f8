import { blackCards, hasPartners } from "@inkognito/engine/card";
import { colourAt, partnerOf } from "@inkognito/engine/core";
import { t } from "../../i18n/i18n.js";
import { Deal } from "../../table/begin/Deal.js";
import type { CardSession } from "../../table/session.js";
import { GameCard } from "./GameCard.js";

/** What this player was dealt. */
export function CardDeal({ session }: { readonly session: CardSession }) {
  const { own, table } = session.view;
  const { config } = table;
  const hand = own?.hand ?? null;
  const colour = colourAt(config, session.seat);
  if (hand === null || colour === null) {
    const words = t("cardPassport.ambassador", { edition: config.edition });
    return <Deal identity={null} words={words} onSkip={session.skip} />;
  }
  const { identity } = hand;
  const where = hasPartners(config) ? "table" : "alone";
  const agent = t(`agent.the.${partnerOf(identity)}`);
  return (
    <Deal {...{ identity }} words={t("deal.partner", { where, agent })} onSkip={session.skip}>
      {blackCards(hand).map((card) => (
        <GameCard key={card} card={card} owner={colour} width={84} />
      ))}
    </Deal>
  );
}
