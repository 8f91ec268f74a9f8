import type { Build, Card } from "@inkognito/engine/board";
import type { Card as CardGameCardId } from "@inkognito/engine/card";
import { AGENTS } from "@inkognito/engine/core";
import type { ComponentChildren } from "preact";
import { t } from "../i18n/i18n.js";
import { FigureIcon } from "../ui/art/Figure.js";
import { Mask } from "../ui/art/Mask.js";
import { GameCard as BoardCard } from "./board/GameCard.js";
import { GameCard as CardGameCard } from "./card/GameCard.js";
import { MapPicture, type MapScene } from "./MapPicture.js";

const BUILDS: readonly Build[] = ["tall", "short", "fat", "thin"];

/** The two examples about moving. */
const SCENES: Readonly<Record<string, MapScene>> = {
  example1: {
    figures: [
      { colour: "green", build: "tall", at: 8 },
      { colour: "green", build: "fat", at: 20 },
      { colour: "blue", build: "thin", at: 20 },
    ],
    steps: [
      [14, 8],
      [24, 23],
      [23, 20],
    ],
  },
  example2: {
    figures: [
      { colour: "red", build: "short", at: 3 },
      { colour: "yellow", build: "tall", at: 3 },
      { colour: null, at: 29 },
    ],
    steps: [
      [2, 3],
      [5, 3],
      [58, 29],
    ],
  },
};

/** What Leo shows, and what Rob does. */
const LEO: readonly (readonly Card[])[] = [
  ["build:short", "build:tall", "identity:B"],
  ["identity:F", "identity:X"],
];
const ROB: readonly CardGameCardId[] = ["identity:F", "number:13"];

/** A small picture beside a chapter or a rule, drawn with the parts of the game itself. */
export function RulePicture({ of }: { readonly of: string }) {
  const drawing = drawingOf(of);
  return drawing === null ? null : <div class="rules-picture">{drawing}</div>;
}

function drawingOf(of: string): ComponentChildren {
  switch (of) {
    case "0":
      return AGENTS.map((agent) => (
        <figure key={agent}>
          <Mask agent={agent} size={88} />
          <figcaption>{t(`agent.${agent}`)}</figcaption>
        </figure>
      ));
    case "B1":
      return <MapPicture figures={[]} steps={[]} />;
    case "B1.2":
      return BUILDS.map((build) => (
        <figure key={build}>
          <FigureIcon colour="red" build={build} size={72} />
          <figcaption>{t(`build.${build}`)}</figcaption>
        </figure>
      ));
    case "example3":
      return LEO.map((answer) => (
        <div key={answer.join()} class="rules-cards">
          {answer.map((card) => (
            <BoardCard key={card} card={card} owner="blue" width={76} />
          ))}
        </div>
      ));
    case "example10":
      return (
        <div class="rules-cards">
          {ROB.map((card) => (
            <CardGameCard key={card} card={card} owner="yellow" width={76} />
          ))}
        </div>
      );
    default: {
      const scene = SCENES[of];
      return scene === undefined ? null : <MapPicture {...scene} />;
    }
  }
}
