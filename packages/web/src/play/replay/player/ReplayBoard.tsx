import { EndScreen } from "../../../games/board/end/EndScreen.js";
import { Unmasked } from "../../../games/board/end/Unmasked.js";
import { GameCard } from "../../../games/board/GameCard.js";
import { allTrueFigures, type TrueFigures } from "../../../games/board/map/trueFigures.js";
import { Papers } from "../../../games/board/notebook/Papers.js";
import { storyOf } from "../../../games/board/story.js";
import { WatchedTable } from "../../../games/board/Table.js";
import { t } from "../../../i18n/i18n.js";
import { listenerOf } from "../../../table/names.js";
import { LogPage } from "../../../table/notebook/LogPage.js";
import type { WatchedGame } from "../../../table/session.js";
import { boardFaces } from "./faces.js";
import { MomentPanel, Scrolled } from "./MomentPanel.js";
import { OpenPapers, openTitle } from "./OpenPapers.js";
import type { ReplayTableProps } from "./session.js";

/** A moment of a recorded board game. */
export function ReplayBoard(props: ReplayTableProps<"board">) {
  const { session, holding, deal, still, onHome } = props;
  const { view, told } = session;
  const listener = listenerOf(session);
  const say = (event: WatchedGame["told"][number]): string => storyOf(event, listener);
  return (
    <WatchedTable
      {...{ session, still, onHome }}
      trueOnes={openFigures(props)}
      panel={
        view.table.phase.type === "ended" ? (
          <Scrolled label={t("passing.over")}>
            <EndScreen session={session} onAgain={null} onHome={null} />
          </Scrolled>
        ) : (
          <MomentPanel told={told} say={say}>
            {boardFaces(told.at(-1), view.table.config).map(({ of, cards }) => (
              <div key={of} class="reveal-cards">
                {cards.map((card) => (
                  <GameCard key={card} card={card} owner={of} width={88} />
                ))}
              </div>
            ))}
          </MomentPanel>
        )
      }
      papers={
        holding === null ? (
          <OpenPapers
            moment={props}
            cards={
              deal !== null && (
                <Unmasked
                  table={view.table}
                  outcome={{ winners: [] }}
                  revelation={deal}
                  listener={listener}
                />
              )
            }
            story={<LogPage told={told} opening="turnBegan" say={say} />}
          />
        ) : (
          <Papers session={holding} />
        )
      }
      papersTitle={holding === null ? openTitle(props) : null}
    />
  );
}

/** All true figures, for eyes that see everything, as soon as the cards are dealt. */
function openFigures({ deal, session }: ReplayTableProps<"board">): TrueFigures | null {
  const { told, view } = session;
  if (deal === null || !told.some(({ type }) => type === "dealt")) return null;
  return allTrueFigures(view.table.config, deal.hands);
}
