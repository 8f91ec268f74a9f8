import { isTrue } from "@inkognito/engine/board";
import { EndScreen } from "../../../games/board/end/EndScreen.js";
import { Unmasked } from "../../../games/board/end/Unmasked.js";
import { GameCard } from "../../../games/board/GameCard.js";
import { allTrueFigures, type TrueFigures } from "../../../games/board/map/trueFigures.js";
import { Papers } from "../../../games/board/notebook/Papers.js";
import { storyOf } from "../../../games/board/story.js";
import { WatchedTable } from "../../../games/board/Table.js";
import { listenerOf } from "../../../table/names.js";
import { RevealCard } from "../../../table/panels/InsightNote.js";
import { boardFaces, isLie } from "./faces.js";
import type { ReplayTableProps } from "./recording.js";
import { replayParts } from "./replayParts.js";

/** A moment of a recorded board game. */
export function ReplayBoard(props: ReplayTableProps<"board">) {
  const { watched, session, deal, still, onHome } = props;
  const { table } = watched.view;
  const { told } = watched;
  const listener = listenerOf(watched);
  const parts = replayParts(props, {
    told,
    say: (event) => storyOf(event, listener),
    opening: "turnBegan",
    end: <EndScreen session={watched} onAgain={null} onHome={null} />,
    faces: boardFaces(told.at(-1), table.config),
    cardOf: (card, of) => (
      <RevealCard
        key={card}
        isLie={isLie({ card, of }, deal?.hands ?? [], { config: table.config, isTrue })}
      >
        <GameCard card={card} owner={of} width={88} />
      </RevealCard>
    ),
    dealt: deal && (
      <Unmasked {...{ table, listener }} outcome={{ winners: [] }} revelation={deal} />
    ),
    papers: session && <Papers session={session} />,
  });
  return (
    <WatchedTable
      session={watched}
      player={session}
      {...{ still, onHome, ...parts }}
      trueOnes={openFigures(props)}
    />
  );
}

/** All true figures, for eyes that see everything, as soon as the cards are dealt. */
function openFigures({ deal, watched }: ReplayTableProps<"board">): TrueFigures | null {
  const { told, view } = watched;
  if (deal === null || !told.some(({ type }) => type === "dealt")) return null;
  return allTrueFigures(view.table.config, deal.hands);
}
