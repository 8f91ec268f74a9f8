import type { BoardView } from "@inkognito/engine/board";
import { colourAt, partnerOf } from "@inkognito/engine/core";
import { t } from "../../i18n/i18n.js";
import { DealPaper } from "../../table/begin/DealPaper.js";
import type { Session } from "../../table/session.js";
import { FigureIcon } from "../../ui/art/Figure.js";

/** Whom this player looks for, or what there is to do. */
export function dealWords({ own, table }: BoardView): string {
  const hand = own?.hand ?? null;
  if (hand === null) return t("passport.ambassador.aim");
  const where = table.config.seats.length === 3 ? "three" : "table";
  return t("deal.partner", { where, agent: t(`agent.the.${partnerOf(hand.identity)}`) });
}

/** What this player was dealt. */
export function Deal({ session }: { readonly session: Session }) {
  const { view, skip } = session;
  const hand = view.own?.hand ?? null;
  const colour = colourAt(view.table.config, session.seat);
  return (
    <DealPaper identity={hand?.identity ?? null} words={dealWords(view)} onSkip={skip}>
      {hand !== null && colour !== null && (
        <>
          <FigureIcon colour={colour} build={hand.build} isTrue size={72} />
          <span class="passport-seal">{hand.mission}</span>
        </>
      )}
    </DealPaper>
  );
}
