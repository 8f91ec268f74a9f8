import type { GameName } from "@inkognito/engine/games";
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { t } from "../../i18n/i18n.js";
import { useSettings } from "../../shell/settings.js";
import { Button } from "../../ui/Button.js";
import { type OddsMind, useOddsMind } from "../notebook/useOddsMind.js";
import type { AdviceOn, Session } from "../session.js";
import "./coach.css";

/** One thing to do, and why. */
interface Suggestion {
  readonly doing: string;
  /** Sentences; empty ones are left out. */
  readonly reasons: readonly string[];
  readonly onDo: () => void;
}

interface CoachProps<G extends GameName> {
  readonly session: Session<G>;
  /** What is expected of the player now. */
  readonly expected: string;
  /** What the game says of an advice; `mind` null: this table shows no odds. */
  suggestionIn(advice: AdviceOn[G], mind: OddsMind | null): Suggestion | null;
}

/** What is expected, and one sensible thing to do. */
export const Coach = <G extends GameName>(props: CoachProps<G>) => (
  <CoachFrame>
    <Advice {...props} />
  </CoachFrame>
);

/** "What now?": open by default in the first game, later on demand. */
function CoachFrame({ children }: { readonly children: ComponentChildren }) {
  const { coachOn } = useSettings();
  const [open, setOpen] = useState(coachOn);
  const id = useId();
  return (
    <aside class="coach" aria-label={t("coach.title")}>
      <button
        type="button"
        class="coach-button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {t("coach.title")}
      </button>
      <div id={id} hidden={!open}>
        {open && children}
      </div>
    </aside>
  );
}

function Advice<G extends GameName>({ session, expected, suggestionIn }: CoachProps<G>) {
  const advice = useAdvice(session);
  const mind = useOddsMind(session.assistant);
  if (session.catchingUp) return <p class="coach-words">{t("coach.thinking")}</p>;
  const suggestion = advice && suggestionIn(advice, mind);
  return (
    <div class="coach-words">
      <p class="coach-expected">{expected}</p>
      {suggestion !== null && (
        <div class="coach-advice">
          <p>
            <strong>{suggestion.doing}</strong>{" "}
            {suggestion.reasons.filter((words) => words !== "").join(" ")}
          </p>
          <Button onClick={suggestion.onDo}>{t("coach.doIt")}</Button>
        </div>
      )}
    </div>
  );
}

/** The coach's advice for the view on the page; null: there is none yet. */
function useAdvice<G extends GameName>(session: Session<G>): AdviceOn[G] | null {
  const { view, catchingUp } = session;
  const asked = useRef(session);
  asked.current = session;
  const [said, setSaid] = useState<{
    readonly of: unknown;
    readonly advice: AdviceOn[G] | null;
  } | null>(null);
  // Asked once for each view, however often the page is drawn.
  useEffect(() => {
    if (catchingUp) return;
    let wanted = true;
    asked.current.advise().then(
      (advice) => wanted && setSaid({ of: view, advice }),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [view, catchingUp]);
  return !catchingUp && said?.of === view ? said.advice : null;
}
