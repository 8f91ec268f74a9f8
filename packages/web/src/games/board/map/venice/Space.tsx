import type { SpaceId } from "@inkognito/engine/board";
import { SPACES, type Space } from "@inkognito/engine/board";
import type { Colour } from "@inkognito/engine/core";
import type { JSX } from "preact";
import { Emblem } from "../../../../ui/art/Emblem.js";
import { labelLines, labelSpot } from "./labels.js";
import { pointOf } from "./points.js";

/** What a space is, for drawing: nothing more is known here. */
type SpaceKind =
  | { readonly type: "plain" }
  | { readonly type: "number"; readonly number: number }
  | { readonly type: "home"; readonly colour: Colour }
  | { readonly type: "embassy" };

export interface SpaceView {
  readonly id: SpaceId;
  readonly kind: SpaceKind;
}

const discRadius = (kind: SpaceKind): number =>
  kind.type === "plain" ? 14 : kind.type === "home" ? 21 : 24;

const EMBASSY = "M-20 18V-8L0-24L20-8V18Z";

const Disc = ({ kind }: { readonly kind: SpaceKind }): JSX.Element => {
  const r = discRadius(kind);
  const edge = { stroke: "var(--map-disc-ink)", "stroke-width": 2 };
  switch (kind.type) {
    case "plain":
      return (
        <>
          <circle r={r} fill="var(--map-disc)" {...edge} />
          <circle r={r - 4.5} fill="none" stroke="var(--map-disc-ink)" opacity=".55" />
        </>
      );
    case "number":
      return (
        <>
          <circle r={r} fill="var(--map-disc)" {...edge} />
          <circle r={r - 3.5} fill="none" stroke="var(--map-disc-ink)" stroke-width="1.2" />
          <text class="space-number" text-anchor="middle" y="11.5">
            {kind.number}
          </text>
        </>
      );
    case "home":
      return (
        <>
          <circle r={r + 2.5} fill="var(--map-disc)" {...edge} />
          <circle r={r - 1.5} fill={`var(--${kind.colour})`} {...edge} stroke-width="1.4" />
          <Emblem colour={kind.colour} scale={1.32} stroke={`var(--${kind.colour}-deep)`} />
        </>
      );
    case "embassy":
      return (
        <>
          <circle r={r + 4} fill="var(--noir)" stroke="var(--ivory)" stroke-width="2.5" />
          <path d={EMBASSY} transform="scale(.78)" fill="var(--ivory)" />
          <path
            d="M-11 12V-4M-4 12V-4M4 12V-4M11 12V-4M-15-5H15"
            stroke="var(--noir)"
            stroke-width="2.4"
          />
        </>
      );
  }
};

const Name = ({ id, name }: { readonly id: number; readonly name: string }): JSX.Element => {
  const spot = labelSpot(id);
  return (
    <text class="space-name" text-anchor={spot.anchor}>
      {labelLines(name, spot.lines).map((line, index) => (
        <tspan key={line} x={spot.x} y={spot.y + index * 18}>
          {line}
        </tspan>
      ))}
    </text>
  );
};

export interface SpaceProps {
  readonly space: SpaceView;
  /** The spoken label of a space that can be touched now; without it the space is at rest. */
  readonly label?: string | undefined;
  readonly onSpace?: ((id: SpaceId) => void) | undefined;
  /** How far around it a touch still means it. */
  readonly reach: number;
}

export const SpaceMark = ({ space, label, onSpace, reach }: SpaceProps): JSX.Element => {
  const [x, y] = pointOf(space.id);
  const r = discRadius(space.kind);
  const touch = (): void => onSpace?.(space.id);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      touch();
    }
  };
  const button =
    label === undefined
      ? {}
      : {
          role: "button" as const,
          tabindex: 0,
          "aria-label": label,
          onClick: touch,
          onKeyDown,
        };
  return (
    <g class="space" data-space={space.id} transform={`translate(${x} ${y})`} {...button}>
      {label !== undefined && <circle class="space-reach" r={reach} />}
      <Disc kind={space.kind} />
      <circle class="space-focus" r={r + 14} />
    </g>
  );
};

/** The lamplight under a space that can be touched now. */
export const SpaceGlow = ({ space }: { readonly space: SpaceView }): JSX.Element => {
  const [x, y] = pointOf(space.id);
  return (
    <g class="space-lamp" transform={`translate(${x} ${y})`} pointer-events="none">
      <circle r="54" fill="url(#lamp-light)" />
      <circle class="space-glow" r={discRadius(space.kind) + 9} />
    </g>
  );
};

interface SpaceNameProps {
  readonly id: SpaceId;
  readonly name: string;
}

export const SpaceName = ({ id, name }: SpaceNameProps): JSX.Element => {
  const [x, y] = pointOf(id);
  return (
    <g data-name={id} transform={`translate(${x} ${y})`} pointer-events="none">
      <Name id={id} name={name} />
    </g>
  );
};

const kindOf = ({ number, home, embassy }: Space): SpaceKind => {
  if (embassy) return { type: "embassy" };
  if (number !== undefined) return { type: "number", number };
  return home === undefined ? { type: "plain" } : { type: "home", colour: home };
};

/** The engine's spaces as the map draws them. */
export const SPACE_VIEWS: readonly SpaceView[] = SPACES.map((space) => ({
  id: space.id,
  kind: kindOf(space),
}));
