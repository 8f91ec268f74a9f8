import {
  type Build,
  type Card,
  LAND_ROUTES,
  SEA_ROUTES,
  type SpaceId,
} from "@inkognito/engine/board";
import type { Card as CardGameCardId } from "@inkognito/engine/card";
import { AGENTS, type Colour } from "@inkognito/engine/core";
import type { ComponentChildren } from "preact";
import { t } from "../i18n/i18n.js";
import { Figure, FigureIcon, figureSlot } from "../ui/art/Figure.js";
import { Mask } from "../ui/art/Mask.js";
import { GameCard as BoardCard } from "./board/GameCard.js";
import { FRAME, pointOf } from "./board/map/venice/points.js";
import { SPACE_VIEWS } from "./board/map/venice/Space.js";
import { VeniceGround, VeniceMap } from "./board/map/venice/VeniceMap.js";
import { lookAt, viewBoxOf } from "./board/map/viewport.js";
import { bareSpaceName } from "./board/names.js";
import { GameCard as CardGameCard } from "./card/GameCard.js";

const SIZE = { width: 560, height: 340 };
const BUILDS: readonly Build[] = ["tall", "short", "fat", "thin"];

interface Standing {
  readonly colour: Colour | null;
  readonly build?: Build;
  readonly at: SpaceId;
}

interface MapScene {
  readonly figures: readonly Standing[];
  readonly steps: readonly (readonly [from: SpaceId, to: SpaceId])[];
}

/** The two examples about moving, as they stand in the text. */
const SCENES: Readonly<Record<string, MapScene>> = {
  example5: {
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
  example6: {
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
    case "example1":
      return LEO.map((answer) => (
        <div key={answer.join()} class="rules-cards">
          {answer.map((card) => (
            <BoardCard key={card} card={card} owner="blue" width={76} />
          ))}
        </div>
      ));
    case "example8":
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

function MapPicture({ figures, steps }: MapScene) {
  const points = [...figures.map(({ at }) => at), ...steps.flat()].map(pointOf);
  const viewBox =
    points.length === 0
      ? `0 0 ${FRAME.width} ${FRAME.height}`
      : viewBoxOf(SIZE, lookAt(SIZE, points));
  return (
    <svg class="rules-map" viewBox={viewBox} role="img" aria-label={t("rules.picture.map")}>
      <rect width={FRAME.width} height={FRAME.height} fill="var(--map-sea)" />
      <VeniceGround land={LAND_ROUTES} sea={SEA_ROUTES} />
      <VeniceMap spaces={SPACE_VIEWS} nameOf={(id) => bareSpaceName(id)} scale={1}>
        <g class="rules-steps">
          {steps.map(([from, to]) => (
            <path
              key={`${from} ${to}`}
              d={`M${pointOf(from).join(" ")}L${pointOf(to).join(" ")}`}
            />
          ))}
        </g>
        {figures.map((standing) => (
          <Piece key={JSON.stringify(standing)} standing={standing} all={figures} />
        ))}
      </VeniceMap>
    </svg>
  );
}

/** Those who meet stand side by side. */
function Piece(props: { readonly standing: Standing; readonly all: readonly Standing[] }) {
  const { at, ...figure } = props.standing;
  const there = props.all.filter((each) => each.at === at);
  const [dx, dy] = figureSlot(there.indexOf(props.standing), there.length);
  const [x, y] = pointOf(at);
  return <Figure {...figure} x={x + dx * 1.2} y={y + dy} scale={1.2} />;
}
