import { EndScreen } from "../end/EndScreen.js";
import { t } from "../i18n/i18n.js";
import { LogPage } from "../notebook/LogPage.js";
import { storyLine } from "../notebook/story.js";
import { useSounds } from "../sound/useSounds.js";
import { LiveRegion } from "../table/LiveRegion.js";
import { NO_INTENT } from "../table/mapIntent.js";
import { listenerOf } from "../table/names.js";
import { PhantomCorner } from "../table/PhantomCorner.js";
import { WaitingPanel } from "../table/panels/WaitingPanel.js";
import { promptOf } from "../table/prompt.js";
import { Seats } from "../table/Seats.js";
import type { TableProps, Watching } from "../table/session.js";
import { TableBar } from "../table/TableBar.js";
import { TableFrame } from "../table/TableFrame.js";
import { TableMap } from "../table/TableMap.js";
import { useTrails } from "../table/trails.js";
import { trueFigures } from "../table/trueFigures.js";
import { Parchment } from "../ui/Parchment.js";

export type WatchProps<G extends "board" | "card"> = Omit<TableProps<G>, "session"> & {
  readonly session: Watching<G>;
};

/** The board game from outside: no papers, but everything that everybody knows. */
export function WatchBoard({ session, still, onHome, onAgain }: WatchProps<"board">) {
  const { view, told } = session;
  useSounds(session);
  const trails = useTrails(view.table.positions);
  const listener = listenerOf(session);
  const ended = view.table.phase.type === "ended";
  const say = (event: Watching["told"][number]): string => storyLine(event, listener);
  return (
    <TableFrame
      ended={ended}
      refusal={null}
      header={
        <>
          <TableBar
            session={{}}
            title={t("table.title", { turn: view.table.turn })}
            onHome={onHome}
          />
          <Seats session={session} />
        </>
      }
      stage={
        <TableMap
          positions={view.table.positions}
          intent={NO_INTENT}
          trueOnes={trueFigures(view)}
          trails={trails}
          still={still}
        >
          <PhantomCorner session={session} steps={undefined} />
        </TableMap>
      }
      panel={
        ended ? (
          <EndScreen {...{ session, onAgain, onHome }} />
        ) : (
          <WaitingPanel session={session} prompt={promptOf(view, listener)} say={say} />
        )
      }
      papersTitle={t("watch.story")}
      papers={
        <Parchment>
          <LogPage told={told} opening="turnBegan" say={say} />
        </Parchment>
      }
    >
      <LiveRegion told={told} say={say} />
    </TableFrame>
  );
}
