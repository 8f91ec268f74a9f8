import type { Seat, Tic } from "@inkognito/engine/core";
import { listOf, t } from "../i18n/i18n.js";
import { capital, type Listener, playerName } from "./names.js";

/** "You and Blue win." */
export function winnersSentence(
  { winners }: { readonly winners: readonly Seat[] },
  listener: Listener,
): string {
  const others = winners.filter((seat) => seat !== listener.viewer);
  const you = others.length < winners.length;
  return capital(
    t("story.winners", {
      who: !you ? "others" : others.length === 0 ? "you" : "both",
      names: listOf(others.map((seat) => playerName(listener, seat))),
      count: others.length,
    }),
  );
}

/** "Dora winks at you." */
export function gestureSentence(
  { tic, to }: { readonly tic: Tic; readonly to: Seat | "all" },
  actor: { readonly who: string; readonly name: string; readonly Name: string },
  listener: Listener,
): string {
  const audience = to === "all" ? "all" : to === listener.viewer ? "you" : "other";
  const toName = to === "all" ? "" : playerName(listener, to, "object");
  return t(`story.tic.${tic}`, { ...actor, audience, to: toName });
}
