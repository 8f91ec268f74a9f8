import { type Build, LAND_ROUTES, SEA_ROUTES, type SpaceId } from "@inkognito/engine/board";
import type { Colour } from "@inkognito/engine/core";
import { t } from "../i18n/i18n.js";
import { Figure, figureSlot } from "../ui/art/Figure.js";
import { FRAME, pointOf } from "./board/map/venice/points.js";
import { SPACE_VIEWS } from "./board/map/venice/Space.js";
import { VeniceGround, VeniceMap } from "./board/map/venice/VeniceMap.js";
import { lookAt, viewBoxOf } from "./board/map/viewport.js";
import { bareSpaceName } from "./board/names.js";

const SIZE = { width: 560, height: 340 };

interface Standing {
  /** Null: the Ambassador. */
  readonly colour: Colour | null;
  readonly build?: Build;
  readonly at: SpaceId;
}

export interface MapScene {
  readonly figures: readonly Standing[];
  readonly steps: readonly (readonly [from: SpaceId, to: SpaceId])[];
}

/** The part of the map where something happens, or all of it. */
export function MapPicture({ figures, steps }: MapScene) {
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
