import { colourAt, partnerOf } from "@inkognito/engine/core";
import { t } from "../../i18n/i18n.js";
import { DealPaper } from "../../table/begin/DealPaper.js";
import type { Session } from "../../table/session.js";
import { FigureIcon } from "../../ui/art/Figure.js";

/** What this player was dealt. */
export function Deal({ session }: { readonly session: Session }) {
  const { own, table } = session.view;
  const hand = own?.hand ?? null;
  const colour = colourAt(table.config, session.seat);
  if (hand === null || colour === null) {
    return <DealPaper identity={null} words={t("passport.ambassador.aim")} onSkip={session.skip} />;
  }
  const { identity, build, mission } = hand;
  const where = table.config.seats.length === 3 ? "three" : "table";
  const agent = t(`agent.the.${partnerOf(identity)}`);
  return (
    <DealPaper {...{ identity }} words={t("deal.partner", { where, agent })} onSkip={session.skip}>
      <FigureIcon colour={colour} build={build} isTrue size={72} />
      <span class="passport-seal">{mission}</span>
    </DealPaper>
  );
}
