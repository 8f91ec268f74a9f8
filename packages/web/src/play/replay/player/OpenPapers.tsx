import type { ComponentChildren } from "preact";
import { t } from "../../../i18n/i18n.js";
import { Parchment } from "../../../ui/Parchment.js";
import { Scrolled } from "./MomentPanel.js";
import type { ReplayTableProps } from "./session.js";

type Moment = ReplayTableProps<"board"> | ReplayTableProps<"card">;

/** Only eyes that see everything see all the cards; at the end the masks are off beside it. */
const isOpen = ({ deal, session }: Moment): boolean =>
  deal !== null && session.view.table.phase.type !== "ended";

/** What those have beside the table who have no papers. */
export const openTitle = (moment: Moment): string =>
  t(isOpen(moment) ? "replay.cards" : "replay.story");

interface OpenPapersProps {
  readonly moment: Moment;
  readonly cards: ComponentChildren;
  readonly story: ComponentChildren;
}

/** In place of a player's papers: all the cards, or what has happened. */
export function OpenPapers({ moment, cards, story }: OpenPapersProps) {
  const dealt = moment.session.told.some(({ type }) => type === "dealt");
  const open = dealt ? cards : <p>{t("replay.notDealt")}</p>;
  return (
    <Scrolled label={openTitle(moment)}>
      <Parchment>{isOpen(moment) ? open : story}</Parchment>
    </Scrolled>
  );
}
