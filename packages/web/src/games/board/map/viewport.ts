import type { Point } from "./venice/path.js";
import { FRAME } from "./venice/points.js";

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What of the map is seen: the middle in the map's units, and how near; at zoom 1 all of it is. */
export interface Viewport {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export const WHOLE: Viewport = { x: FRAME.width / 2, y: FRAME.height / 2, zoom: 1 };

/** Pixels per unit of the map, when nearest. */
const NEAREST = 1.7;
/** The map does not come nearer than this by itself. */
const NEAR = 0.85;
/** Room around what is looked at, in units of the map: a figure and a name. */
const MARGIN = 90;

const fitOf = (size: Size): number =>
  Math.min(size.width / FRAME.width, size.height / FRAME.height) || 1;

export const scaleOf = (size: Size, { zoom }: Viewport): number => fitOf(size) * zoom;

const between = (low: number, value: number, high: number): number =>
  Math.min(Math.max(value, low), high);

/** Nearer than all and not too near; the water beyond the frame is not looked at. */
export function clamp(size: Size, viewport: Viewport): Viewport {
  const zoom = between(1, viewport.zoom, Math.max(1, NEAREST / fitOf(size)));
  const scale = fitOf(size) * zoom;
  const [width, height] = [size.width / scale, size.height / scale];
  // Where there is room to spare the map lies in the middle, at the top.
  const x =
    width >= FRAME.width
      ? FRAME.width / 2
      : between(width / 2, viewport.x, FRAME.width - width / 2);
  const y = Math.max(height / 2, Math.min(viewport.y, FRAME.height - height / 2));
  return { x, y, zoom };
}

/** The map's point under a pixel of the window. */
export function pointAt(size: Size, viewport: Viewport, [px, py]: Point): Point {
  const scale = scaleOf(size, viewport);
  return [viewport.x + (px - size.width / 2) / scale, viewport.y + (py - size.height / 2) / scale];
}

/** Nearer or farther, with the point under this pixel staying where it is. */
export function zoomAt(size: Size, viewport: Viewport, factor: number, pixel: Point): Viewport {
  const { zoom } = clamp(size, { ...viewport, zoom: viewport.zoom * factor });
  const [x, y] = pointAt(size, viewport, pixel);
  const rest = viewport.zoom / zoom;
  return clamp(size, { x: x + (viewport.x - x) * rest, y: y + (viewport.y - y) * rest, zoom });
}

/** As if the map were pushed by so many pixels. */
export function panBy(size: Size, viewport: Viewport, [dx, dy]: Point): Viewport {
  const scale = scaleOf(size, viewport);
  return clamp(size, { ...viewport, x: viewport.x - dx / scale, y: viewport.y - dy / scale });
}

/** As near as shows all these points. */
export function lookAt(size: Size, points: readonly Point[]): Viewport {
  if (points.length === 0) return WHOLE;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right] = [Math.min(...xs) - MARGIN, Math.max(...xs) + MARGIN];
  const [top, bottom] = [Math.min(...ys) - MARGIN, Math.max(...ys) + MARGIN];
  const scale = Math.min(size.width / (right - left), size.height / (bottom - top), NEAR);
  return clamp(size, {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    zoom: scale / fitOf(size),
  });
}

/** Part of the way from one to the other, `share` from 0 to 1. */
export const onTheWay = (from: Viewport, to: Viewport, share: number): Viewport => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
  zoom: from.zoom + (to.zoom - from.zoom) * share,
});

export function viewBoxOf(size: Size, viewport: Viewport): string {
  const scale = scaleOf(size, viewport);
  const [width, height] = [size.width / scale, size.height / scale];
  const [left, top] = [viewport.x - width / 2, viewport.y - height / 2];
  return [left, top, width, height].map((value) => value.toFixed(1)).join(" ");
}
