import { legal } from "@inkognito/engine/card";
import { concludes } from "@inkognito/protocol";
import { useState } from "preact/hooks";
import { speakOf, t } from "../../i18n/i18n.js";
import { standings } from "../../setup/match.js";
import { lazyPart } from "../../shell/lazy.js";
import { useSounds } from "../../sound/useSounds.js";
import { LiveRegion } from "../../table/LiveRegion.js";
import { listenerOf } from "../../table/names.js";
import type { TableProps, WatchedGame, WatchedProps } from "../../table/session.js";
import { TableFrame } from "../../table/TableFrame.js";
import { useReveal } from "../../table/useReveal.js";
import { Button } from "../../ui/Button.js";
import { Coach } from "./coach/Coach.js";
import { DecisionPanel } from "./DecisionPanel.js";
import { firstUnseen, revealsSince } from "./happenings.js";
import { headlineOf } from "./headlines.js";
import { keyOf } from "./notebook/grid.js";
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
const NotebookGrid = lazyPart(() =>
  import("./notebook/NotebookGrid.js").then((part) => part.NotebookGrid),
);
const Deal = lazyPart(() => import("./Deal.js").then((part) => part.Deal));
const EndScreen = lazyPart(() =>
  Promise.all([import("./end/EndScreen.js"), speakOf("ending")]).then(([part]) => part.EndScreen),
);

/** The card game's table: the five places, seats, the decision of the moment, and my papers. */
export function Table({ session, onHome, onAgain }: TableProps<"card">) {
  const [gesturing, setGesturing] = useState(false);
  const { view, told } = session;
  useSounds(session);
  const listener = listenerOf(session) satisfies CardListener;
  const { gestureTo, awaits } = legal(view);
  const [reveal, goOn] = useReveal(session, { firstUnseen, revealsSince });
  const [again, showAgain] = useAgain(session);
  const { phase } = view.table;
  const ended = phase.type === "ended";
  const going = awaits.type === "locate" || awaits.type === "pick" ? awaits : null;
  return (
    <TableFrame
      {...{ session, onHome }}
      player={session}
      title={titleOf(session)}
      actions={
        gestureTo.length > 0 && (
          <Button onClick={() => setGesturing(true)}>{t("gesture.open")}</Button>
        )
      }
      seats={<Seats session={session} />}
      centre={
        <Places
          {...{ session, listener, again }}
          open={reveal === null ? (going?.locations ?? null) : null}
          onGo={(location) => going !== null && session.act({ type: going.type, location })}
        />
      }
      centreKind="places"
      headlineOf={(event) => headlineOf(event, listener)}
      onAgain={showAgain}
      // The coach does not speak of a decision that is not on the screen.
      coach={
        !ended && reveal === null && concludes(session.assistant) ? (
          <Coach {...{ session, listener }} />
        ) : null
      }
      panel={
        ended ? (
          <EndScreen {...{ session, onAgain, onHome }} />
        ) : reveal === null ? (
          <DecisionPanel session={session} />
        ) : (
          <RevealPanel key={reveal.index} {...{ session, reveal, listener }} onGoOn={goOn} />
        )
      }
      calls={awaits.type !== "none" && !session.catchingUp}
      papers={<Papers session={session} />}
      grid={<NotebookGrid key={keyOf(session)} session={session} />}
    >
      {session.dealing && <Deal session={session} />}
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
  const { session, player, onHome, panel, papers, papersTitle, children } = props;
  const listener = listenerOf(session) satisfies CardListener;
  const [again, showAgain] = useAgain(session);
  return (
    <TableFrame
      {...{ session, onHome, panel, papers, papersTitle }}
      player={null}
      title={titleOf(session)}
      seats={<Seats session={session} />}
      centre={<Places {...{ session, listener, again }} open={null} onGo={() => {}} />}
      grid={player && <NotebookGrid key={keyOf(player)} session={player} />}
      centreKind="places"
      headlineOf={(event) => headlineOf(event, listener)}
      onAgain={showAgain}
    >
      {children}
    </TableFrame>
  );
}

/** "Round 3"; in a match "Game 2", the round stands beside the places. */
function titleOf({ setup, view }: WatchedGame<"card">): string {
  const match = standings(setup, null);
  return match === null
    ? t("cardTable.title", { round: view.table.rounds.length })
    : t("cardTable.title.match", { game: match.game });
}
