import { AGENTS, type Seat, SPECTATOR, type Viewer } from "@inkognito/engine/core";
import type { GameName } from "@inkognito/engine/games";
import type { ComponentChildren } from "preact";
import { useContext, useEffect, useRef } from "preact/hooks";

import { t } from "../../i18n/i18n.js";
import { WithRuleLinks } from "../../rulebook/RuleLink.js";
import { Mask } from "../../ui/art/Mask.js";
import { Button } from "../../ui/Button.js";
import { EndFileContext, TableExtrasContext } from "../extras.js";
import type { Listener } from "../names.js";
import { winnersSentence } from "../sentences.js";
import type { WatchedGame } from "../session.js";
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
  /** How it came to its end, and why. */
  readonly story: string;
  readonly reason: string;
  /** C9: what it means for the match. */
  readonly match?: ComponentChildren;
  /** The ways to play on. */
  readonly again: ComponentChildren;
  readonly onHome: EndProps<GameName>["onHome"];
  readonly children: ComponentChildren;
}

/** Masks off: how it has ended, what can be done now, and below it everything that was hidden. */
export function EndPage(props: EndPageProps) {
  const { listener, outcome, story, reason, match, again, children } = props;
  // In a lesson the guide leads on.
  const onHome = useContext(TableExtrasContext).guide === null ? props.onHome : null;
  const heading = useRef<HTMLHeadingElement>(null);
  const file = useContext(EndFileContext);
  // In a recorded game the end is one moment of many: the focus stays where it is.
  useEffect(() => {
    if (onHome !== null) heading.current?.focus();
  }, []);
  return (
    <section class="end" aria-labelledby="end-title">
      <header class="end-curtain">
        <div class="end-masks">
          {AGENTS.map((agent) => (
            <Mask key={agent} agent={agent} size={64} />
          ))}
        </div>
        <div class="end-verdict">
          <h2 id="end-title" class="end-title" ref={heading} tabIndex={-1}>
            {titleOf(outcome, listener)}
          </h2>
          {!winsAlone(outcome, listener) && (
            <p class="end-winners">{winnersSentence(outcome, listener)}</p>
          )}
        </div>
        {match}
        <div class="end-actions">
          {again}
          {onHome !== null && (
            <Button large onClick={onHome}>
              {t("end.home")}
            </Button>
          )}
          {file.actions}
        </div>
        <div class="end-story">
          <p>{story}</p>
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
