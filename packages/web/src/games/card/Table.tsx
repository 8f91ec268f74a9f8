import { legal } from "@inkognito/engine/card";
import { concludes } from "@inkognito/protocol";
import { useEffect, useState } from "preact/hooks";
import { t } from "../../i18n/i18n.js";
import { standings } from "../../setup/match.js";
import { lazyPart } from "../../shell/lazy.js";
import { useSounds } from "../../sound/useSounds.js";
import { Lately } from "../../table/Lately.js";
import { LiveRegion } from "../../table/LiveRegion.js";
import { listenerOf } from "../../table/names.js";
import type { CardSession, TableProps, WatchedGame, WatchedProps } from "../../table/session.js";
import { TableBar } from "../../table/TableBar.js";
import { TableFrame } from "../../table/TableFrame.js";
import { Button } from "../../ui/Button.js";
import { Coach } from "./coach/Coach.js";
import { DecisionPanel } from "./DecisionPanel.js";
import { firstUnseen, revealsSince } from "./happenings.js";
import { lineOf } from "./lines.js";
import { Papers } from "./notebook/Papers.js";
import { Places, useAgain } from "./places/Places.js";
import { Seats } from "./Seats.js";
import { type CardListener, storyOf } from "./story.js";

const RevealPanel = lazyPart(() =>
  import("./panels/RevealPanel.js").then((part) => part.RevealPanel),
);
const GestureMenu = lazyPart(() =>
  import("../../table/panels/GestureMenu.js").then((part) => part.GestureMenu),
);
const EndScreen = lazyPart(() => import("./end/EndScreen.js").then((part) => part.EndScreen));

/** The card game's table: the five places, seats, the decision of the moment, and my papers. */
export function Table({ session, onHome, onAgain }: TableProps<"card">) {
  const [gesturing, setGesturing] = useState(false);
  const { view, told } = session;
  useSounds(session);
  const listener = listenerOf(session) satisfies CardListener;
  const { gestureTo, awaits } = legal(view);
  const [reveal, goOn] = useReveal(session);
  const [again, showAgain] = useAgain(session);
  const { phase } = view.table;
  const ended = phase.type === "ended";
  const going = awaits.type === "locate" || awaits.type === "pick" ? awaits : null;
  return (
    <TableFrame
      ended={ended}
      refusal={session.refusal}
      header={
        <>
          <TableBar session={session} title={titleOf(session)} ended={ended} onHome={onHome}>
            {gestureTo.length > 0 && (
              <Button onClick={() => setGesturing(true)}>{t("gesture.open")}</Button>
            )}
          </TableBar>
          <Seats session={session} />
        </>
      }
      centre={
        <Places
          {...{ session, listener, again }}
          open={reveal === null ? (going?.locations ?? null) : null}
          onGo={(location) => going !== null && session.act({ type: going.type, location })}
        />
      }
      centreKind="places"
      lately={
        ended ? null : (
          <Lately
            session={session}
            lineOf={(event) => lineOf(event, listener)}
            onAgain={showAgain}
          />
        )
      }
      // The coach does not speak of a decision that is not on the screen.
      coach={
        !ended && reveal === null && concludes(session.assistant) ? (
          <Coach {...{ session, listener }} />
        ) : null
      }
      panel={
        ended ? (
          <EndScreen {...{ session, listener, onAgain, onHome }} />
        ) : reveal === null ? (
          <DecisionPanel session={session} listener={listener} />
        ) : (
          <RevealPanel key={reveal.index} {...{ session, reveal, listener }} onGoOn={goOn} />
        )
      }
      papers={<Papers session={session} listener={listener} />}
    >
      <LiveRegion told={told} say={(event) => storyOf(event, listener)} />
      {gesturing && (
        <GestureMenu
          {...{ listener, gestureTo }}
          onGesture={session.act}
          onClose={() => setGesturing(false)}
        />
      )}
    </TableFrame>
  );
}

/** The same table for a spectator: nothing on it can be touched. */
export function WatchedTable(props: WatchedProps<"card">) {
  const { session, onHome, panel, papers, papersTitle, children } = props;
  const listener = listenerOf(session) satisfies CardListener;
  const [again, showAgain] = useAgain(session);
  const ended = session.view.table.phase.type === "ended";
  return (
    <TableFrame
      ended={ended}
      refusal={null}
      header={
        <>
          <TableBar session={{}} title={titleOf(session)} onHome={onHome} />
          <Seats session={session} />
        </>
      }
      centre={<Places {...{ session, listener, again }} open={null} onGo={() => {}} />}
      centreKind="places"
      lately={
        ended ? null : (
          <Lately
            session={session}
            lineOf={(event) => lineOf(event, listener)}
            onAgain={showAgain}
          />
        )
      }
      coach={null}
      panel={panel}
      papers={papers}
      {...(papersTitle === null ? {} : { papersTitle })}
    >
      {children}
    </TableFrame>
  );
}

/** New cards are shown first, then the decision. */
function useReveal({ told, seat, view, seenBefore }: CardSession) {
  const { config } = view.table;
  const [seen, setSeen] = useState(() => seenBefore ?? firstUnseen(told, config, seat));
  // Fewer events than before: a decision was taken back, or the next game has begun.
  useEffect(() => {
    if (told.length < seen) setSeen(firstUnseen(told, config, seat));
  }, [told, config, seat, seen]);
  const reveal = revealsSince(told, config, seat, seen)[0] ?? null;
  const goOn = (): void => setSeen((reveal?.index ?? -1) + 1);
  return [reveal, goOn] as const;
}

/** "Round 3"; in a match "Game 2", the round stands beside the places. */
function titleOf({ setup, view }: WatchedGame<"card">): string {
  const match = standings(setup, null);
  return match === null
    ? t("cardTable.title", { round: view.table.rounds.length })
    : t("cardTable.title.match", { game: match.game });
}
