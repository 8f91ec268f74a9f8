import type { Route, SpaceId } from "@inkognito/engine/board";
import type { ComponentChildren, JSX } from "preact";
import { useMemo } from "preact/hooks";
import { Land, LandDefs } from "./Land.js";
import { Landmarks } from "./Landmarks.js";
import { FRAME, pointOf } from "./points.js";
import { Routes } from "./Routes.js";
import "./board.css";
import { SpaceGlow, SpaceMark, SpaceName, type SpaceView } from "./Space.js";

export interface VeniceMapProps {
  readonly spaces: readonly SpaceView[];
  /** The spaces that can be touched now, each with its spoken label. */
  readonly highlighted?: ReadonlyMap<SpaceId, string>;
  /** What is written beside each space; without it nothing is: far away names are only noise. */
  readonly nameOf?: ((id: SpaceId) => string) | undefined;
  readonly onSpace?: (id: SpaceId) => void;
  /** Pixels a unit of the map: a finger stays as wide as it is. */
  readonly scale: number;
  /** Figures and other overlays, in the coordinates of the map. */
  readonly children?: ComponentChildren;
}

const NONE: ReadonlyMap<SpaceId, string> = new Map();

/** The graduated border of an old map. */
const Border = (): JSX.Element => (
  <g fill="none" stroke="var(--map-shore)" pointer-events="none">
    <rect x="3" y="3" width={FRAME.width - 6} height={FRAME.height - 6} stroke-width="1.4" />
    <rect
      x="6.5"
      y="6.5"
      width={FRAME.width - 13}
      height={FRAME.height - 13}
      stroke-width="4"
      stroke-dasharray="40 40"
      opacity=".65"
    />
    <rect x="10" y="10" width={FRAME.width - 20} height={FRAME.height - 20} stroke-width="1" />
  </g>
);

interface VeniceGroundProps {
  readonly land: readonly Route[];
  readonly sea: readonly Route[];
  /** Written on a ribbon over the lagoon; without it there is no ribbon. */
  readonly title?: string;
}

/** The city and its ways, which never change; the water below it is `Lagoon`. */
export const VeniceGround = ({ land, sea, title }: VeniceGroundProps): JSX.Element =>
  // The same node again is not drawn again.
  useMemo(
    () => (
      <g class="venice">
        <LandDefs />
        <Land />
        <Border />
        <Landmarks title={title} />
        <Routes land={land} sea={sea} />
      </g>
    ),
    [land, sea, title],
  );

/** What changes on the map, as one group in the coordinates of FRAME: it lies on `VeniceGround`. */
export const VeniceMap = (props: VeniceMapProps): JSX.Element => {
  const { spaces, highlighted = NONE, nameOf, onSpace, scale, children } = props;
  return (
    <g class="venice">
      {spaces
        .filter((space) => highlighted.has(space.id))
        .map((space) => (
          <SpaceGlow key={space.id} space={space} />
        ))}
      {spaces.map((space) => (
        <SpaceMark
          key={space.id}
          space={space}
          label={highlighted.get(space.id)}
          onSpace={onSpace}
          reach={highlighted.has(space.id) ? reachOf(space.id, highlighted.keys(), scale) : 0}
        />
      ))}
      {nameOf !== undefined &&
        spaces.map(({ id }) => <SpaceName key={id} id={id} name={nameOf(id)} />)}
      {children}
    </g>
  );
};

/** As wide as a fingertip hits, in pixels. */
const FINGERTIP = 32;
/** The light around a space, in units of the map; no two spaces are nearer than that to each other. */
const LIGHT = 36;

/**
 * How far around a lit space a touch still means it, in units of the map: as far as a fingertip needs
 * at this scale (pixels a unit), and not beyond the middle between it and the next lit one.
 */
export function reachOf(id: SpaceId, lit: Iterable<SpaceId>, scale: number): number {
  const [x, y] = pointOf(id);
  const next = [...lit]
    .filter((other) => other !== id)
    .map((other) => Math.hypot(pointOf(other)[0] - x, pointOf(other)[1] - y));
  const wanted = Math.max(LIGHT, FINGERTIP / 2 / scale);
  return Math.min(wanted, ...next.map((distance) => distance / 2));
}
