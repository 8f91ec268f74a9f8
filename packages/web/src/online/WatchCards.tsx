import { CardSeats } from "../cardTable/CardSeats.js";
import { CardEnd } from "../cardTable/end/CardEnd.js";
import { Places } from "../cardTable/Places.js";
import { cardPrompt } from "../cardTable/prompt.js";
import { type CardListener, cardStory } from "../cardTable/story.js";
import { t } from "../i18n/i18n.js";
import { LogPage } from "../notebook/LogPage.js";
import { standings } from "../solo/match.js";
import { useSounds } from "../sound/useSounds.js";
import { LiveRegion } from "../table/LiveRegion.js";
import { listenerOf } from "../table/names.js";
import { WaitingPanel } from "../table/panels/WaitingPanel.js";
import type { Watching } from "../table/session.js";
import { TableBar } from "../table/TableBar.js";
import { TableFrame } from "../table/TableFrame.js";
import { Parchment } from "../ui/Parchment.js";
import type { WatchProps } from "./WatchBoard.js";

/** The card game from outside. */
export function WatchCards({ session, onHome, onAgain }: WatchProps<"card">) {
  const { view, told, setup } = session;
  useSounds(session);
  const listener = listenerOf(session) satisfies CardListener;
  const ended = view.table.phase.type === "ended";
  const match = standings(setup, null);
  const title =
    match === null
      ? t("cardTable.title", { round: view.table.rounds.length })
      : t("cardTable.title.match", { game: match.game });
  const say = (event: Watching<"card">["told"][number]): string => cardStory(event, listener);
  return (
    <TableFrame
      ended={ended}
      refusal={null}
      header={
        <>
          <TableBar session={{}} title={title} onHome={onHome} />
          <CardSeats session={session} />
        </>
      }
      stage={<Places {...{ session, listener }} open={null} onGo={() => {}} />}
      panel={
        ended ? (
          <CardEnd {...{ session, listener, onAgain, onHome }} />
        ) : (
          <WaitingPanel session={session} prompt={cardPrompt(view, listener)} say={say} />
        )
      }
      papersTitle={t("watch.story")}
      papers={
        <Parchment>
          <LogPage told={told} opening="roundBegan" say={say} />
        </Parchment>
      }
    >
      <LiveRegion told={told} say={say} />
    </TableFrame>
  );
}
