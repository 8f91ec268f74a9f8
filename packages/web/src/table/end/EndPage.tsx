import { type Agent, type Seat, SPECTATOR, seatsOf, type Viewer } from "@inkognito/engine/core";
import type { GameName } from "@inkognito/engine/games";
import type { ComponentChildren } from "preact";
import { useContext, useEffect, useRef } from "preact/hooks";

import { t } from "../../i18n/i18n.js";
import { WithRuleLinks } from "../../rulebook/RuleLink.js";
import { Button } from "../../ui/Button.js";
import { EndFileContext, TableExtrasContext } from "../extras.js";
import type { Listener } from "../names.js";
import { shortSeatName } from "../seatName.js";
import { winnersSentence } from "../sentences.js";
import type { WatchedGame } from "../session.js";
import { Cast } from "./Cast.js";
import type { Offer } from "./Handshake.js";
import { ShareButton } from "./ShareButton.js";
import { type Check, Verdicts } from "./Verdicts.js";
import "./end.css";

/** What the end of either game gets. */
export interface EndProps<G extends GameName> {
  readonly session: WatchedGame<G>;
  /** Null: this viewer may not start another game. */
  readonly onAgain: (() => void) | null;
  /** Null: a recorded game. */
  readonly onHome: (() => void) | null;
}

/** Where several people look at the end together, it calls no player "you". */
export const endListener = <L extends Listener>(shared: boolean, listener: L): L =>
  shared ? { ...listener, viewer: SPECTATOR } : listener;

/** Has the viewer won alone? Then the title says it all. */
export const winsAlone = (
  { winners }: { readonly winners: readonly Seat[] },
  { viewer }: { readonly viewer: Viewer },
): boolean => winners.length === 1 && winners[0] === viewer;

interface EndPageProps {
  readonly listener: Listener;
  readonly outcome: { readonly winners: readonly Seat[] };
  /** By seat; null: a player without a secret identity. */
  readonly identities: readonly (Agent | null)[];
  /** Null: no hand was offered. */
  readonly offer: Offer | null;
  /** The game in a few sentences, as this viewer could follow it. */
  readonly tale: readonly string[];
  /** What was right and wrong about the announcement. */
  readonly checks: readonly Check[];
  /** How it came to its end, and why. */
  readonly story: string;
  readonly reason: string;
  /** C9: what it means for the match. `isOver`: this was its last game. */
  readonly match?: {
    readonly title: string;
    readonly isOver: boolean;
    readonly points: ComponentChildren;
  } | null;
  /** The ways to play on. */
  readonly again: ComponentChildren;
  readonly onHome: EndProps<GameName>["onHome"];
  readonly children: ComponentChildren;
}

/** Masks off: how it has ended, what can be done now, and below it everything that was hidden. */
export function EndPage(props: EndPageProps) {
  const { listener, outcome, story, reason, match = null, again } = props;
  const { identities, offer, tale, checks, children } = props;
  // In a lesson the guide leads on.
  const onHome = useContext(TableExtrasContext).guide === null ? props.onHome : null;
  const heading = useRef<HTMLHeadingElement>(null);
  const file = useContext(EndFileContext);
  // In a recorded game the end is one moment of many: the focus stays where it is.
  useEffect(() => {
    if (onHome !== null) heading.current?.focus();
  }, []);
  const title = match?.title ?? titleOf(outcome, listener);
  return (
    <section
      class={`end ${moodOf(outcome, listener)}${match?.isOver ? " end-match" : ""}`}
      aria-labelledby="end-title"
    >
      <header class="end-curtain">
        <Cast {...{ listener, identities, offer }} winners={outcome.winners} />
        <div class="end-verdict">
          <h2 id="end-title" class="end-title" ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {match === null && !winsAlone(outcome, listener) && (
            <p class="end-winners">{winnersSentence(outcome, listener)}</p>
          )}
        </div>
        {match?.points}
        <div class="end-actions">
          {again}
          {onHome !== null && <Button onClick={onHome}>{t("end.home")}</Button>}
          {file.actions}
          <ShareButton poster={posterOf(props)} />
        </div>
        {checks.length > 0 && <Verdicts checks={checks} />}
        <div class="end-story">
          <p>{[...tale, story].join(" ")}</p>
          <p class="end-reason">
            <WithRuleLinks words={reason} />
          </p>
        </div>
      </header>
      {children}
      {file.checks}
    </section>
  );
}

function titleOf({ winners }: EndPageProps["outcome"], { viewer }: Listener): string {
  if (viewer === SPECTATOR) return t("passing.over");
  return t(winners.includes(viewer) ? "end.won" : "end.lost");
}

/** Won and lost look different; who only watched has neither. */
export function moodOf(
  { winners }: { readonly winners: readonly Seat[] },
  { viewer }: { readonly viewer: Viewer },
): string {
  if (viewer === SPECTATOR) return "end-watched";
  return winners.includes(viewer) ? "end-won" : "end-lost";
}

/** What a picture of this end shows: to others no one is "you". */
const posterOf = ({ listener, outcome, tale: [length = ""] }: EndPageProps) => ({
  title: winnersSentence(outcome, { ...listener, viewer: SPECTATOR }),
  lines: [length],
  names: seatsOf(listener.config).map((seat) => ({
    words: shortSeatName(listener, seat),
    won: outcome.winners.includes(seat),
  })),
});
