import { SPECTATOR } from "@inkognito/engine/core";
import { speakOf, t } from "../../i18n/i18n.js";
import { lazyPart } from "../../shell/lazy.js";
import { useSounds } from "../../sound/useSounds.js";
import { LiveRegion } from "../../table/LiveRegion.js";
import { listenerOf } from "../../table/names.js";
import { WaitingPanel } from "../../table/panels/WaitingPanel.js";
import { LogPage } from "../../table/papers/LogPage.js";
import type { SpectatorProps, WatchedGame } from "../../table/session.js";
import { Parchment } from "../../ui/Parchment.js";
import { promptOf } from "./prompt.js";
import { storyOf } from "./story.js";
import { WatchedTable } from "./Table.js";

const EndScreen = lazyPart(() =>
  Promise.all([import("./end/EndScreen.js"), speakOf("ending")]).then(([part]) => part.EndScreen),
);

/** The board game for a spectator: no papers, but all that is public. */
export function SpectatorTable({ session, still, onHome, onAgain }: SpectatorProps<"board">) {
  const { view, told } = session;
  useSounds(session);
  const listener = listenerOf(session);
  const say = (event: WatchedGame["told"][number]): string => storyOf(event, listener);
  return (
    <WatchedTable
      {...{ session, still, onHome }}
      player={null}
      trueOnes={null}
      panel={
        view.table.phase.type === "ended" ? (
          <EndScreen {...{ session, onAgain, onHome }} />
        ) : (
          <WaitingPanel session={session} prompt={promptOf(view, listener)} />
        )
      }
      papersTitle={t("watch.story")}
      papers={
        <Parchment>
          <LogPage
            told={told}
            opening="turnBegan"
            say={say}
            watching={{ viewer: SPECTATOR, setup: session.setup }}
          />
        </Parchment>
      }
    >
      <LiveRegion told={told} say={say} />
    </WatchedTable>
  );
}
