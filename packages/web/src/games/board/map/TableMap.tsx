import {
  colourOf,
  LAND_ROUTES,
  PIECES,
  type Positions,
  SEA_ROUTES,
  type SpaceId,
} from "@inkognito/engine/board";
import { AMBASSADOR } from "@inkognito/engine/core";
import type { ComponentChildren } from "preact";
import { useContext, useEffect, useMemo, useRef } from "preact/hooks";
import { t } from "../../../i18n/i18n.js";
import { KEYS, LightsContext } from "../../../table/coach/hint.js";
import { Figure, figureSlot, StarIcon } from "../../../ui/art/Figure.js";
import { bareSpaceName, buildOf, pieceLabel } from "../names.js";
import { type MapIntent, NO_INTENT, type Reach } from "./mapIntent.js";
import type { Trail } from "./trails.js";
import type { TrueFigures } from "./trueFigures.js";
import type { Again } from "./useAgain.js";
import { usePanZoom } from "./usePanZoom.js";
import { useWalk } from "./useWalk.js";
import { Lagoon } from "./venice/Lagoon.js";
import { pointOf } from "./venice/points.js";
import { routePath } from "./venice/routes.js";
import { SPACE_VIEWS } from "./venice/Space.js";
import { VeniceGround, VeniceMap } from "./venice/VeniceMap.js";
import { lookAt, scaleOf, viewBoxOf, WHOLE } from "./viewport.js";
import "./tableMap.css";

export interface TableMapProps {
  readonly positions: Positions;
  readonly intent: MapIntent;
  /** Figures that are marked as true ones. */
  readonly trueOnes: TrueFigures;
  /** How pieces came where they are, while nothing is being tried out. */
  readonly trails: readonly Trail[];
  /** What is shown again instead of the present moment; null: nothing. */
  readonly again: Again | null;
  /** Where a question is being asked and answered; null: nowhere. */
  readonly asked: SpaceId | null;
  /** No gliding, no walking. */
  readonly still: boolean;
  readonly children?: ComponentChildren;
}

/** Below this many pixels a unit names and fine lines are noise. */
const LEGIBLE = 0.42;
/** The keys work on the map itself, too. In SVG the attribute counts as it is spelt: all small. */
const FOCUSABLE = { role: "group", tabindex: 0 } as const;
/** A map this narrow comes nearer by itself. */
const NARROW = 620;

export function TableMap({ trueOnes, still, children, ...props }: TableMapProps) {
  const { again } = props;
  const { positions, intent, trails, space } = sceneOf(props);
  const frame = useRef<HTMLElement | null>(null);
  const { size, viewport, goTo, zoomBy } = usePanZoom(frame, still);
  const scale = scaleOf(size, viewport);
  const viewBox = viewBoxOf(size, viewport);
  const narrow = size.width > 0 && size.width < NARROW;
  const sight = useMemo(() => sightOf(intent, positions), [intent, positions]);
  // Only a new sight or a new size moves the map: a player who has moved it since is left alone.
  const sightKey = sight.join();
  const looking = useRef(sight);
  looking.current = sight;
  const wasNarrow = useRef(false);
  useEffect(() => {
    // With room for everything there is no reason to stay near.
    if (!narrow && wasNarrow.current) goTo(WHOLE);
    wasNarrow.current = narrow;
    if (!narrow) return;
    goTo(sightKey === "" ? WHOLE : lookAt(size, looking.current.map(pointOf)));
  }, [narrow, size, sightKey, goTo]);
  return (
    <section
      ref={frame}
      class={`map${still ? " map-still" : ""}${intent.selected === undefined ? "" : " map-chosen"}`}
      aria-label={t("table.map")}
    >
      <Lagoon />
      {size.width > 0 && (
        <svg class="map-ground" viewBox={viewBox} aria-hidden="true">
          <VeniceGround land={LAND_ROUTES} sea={SEA_ROUTES} title={t("table.map.title")} />
        </svg>
      )}
      {size.width > 0 && (
        <svg class="map-drawing" viewBox={viewBox} aria-label={t("table.map.keys")} {...FOCUSABLE}>
          <VeniceMap
            spaces={SPACE_VIEWS}
            nameOf={scale > LEGIBLE ? (id) => bareSpaceName(id) : undefined}
            highlighted={intent.targets}
            scale={scale}
            {...(intent.onTarget === undefined ? {} : { onSpace: intent.onTarget })}
          >
            {intent.positions === undefined && <Trails trails={trails} />}
            {space !== null && (
              <g class={again === null ? "map-asked" : "map-again"}>
                <Ring space={space} />
              </g>
            )}
            {again === null && <Hints />}
            {intent.reach !== undefined && <ReachMarks reach={intent.reach} />}
            <Pieces
              positions={positions}
              intent={intent}
              {...{ trueOnes, trails, still }}
              scale={Math.min(2, Math.max(1, 0.62 / scale))}
              far={scale < LEGIBLE}
            />
          </VeniceMap>
        </svg>
      )}
      <div class={viewport.zoom > 1.02 ? "map-tools map-near" : "map-tools"}>
        <button type="button" aria-label={t("table.map.nearer")} onClick={() => zoomBy(1.5)}>
          +
        </button>
        <button type="button" aria-label={t("table.map.farther")} onClick={() => zoomBy(1 / 1.5)}>
          −
        </button>
        <button type="button" onClick={() => goTo(WHOLE)}>
          {t("table.map.whole")}
        </button>
      </div>
      {trueOnes.size > 1 && (
        <p class="map-legend" aria-hidden="true">
          <StarIcon size={16} /> {t("table.map.true")}
        </p>
      )}
      {children}
    </section>
  );
}

/** The present moment, or what is shown again: then nothing can be touched. */
function sceneOf(props: Omit<TableMapProps, "trueOnes" | "still">) {
  const { positions, intent, trails, asked, again } = props;
  if (again === null) return { positions, intent, trails, space: asked };
  const { space } = again;
  return { ...again, intent: { ...NO_INTENT, ...(space === null ? {} : { focus: space }) } };
}

/** Here it happened. */
const Ring = ({ space }: { readonly space: SpaceId }) => (
  <circle class="map-ring" cx={pointOf(space)[0]} cy={pointOf(space)[1]} r="44" />
);

/** What a hint of the coach points at. */
function Hints() {
  const { lit } = useContext(LightsContext);
  return (
    <g class="map-hints">
      {SPACE_VIEWS.filter(({ id }) => lit.has(KEYS.space(id))).map(({ id }) => (
        <Ring key={id} space={id} />
      ))}
    </g>
  );
}

/** Spaces that are farther than one step, by the number of steps, and where a meeting would be. */
const ReachMarks = ({ reach }: { readonly reach: Reach }) => (
  <g class="map-reach">
    {[...reach.steps].map(([space, steps]) => (
      <g key={space} transform={`translate(${pointOf(space).join(" ")})`}>
        {reach.meetings.has(space) && <circle class="map-meeting" r="40" />}
        {steps > 1 && (
          <>
            <circle class="map-far" cx="24" cy="20" r="15" />
            <text x="24" y="27" text-anchor="middle">
              {steps}
            </text>
          </>
        )}
      </g>
    ))}
  </g>
);

/** Footprints along the way from where a piece stood to where it stands. */
const Trails = ({ trails }: Pick<TableMapProps, "trails">) => (
  <g class="map-trails">
    {trails.map(({ piece, legs: [first, ...rest] }) =>
      first === undefined ? null : (
        <g key={piece}>
          <circle cx={pointOf(first.from)[0]} cy={pointOf(first.from)[1]} r="9" />
          {[first, ...rest].map(({ from, to, kind, turn }) => (
            <path
              key={turn}
              d={
                kind === null
                  ? `M${pointOf(from).join(" ")}L${pointOf(to).join(" ")}`
                  : routePath(from, to, kind)
              }
            />
          ))}
        </g>
      ),
    )}
  </g>
);

/** Spaces worth seeing from near: a chosen figure with its targets, or where the panel points. */
function sightOf({ selected, targets, focus }: MapIntent, positions: Positions): readonly number[] {
  const at = selected === undefined ? undefined : positions[selected];
  if (at !== undefined) return [at, ...targets.keys()];
  return focus === undefined ? [] : [focus];
}

interface PiecesProps
  extends Pick<TableMapProps, "positions" | "intent" | "trueOnes" | "trails" | "still"> {
  readonly scale: number;
  readonly far: boolean;
}

function Pieces({ positions, intent, trueOnes, trails, still, scale, far }: PiecesProps) {
  const group = useRef<SVGGElement>(null);
  const places = useMemo(() => placesOf(positions, scale), [positions, scale]);
  useWalk(group, { trails, places, scale, still });
  return (
    <g ref={group}>
      {[...places].map(([piece, { space, transform }]) => {
        const touch = intent.targets.has(space) ? undefined : intent.pieces.get(piece);
        const label = [pieceLabel(piece, positions), trueOnes.get(piece)]
          .filter(Boolean)
          .join(", ");
        return (
          <g key={piece} class="map-piece" data-piece={piece} style={{ transform }}>
            <PieceMark
              label={touch === undefined ? label : `${label}: ${touch}`}
              onTouch={touch === undefined ? undefined : () => intent.onPiece?.(piece)}
            >
              <Figure
                colour={colourOf(piece)}
                {...(piece === AMBASSADOR ? {} : { build: buildOf(piece) })}
                state={piece === intent.selected ? "selected" : "normal"}
                isTrue={trueOnes.has(piece)}
                far={far}
              />
            </PieceMark>
          </g>
        );
      })}
    </g>
  );
}

/** Where each piece is drawn; several on one space stand side by side. */
const placesOf = (positions: Positions, scale: number) =>
  new Map(
    PIECES.flatMap((piece) => {
      const space = positions[piece];
      if (space === undefined) return [];
      const there = PIECES.filter((other) => positions[other] === space);
      const [dx, dy] = figureSlot(there.indexOf(piece), there.length);
      const [x, y] = pointOf(space);
      const transform = `translate(${x + dx * scale}px, ${y + dy}px) scale(${scale})`;
      return [[piece, { space, transform }] as const];
    }),
  );

interface PieceMarkProps {
  readonly label: string;
  readonly onTouch: (() => void) | undefined;
  readonly children: ComponentChildren;
}

/** A piece with its name; a button while it can be chosen. */
function PieceMark({ label, onTouch, children }: PieceMarkProps) {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    onTouch?.();
  };
  const role =
    onTouch === undefined
      ? { role: "img" as const }
      : { role: "button" as const, class: "map-touch", tabindex: 0, onClick: onTouch, onKeyDown };
  return (
    <g aria-label={label} {...role}>
      {onTouch !== undefined && <circle class="map-lamp" cy="-24" r="38" />}
      {children}
    </g>
  );
}
