import type { Revelation } from "@inkognito/engine/card";
import { EndScreen, Unmasked } from "../../../games/card/end/EndScreen.js";
import { GameCard } from "../../../games/card/GameCard.js";
import { Papers } from "../../../games/card/notebook/Papers.js";
import { type CardListener, storyOf } from "../../../games/card/story.js";
import { WatchedTable } from "../../../games/card/Table.js";
import { t } from "../../../i18n/i18n.js";
import { listenerOf } from "../../../table/names.js";
import { LogPage } from "../../../table/notebook/LogPage.js";
import type { WatchedGame } from "../../../table/session.js";
import { cardFaces } from "./faces.js";
import { MomentPanel, Scrolled } from "./MomentPanel.js";
import { OpenPapers, openTitle } from "./OpenPapers.js";
import type { ReplayTableProps } from "./session.js";

/** A moment of a recorded card game. */
export function ReplayCards(props: ReplayTableProps<"card">) {
  const { session, holding, deal, still, onHome } = props;
  const { view, told } = session;
  const listener = listenerOf(session) satisfies CardListener;
  const say = (event: WatchedGame<"card">["told"][number]): string => storyOf(event, listener);
  return (
    <WatchedTable
      {...{ session, still, onHome }}
      panel={
        view.table.phase.type === "ended" ? (
          <Scrolled label={t("passing.over")}>
            <EndScreen {...{ session, listener }} onAgain={null} onHome={null} />
          </Scrolled>
        ) : (
          <MomentPanel told={told} say={say}>
            {cardFaces(told.at(-1), listener.config).map(({ of, cards }) => (
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
                  listener={listener}
                  outcome={{ winners: [] }}
                  revelation={revealed(deal)}
                />
              )
            }
            story={<LogPage told={told} opening="roundBegan" say={say} />}
          />
        ) : (
          <Papers session={holding} listener={listener} />
        )
      }
      papersTitle={holding === null ? openTitle(props) : null}
    />
  );
}

type Deal = NonNullable<ReplayTableProps<"card">["deal"]>;

/** C7.1: of the fictitious agent's cards one lies left, the other right. */
function revealed({ hands, fictitious }: Deal): Revelation {
  if (fictitious === null) return { hands, fictitious };
  const { hand, left } = fictitious;
  const right = left === "identity" ? "number" : "identity";
  return { hands, fictitious: { hand, sides: { left, right } } };
}
