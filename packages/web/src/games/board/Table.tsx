import { legal } from "@inkognito/engine/board";
import { concludes } from "@inkognito/protocol";
import { useState } from "preact/hooks";
import { speakOf, t } from "../../i18n/i18n.js";
import { lazyPart } from "../../shell/lazy.js";
import { useSounds } from "../../sound/useSounds.js";
import { LiveRegion } from "../../table/LiveRegion.js";
import { listenerOf } from "../../table/names.js";
import type { Session, TableProps, WatchedProps } from "../../table/session.js";
import { TableFrame } from "../../table/TableFrame.js";
import { useReveal } from "../../table/useReveal.js";
import { Button } from "../../ui/Button.js";
import { Coach } from "./coach/Coach.js";
import { DecisionPanel } from "./DecisionPanel.js";
import { firstUnseen, questionAt, type Reveal, revealsSince } from "./happenings.js";
import { headlineOf } from "./headlines.js";
import { type MapIntent, MapIntentContext, NO_INTENT } from "./map/mapIntent.js";
import { PhantomCorner } from "./map/Phantom.js";
import { TableMap } from "./map/TableMap.js";
import { useTrails } from "./map/trails.js";
import { type TrueFigures, trueFigures } from "./map/trueFigures.js";
import { useAgain } from "./map/useAgain.js";
import { Seats } from "./Seats.js";
import { storyOf } from "./story.js";

const RevealPanel = lazyPart(() =>
  import("./panels/RevealPanel.js").then((part) => part.RevealPanel),
);
const Papers = lazyPart(() => import("./notebook/Papers.js").then((part) => part.Papers));
const NotebookGrid = lazyPart(() =>
  import("./notebook/NotebookGrid.js").then((part) => part.NotebookGrid),
);
const SealDialog = lazyPart(() => import("./panels/SealDialog.js").then((part) => part.SealDialog));
const GestureMenu = lazyPart(() =>
  import("../../table/panels/GestureMenu.js").then((part) => part.GestureMenu),
);
const Deal = lazyPart(() => import("./Deal.js").then((part) => part.Deal));
const EndScreen = lazyPart(() =>
  Promise.all([import("./end/EndScreen.js"), speakOf("ending")]).then(([part]) => part.EndScreen),
);

/** The table: map, seats, the decision of the moment, and my papers. */
export function Table({ session, still, onHome, onAgain }: TableProps<"board">) {
  const [intent, setIntent] = useState<MapIntent>(NO_INTENT);
  const [dialog, setDialog] = useState<"gesture" | "seal" | null>(null);
  const { view } = session;
  const trails = useTrails(view.table.positions, session.told);
  const [again, showAgain] = useAgain(session);
  const [reveal, goOn] = useReveal(session, { firstUnseen, revealsSince });
  useSounds(session);
  const ended = view.table.phase.type === "ended";
  const listener = listenerOf(session);
  const { seal, gestureTo, awaits } = legal(view);
  const close = (): void => setDialog(null);
  return (
    <MapIntentContext.Provider value={setIntent}>
      <TableFrame
        {...{ session, onHome }}
        player={session}
        title={t("table.title", { turn: view.table.turn })}
        actions={
          <>
            {gestureTo.length > 0 && (
              <Button onClick={() => setDialog("gesture")}>{t("gesture.open")}</Button>
            )}
            {seal && <Button onClick={() => setDialog("seal")}>{t("seal.open")}</Button>}
          </>
        }
        seats={<Seats session={session} />}
        centre={
          <TableMap
            positions={intent.positions ?? view.table.positions}
            {...{ intent, trails, again, still }}
            asked={questionAt(session.told)}
            trueOnes={trueFigures(view)}
          >
            <PhantomCorner session={session} steps={intent.steps} />
          </TableMap>
        }
        centreKind="map"
        headlineOf={(event) => headlineOf(event, listener)}
        onAgain={showAgain}
        // The coach does not speak of a decision that is not on the screen.
        coach={
          !ended && reveal === null && concludes(session.assistant) ? (
            <Coach session={session} />
          ) : null
        }
        panel={
          ended ? (
            <EndScreen session={session} onAgain={onAgain} onHome={onHome} />
          ) : reveal === null ? (
            <DecisionPanel session={session} />
          ) : (
            <RevealPanel
              key={reveal.index}
              {...{ session, reveal }}
              objectable={isObjectable(session, reveal)}
              onGoOn={goOn}
            />
          )
        }
        calls={awaits.type !== "none" && !session.catchingUp}
        papers={session.dealing ? null : <Papers session={session} />}
        grid={<NotebookGrid key={view.table.commitment} session={session} />}
      >
        {session.dealing && <Deal session={session} />}
        <LiveRegion told={session.told} say={(event) => storyOf(event, listener)} />
        {dialog === "gesture" && (
          <GestureMenu {...{ listener, gestureTo }} onGesture={session.act} onClose={close} />
        )}
        {dialog === "seal" && <SealDialog session={session} onClose={close} />}
      </TableFrame>
    </MapIntentContext.Provider>
  );
}

interface WatchedTableProps extends WatchedProps<"board"> {
  /** What eyes know that see all the cards; null: no more than the view. */
  readonly trueOnes: TrueFigures | null;
}

/** The same table for a spectator: nothing on it can be touched. */
export function WatchedTable(props: WatchedTableProps) {
  const { session, player, still, onHome, panel, papers, papersTitle, children } = props;
  const { positions, turn } = session.view.table;
  const trails = useTrails(positions, session.told);
  const [again, showAgain] = useAgain(session);
  const listener = listenerOf(session);
  return (
    <TableFrame
      {...{ session, onHome, panel, papers, papersTitle }}
      player={null}
      title={t("table.title", { turn })}
      seats={<Seats session={session} />}
      centre={
        <TableMap
          {...{ positions, trails, again, still }}
          asked={questionAt(session.told)}
          intent={NO_INTENT}
          trueOnes={props.trueOnes ?? trueFigures(session.view)}
        >
          <PhantomCorner session={session} steps={undefined} />
        </TableMap>
      }
      centreKind="map"
      grid={player && <NotebookGrid key={session.view.table.commitment} session={player} />}
      headlineOf={(event) => headlineOf(event, listener)}
      onAgain={showAgain}
    >
      {children}
    </TableFrame>
  );
}

/** B7.5: only before anything else happens. */
function isObjectable({ told, seat, view }: Session, { index }: Reveal): boolean {
  const { phase } = view.table;
  const mine = phase.type === "banishing" && phase.seat === seat && phase.objectable;
  return mine && index === told.length - 1;
}
