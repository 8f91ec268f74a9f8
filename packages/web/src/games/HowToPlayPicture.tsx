import type { Card } from "@inkognito/engine/board";
import type { Card as CardGameCardId, Location } from "@inkognito/engine/card";
import { AGENTS, type Agent, type Colour } from "@inkognito/engine/core";
import type { ComponentChildren } from "preact";
import { listOf, t } from "../i18n/i18n.js";
import { FigureIcon } from "../ui/art/Figure.js";
import { Mask } from "../ui/art/Mask.js";
import { GameCard as BoardCard } from "./board/GameCard.js";
import { Phantom } from "./board/map/Phantom.js";
import { GameCard as CardGameCard, LocationCard } from "./card/GameCard.js";
import { MapPicture } from "./MapPicture.js";

const BALLS = ["orange", "white", "black"] as const;
const CODE = { F: 13, B: 24, Z: 47, X: 36 } as const satisfies Record<Agent, number>;
const WENT: readonly (readonly [Colour, Location])[] = [
  ["red", "rialto"],
  ["green", "rialto"],
  ["blue", "sanMarco"],
];

/** What belongs to a section of the guide, drawn with the parts of the game itself. */
export function HowToPlayPicture({ of }: { readonly of: string }) {
  const drawing = drawingOf(of);
  return drawing === null ? null : <div class="rules-picture">{drawing}</div>;
}

/** The sections of the board game, then those of the card game, as they stand in the text. */
function drawingOf(of: string): ComponentChildren {
  switch (of) {
    case "part1":
    case "part2":
      return [...AGENTS].map((agent) => <Portrait key={agent} agent={agent} />);
    case "section1":
      return (
        <BoardCards owner="red" cards={["grey:identity:F", "grey:build:tall", "grey:mission:B"]} />
      );
    case "section2":
      return (
        <>
          <BoardCards owner="red" cards={["grey:mission:B", "grey:mission:D"]} />
          <MapPicture figures={[{ colour: "green", build: "fat", at: 52 }]} steps={[[52, 54]]} />
        </>
      );
    case "section3":
      return (
        <>
          <Phantom
            size={104}
            balls={BALLS}
            label={t("table.phantom", {
              balls: listOf(BALLS.map((ball) => t(`ball.${ball}`))),
              used: 0,
            })}
          />
          <MapPicture
            figures={[
              { colour: "red", build: "tall", at: 49 },
              { colour: "blue", build: "thin", at: 49 },
            ]}
            steps={[[42, 49]]}
          />
          <BoardCards owner="blue" cards={["build:thin", "build:short", "identity:B"]} />
        </>
      );
    case "section4":
      return (
        <>
          <BoardCards owner="blue" cards={["identity:F", "identity:X"]} />
          <BoardCards owner="green" cards={["build:tall", "identity:Z", "grey:identity:B"]} />
        </>
      );
    case "section5":
      return [
        <FigureIcon key="red" colour="red" build="tall" size={88} isTrue />,
        <FigureIcon key="green" colour="green" build="fat" size={88} isTrue />,
      ];
    case "section6":
      return <FigureIcon colour={null} size={88} />;
    case "section7":
      return <CardGameCards cards={["black:identity:B", "black:number:13"]} />;
    case "section8":
      return AGENTS_IN_CODE.map((agent) => (
        <figure key={agent}>
          <Mask agent={agent} size={56} />
          <figcaption>{t(`agent.short.${agent}`)}</figcaption>
          <CardGameCard card={`black:number:${CODE[agent]}`} owner="red" width={56} />
        </figure>
      ));
    case "section9":
      return (
        <div class="rules-cards">
          {WENT.map(([owner, location]) => (
            <LocationCard key={owner} owner={owner} location={location} width={76} />
          ))}
        </div>
      );
    case "section10":
      return <CardGameCards cards={["identity:F", "number:13"]} />;
    default:
      return null;
  }
}

/** C1.2: in the order of the code. */
const AGENTS_IN_CODE: readonly Agent[] = ["F", "B", "Z", "X"];

const Portrait = ({ agent }: { readonly agent: Agent }) => (
  <figure>
    <Mask agent={agent} size={64} />
    <figcaption>{t(`agent.short.${agent}`)}</figcaption>
  </figure>
);

const BoardCards = (props: { readonly owner: Colour; readonly cards: readonly Card[] }) => (
  <div class="rules-cards">
    {props.cards.map((card) => (
      <BoardCard key={card} card={card} owner={props.owner} width={76} />
    ))}
  </div>
);

const CardGameCards = ({ cards }: { readonly cards: readonly CardGameCardId[] }) => (
  <div class="rules-cards">
    {cards.map((card) => (
      <CardGameCard key={card} card={card} owner="yellow" width={76} />
    ))}
  </div>
);
