import { type CardView, legal, optionsOf } from "@inkognito/engine/card";
import { assertNever } from "@inkognito/engine/core";
import { t } from "../../../i18n/i18n.js";
import { capital, playerName } from "../../../table/names.js";
import type { CardListener } from "../story.js";

/** What is expected of this player now, explained to a beginner. */
export function expectedText(view: CardView, listener: CardListener): string {
  const { awaits } = legal(view);
  const { table, own } = view;
  const { edition } = table.config;
  switch (awaits.type) {
    case "none":
      return t(table.phase.type === "ended" ? "coach.expect.ended" : "cardCoach.expect.none");
    case "pick":
    case "locate":
      return t(`cardCoach.expect.${awaits.type}`);
    case "show":
      return capital(
        t("cardCoach.expect.black", { name: playerName(listener, awaits.asker), edition }),
      );
    case "choose": {
      if (own === null) return t("cardCoach.expect.none");
      const announce = awaits.announce ? "yes" : "no";
      const options = optionsOf(table, own.seat, awaits.meeting);
      return t(`cardCoach.expect.${options}`, { edition, announce });
    }
    default:
      return assertNever(awaits);
  }
}
