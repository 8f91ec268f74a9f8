import {
  type CardView,
  type LegalDecision,
  legal,
  optionsOf,
  type Table,
} from "@inkognito/engine/card";
import { assertNever, type Seat } from "@inkognito/engine/core";
import { listOf, t } from "../../i18n/i18n.js";
import { capital, naming, playerName, toWhom } from "../../table/names.js";
import { meetingNames, roleName } from "./names.js";
import type { CardListener } from "./story.js";

/** One sentence: what is asked of me now, or who is being waited for. */
export function promptOf(
  view: CardView,
  listener: CardListener,
  awaits: LegalDecision = legal(view).awaits,
): string {
  switch (awaits.type) {
    case "pick":
      return t("cardPrompt.pick");
    case "locate":
      return t(awaits.locations.length === 1 ? "cardPrompt.locate.last" : "cardPrompt.locate");
    case "show":
      return t("cardPrompt.show.black", naming(listener, awaits.asker));
    case "choose": {
      const names = meetingNames(awaits.meeting, listener, "object");
      const at = t(`place.at.${awaits.meeting.location}`);
      const seat = view.own?.seat;
      if (seat === undefined) return t("cardPrompt.wait");
      return t(`cardPrompt.${optionsOf(view.table, seat, awaits.meeting)}`, { names, at });
    }
    case "none":
      return waitingFor(view.table, view.own?.seat ?? null, listener);
    default:
      return assertNever(awaits);
  }
}

function waitingFor(table: Table, me: Seat | null, listener: CardListener): string {
  const { phase } = table;
  switch (phase.type) {
    case "unopened":
    case "between":
      return t("prompt.wait.dealing");
    case "picking":
      return t("cardPrompt.wait.picking", naming(listener, phase.seat));
    case "locating":
      return t("cardPrompt.wait.locating", {
        Name: capital(roleName(listener, phase.colour)),
        fictitious: listener.config.seats.includes(phase.colour) ? "no" : "yes",
      });
    case "turning":
    case "gathering":
      return t("cardPrompt.wait");
    case "meeting": {
      const open = phase.choosers.filter((seat) => !phase.chosen.includes(seat));
      if (open.length === 0) return t("cardPrompt.wait");
      const names = listOf(open.map((seat) => playerName(listener, seat)));
      const at = t(`place.at.${phase.meeting.location}`);
      const mine = me !== null && phase.chosen.includes(me) ? "yes" : "no";
      return capital(t("cardPrompt.wait.choosing", { names, count: open.length, at, mine }));
    }
    case "showing": {
      const values = naming(listener, phase.seat);
      const { to: asker, target } = toWhom(listener, phase.asker);
      return t("cardPrompt.wait.showing", { ...values, asker, target });
    }
    case "ended":
      return t("prompt.ended");
    default:
      return assertNever(phase);
  }
}
