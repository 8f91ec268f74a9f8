import type { Revelation } from "@inkognito/engine/card";
import { EndScreen, Unmasked } from "../../../games/card/end/EndScreen.js";
import { GameCard } from "../../../games/card/GameCard.js";
import { Papers } from "../../../games/card/notebook/Papers.js";
import { type CardListener, storyOf } from "../../../games/card/story.js";
import { WatchedTable } from "../../../games/card/Table.js";
import { listenerOf } from "../../../table/names.js";
import { cardFaces } from "./faces.js";
import type { ReplayTableProps } from "./recording.js";
import { replayParts } from "./replayParts.js";

/** A moment of a recorded card game. */
export function ReplayCards(props: ReplayTableProps<"card">) {
  const { watched, session, deal, still, onHome } = props;
  const { told } = watched;
  const listener = listenerOf(watched) satisfies CardListener;
  const parts = replayParts(props, {
    told,
    say: (event) => storyOf(event, listener),
    opening: "roundBegan",
    end: <EndScreen session={watched} listener={listener} onAgain={null} onHome={null} />,
    faces: cardFaces(told.at(-1), listener.config),
    cardOf: (card, owner) => <GameCard key={card} {...{ card, owner }} width={88} />,
    dealt: deal && (
      <Unmasked listener={listener} outcome={{ winners: [] }} revelation={revealed(deal)} />
    ),
    papers: session && <Papers session={session} listener={listener} />,
  });
  return <WatchedTable session={watched} {...{ still, onHome, ...parts }} />;
}

type Deal = NonNullable<ReplayTableProps<"card">["deal"]>;

/** C7.1: of the fictitious agent's cards one lies left, the other right. */
function revealed({ hands, fictitious }: Deal): Revelation {
  if (fictitious === null) return { hands, fictitious };
  const { hand, left } = fictitious;
  const right = left === "identity" ? "number" : "identity";
  return { hands, fictitious: { hand, sides: { left, right } } };
}
