import type { Seat, Tic } from "@inkognito/engine/core";
import { listOf, t } from "../i18n/i18n.js";
import { capital, type Listener, playerName } from "./names.js";

/** "You, Dora and Blue win." */
export function winnersSentence(
  { winners }: { readonly winners: readonly Seat[] },
  listener: Listener,
): string {
  const isMe = (seat: Seat): boolean => seat === listener.viewer;
  const { length: count } = winners;
  const mineFirst = winners.toSorted((a, b) => Number(isMe(b)) - Number(isMe(a)));
  return capital(
    t("story.winners", {
      who: !winners.some(isMe) ? "others" : count === 1 ? "you" : "both",
      names: listOf(mineFirst.map((seat) => playerName(listener, seat))),
      count,
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
