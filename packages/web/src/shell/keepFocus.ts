/** What Tab leads to. */
const STOPS = "a[href], button, input, select, summary, [tabindex='0']";

/** An element that can take the focus while it is empty. */
const HOLDER = "[tabindex='-1']";

const canBeUsed = (element: Element): boolean =>
  element.isConnected &&
  !element.matches(":disabled") &&
  element.closest("[inert]") === null &&
  element.checkVisibility({ visibilityProperty: true });

const stopsIn = (frame: Element): readonly HTMLElement[] =>
  [...frame.querySelectorAll<HTMLElement>(STOPS)].filter(canBeUsed);

/** Where the focus is: an element around it, and how many stops come before it in there. */
interface FocusPosition {
  readonly frame: HTMLElement;
  readonly before: number;
}

function positionsOf(element: Element, root: Element): readonly FocusPosition[] {
  const positions: FocusPosition[] = [];
  for (let frame = element.parentElement; frame !== null; frame = frame.parentElement) {
    if (frame === root) return positions;
    positions.push({ frame, before: Math.max(0, stopsIn(frame).indexOf(element as HTMLElement)) });
  }
  return [];
}

/** The element there now: the stop at the same position, or the frame itself if it has no stops left. */
function elementAt({ frame, before }: FocusPosition): HTMLElement | undefined {
  if (!frame.isConnected) return undefined;
  const stops = stopsIn(frame);
  const stop = stops[Math.min(before, stops.length - 1)];
  return stop ?? (frame.matches(HOLDER) && canBeUsed(frame) ? frame : undefined);
}

/**
 * The focused element may be removed, hidden or disabled. The element at its position then gets the
 * focus; otherwise the keyboard would have to start from the top of the page. When a whole screen is
 * replaced, the next screen takes the focus at its heading.
 */
export function keepFocus(root: Element): void {
  let last: Element | null = null;
  let positions: readonly FocusPosition[] = [];
  const regain = (): void => {
    if (last === null || canBeUsed(last)) return;
    const { activeElement, body } = document;
    if (activeElement !== body && activeElement !== last) return;
    for (const position of positions) {
      const next = elementAt(position);
      if (next === undefined) continue;
      next.focus();
      return;
    }
    last = null;
  };
  document.addEventListener("focusin", ({ target }) => {
    // With a pointer the focus is not needed, and on a phone it would open the keyboard.
    last = target instanceof Element && target.matches(":focus-visible") ? target : null;
    positions = last === null ? [] : positionsOf(last, root);
  });
  document.addEventListener("pointerdown", () => {
    last = null;
  });
  new MutationObserver(regain).observe(root, {
    childList: true,
    subtree: true,
    attributeFilter: ["disabled", "inert", "class", "hidden"],
  });
  // On a narrow page other things are hidden than on a wide one.
  addEventListener("resize", regain);
}
