import { type ComponentChildren, createContext } from "preact";
import { useContext, useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Ruled, RuleLink } from "../../rulebook/RuleLink.js";
import "./panel.css";
import type { GameRefusal } from "@inkognito/protocol";
import { t } from "../../i18n/i18n.js";

/**
 * What a panel needs more room for than usual: cards to choose from, cards that were shown, or a whole
 * announcement. A panel that only waits needs less. The frame of the table divides the screen accordingly.
 */
export type PanelNeeds = "cards" | "reveal" | "announcement" | "waiting";

export const PanelNeedsContext = createContext<(needs: PanelNeeds | null) => void>(() => {});

export interface PanelProps {
  /** The one sentence: what is asked of me, or who is waited for. */
  readonly prompt: string;
  /** Changes with every decision that is asked of me; null: none is. */
  readonly decision: string | null;
  /** Null: no more room than usual. */
  readonly needs?: Exclude<PanelNeeds, "waiting"> | null;
  readonly children?: ComponentChildren;
  /** What may be done beside the decision, apart from the buttons that settle it; null: nothing. */
  readonly aside?: ComponentChildren;
  /** The buttons at the bottom, within reach of the thumb. */
  readonly actions?: ComponentChildren;
}

/** A decision: its sentence, what there is to choose, and the buttons that settle it. */
export function Panel({ prompt, decision, needs = null, children, aside, actions }: PanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocus(heading, decision);
  usePanelNeeds(decision === null ? (needs ?? "waiting") : needs);
  return (
    <section class={decision === null ? "panel panel-waiting" : "panel"} aria-labelledby="prompt">
      <h2 id="prompt" ref={heading} tabIndex={-1} class="panel-prompt">
        {prompt}
      </h2>
      {children !== undefined && <div class="panel-body">{children}</div>}
      {aside != null && aside !== false && <div class="panel-aside">{aside}</div>}
      {actions !== undefined && <div class="panel-actions">{actions}</div>}
    </section>
  );
}

/** Tells the frame what the panel needs, for as long as the panel is there. */
function usePanelNeeds(needs: PanelNeeds | null): void {
  const tell = useContext(PanelNeedsContext);
  useLayoutEffect(() => {
    tell(needs);
    return () => tell(null);
  }, [tell, needs]);
}

type Heading = { readonly current: HTMLHeadingElement | null };

/** Was the last focused element on the map or in the panel? */
let playing = true;
/** The focus has left the page by Tab, into the browser's own controls. */
let away = false;

function useFocus(heading: Heading, decision: string | null): void {
  useEffect(() => {
    let tabs = false;
    const follow = ({ target }: FocusEvent): void => {
      playing = target instanceof Element && target.closest(".table-play") !== null;
      away = false;
    };
    const press = ({ key }: KeyboardEvent): void => {
      tabs = key === "Tab";
    };
    const leave = ({ relatedTarget }: FocusEvent): void => {
      away = tabs && relatedTarget === null;
    };
    document.addEventListener("focusin", follow);
    document.addEventListener("keydown", press);
    document.addEventListener("focusout", leave);
    return () => {
      document.removeEventListener("focusin", follow);
      document.removeEventListener("keydown", press);
      document.removeEventListener("focusout", leave);
    };
  }, []);
  // A new decision begins at its heading, unless the player is busy in the papers or in a dialog.
  useEffect(() => {
    if (decision === null || !playing) return;
    heading.current?.focus({ preventScroll: true });
    const frame = heading.current?.closest(".table-panel");
    frame?.scrollTo(0, 0);
    // With large letters the table scrolls instead of the panel. Otherwise what has happened stays in sight.
    if (frame != null && getComputedStyle(frame).overflowY === "visible") {
      heading.current?.scrollIntoView({ block: "nearest" });
    }
  }, [heading, decision]);
  // The focused element may have disappeared with the last choice: the heading gets the focus then.
  useLayoutEffect(() => {
    if (document.activeElement === document.body && !away) {
      heading.current?.focus({ preventScroll: true });
    }
  });
}

/** How much the chosen cards would tell. */
export const LeakNote = ({ words }: { readonly words: string | undefined }) => (
  <p class="panel-leak" role="status">
    {words ?? ""}
  </p>
);

interface LastWarningProps {
  /** For the button that it warns of. */
  readonly id: string;
  readonly rule: string;
  readonly words: string;
}

/** What an announcement means, below all that was chosen for it; it is scrolled into view. */
export function LastWarning({ id, rule, words }: LastWarningProps) {
  const warning = useRef<HTMLParagraphElement>(null);
  useEffect(() => warning.current?.scrollIntoView({ block: "nearest" }), [words]);
  return (
    <p ref={warning} id={id} class="panel-refusal panel-warning" role="note">
      <Ruled rule={rule}>{words}</Ruled>
    </p>
  );
}

/** The reason of a refusal: "Two of your figures share a space." */
export const refusalWords = ({ code }: GameRefusal): string => t(`refusal.${code}`);

/** The reason why an action is not possible now. */
export const RefusalNote = ({ refusal }: { readonly refusal: GameRefusal | null }) =>
  refusal === null ? null : (
    <p class="panel-refusal" role="status">
      {refusalWords(refusal)} <RuleLink rule={refusal.rule} />
    </p>
  );
