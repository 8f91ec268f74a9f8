import type { RefObject } from "preact";
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Point } from "./venice/path.js";
import { clamp, onTheWay, panBy, type Size, type Viewport, WHOLE, zoomAt } from "./viewport.js";

export interface PanZoom {
  readonly size: Size;
  readonly viewport: Viewport;
  /** Goes there, gliding unless motion is unwanted. */
  goTo(viewport: Viewport): void;
  zoomBy(factor: number): void;
}

const GLIDE = 240;
/** Farther than this a touch is a drag and no choice, in pixels. */
const DRAG = 8;
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: [80, 0],
  ArrowRight: [-80, 0],
  ArrowUp: [0, 80],
  ArrowDown: [0, -80],
};

/** Looks around on the map: by wheel, pinch, drag and keys. */
export function usePanZoom(frame: RefObject<HTMLElement | null>, still: boolean): PanZoom {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  const [viewport, setViewport] = useState<Viewport>(WHOLE);
  const now = useRef({ size, viewport, still, gliding: 0 });
  now.current = { ...now.current, size, viewport, still };

  const change = useCallback((next: (size: Size, viewport: Viewport) => Viewport) => {
    cancelAnimationFrame(now.current.gliding);
    setViewport((viewport) => next(now.current.size, viewport));
  }, []);

  const goTo = useCallback((target: Viewport) => {
    cancelAnimationFrame(now.current.gliding);
    const to = clamp(now.current.size, target);
    if (now.current.still) return setViewport(to);
    const from = now.current.viewport;
    const started = performance.now();
    const glide = (time: number): void => {
      const share = Math.min(1, Math.max(0, (time - started) / GLIDE));
      setViewport(onTheWay(from, to, share * (2 - share)));
      if (share < 1) now.current.gliding = requestAnimationFrame(glide);
    };
    now.current.gliding = requestAnimationFrame(glide);
  }, []);

  const zoomBy = useCallback(
    (factor: number) =>
      change((size, viewport) => zoomAt(size, viewport, factor, [size.width / 2, size.height / 2])),
    [change],
  );

  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const measure = (): void => {
      const { width, height } = element.getBoundingClientRect();
      setSize({ width, height });
      setViewport((viewport) => clamp({ width, height }, viewport));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);

  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const stop = listen(element, change);
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const arrow = ARROWS[event.key];
      if (arrow !== undefined) change((size, viewport) => panBy(size, viewport, arrow));
      else if (event.key === "+" || event.key === "=") zoomBy(1.4);
      else if (event.key === "-") zoomBy(1 / 1.4);
      else if (event.key === "0") goTo(WHOLE);
      else return;
      event.preventDefault();
    };
    element.addEventListener("keydown", onKey);
    return () => {
      stop();
      element.removeEventListener("keydown", onKey);
      cancelAnimationFrame(now.current.gliding);
    };
  }, [frame, change, goTo, zoomBy]);

  // The player may have moved the map just before the new size was known.
  return { size, viewport: clamp(size, viewport), goTo, zoomBy };
}

type Change = (next: (size: Size, viewport: Viewport) => Viewport) => void;

const middle = ([a, b]: readonly Point[]): Point =>
  a === undefined ? [0, 0] : b === undefined ? a : [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
const spread = ([a, b]: readonly Point[]): number =>
  a === undefined || b === undefined ? 0 : Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Wheel, drag and pinch on an element; says how to stop listening. */
function listen(element: HTMLElement, change: Change): () => void {
  const touches = new Map<number, Point>();
  let travelled = 0;
  const at = (event: MouseEvent): Point => {
    const { left, top } = element.getBoundingClientRect();
    return [event.clientX - left, event.clientY - top];
  };
  const onWheel = (event: WheelEvent): void => {
    event.preventDefault();
    const factor = Math.exp(
      (-Math.sign(event.deltaY) * Math.min(Math.abs(event.deltaY), 80)) / 320,
    );
    const pixel = at(event);
    change((size, viewport) => zoomAt(size, viewport, factor, pixel));
  };
  const onDown = (event: PointerEvent): void => {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    if (touches.size === 0) travelled = 0;
    touches.set(event.pointerId, at(event));
  };
  const onMove = (event: PointerEvent): void => {
    const before = touches.get(event.pointerId);
    if (before === undefined) return;
    const was = [...touches.values()];
    const [x, y] = at(event);
    touches.set(event.pointerId, [x, y]);
    const is = [...touches.values()];
    travelled += Math.hypot(x - before[0], y - before[1]);
    if (travelled < DRAG) return;
    // Only now: a captured pointer would click the map instead of the space under it.
    if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId);
    const [wx, wy] = middle(was);
    const [ix, iy] = middle(is);
    const factor = spread(was) > 0 ? spread(is) / spread(was) : 1;
    change((size, viewport) =>
      zoomAt(size, panBy(size, viewport, [ix - wx, iy - wy]), factor, [ix, iy]),
    );
  };
  const onUp = (event: PointerEvent): void => {
    touches.delete(event.pointerId);
  };
  const onClick = (event: MouseEvent): void => {
    if (travelled < DRAG) return;
    travelled = 0;
    event.stopPropagation();
    event.preventDefault();
  };
  const stop = new AbortController();
  const { signal } = stop;
  element.addEventListener("wheel", onWheel, { passive: false, signal });
  element.addEventListener("pointerdown", onDown, { signal });
  element.addEventListener("pointermove", onMove, { signal });
  element.addEventListener("pointerup", onUp, { signal });
  element.addEventListener("pointercancel", onUp, { signal });
  element.addEventListener("click", onClick, { signal, capture: true });
  return () => stop.abort();
}
