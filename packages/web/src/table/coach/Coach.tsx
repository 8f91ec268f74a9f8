import type { GameName, PlayerTypes } from "@inkognito/engine/games";
import { COACH_GRADES, type CoachGrade } from "@inkognito/protocol";
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { listOf, t } from "../../i18n/i18n.js";
import { gradeAt, useSettings } from "../../shell/settings.js";
import { Button } from "../../ui/Button.js";
import { type OddsMind, useOddsMind } from "../notebook/useOddsMind.js";
import type { AdviceOn, Session } from "../session.js";
import { type Pointer, useHint } from "./hint.js";
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
  /** What is expected of the player now. `mine`: there is something to decide, so there is more to say. */
  readonly expected: { readonly words: string; readonly mine: boolean };
  /** What the game says of an advice; `mind` null: this table shows no odds. */
  suggestionIn(advice: AdviceOn[G], mind: OddsMind | null): Suggestion | null;
  /** What a hint may point at in an action; null: the explanation says it all. */
  pointerTo(action: PlayerTypes[G]["Action"]): Pointer | null;
}

/** What is expected, and as much more as the player asks for and the table allows. */
export const Coach = <G extends GameName>(props: CoachProps<G>) => (
  <CoachFrame>
    {/* What was asked about one decision is not said about the next one. */}
    <Grades key={props.session.view.table.decision} {...props} />
  </CoachFrame>
);

/** "What now?": open by default in the first games, later on demand. */
function CoachFrame({ children }: { readonly children: ComponentChildren }) {
  const { coaching } = useSettings();
  const [open, setOpen] = useState(coaching !== "off");
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

function Grades<G extends GameName>(props: CoachProps<G>) {
  const { session, expected } = props;
  const { coaching } = useSettings();
  const [grade, setGrade] = useState(gradeAt(coaching, session.coach));
  const further = expected.mine ? gradesAfter(grade, session.coach) : [];
  if (session.catchingUp) return <p class="coach-words">{t("coach.thinking")}</p>;
  return (
    <div class="coach-words">
      <p class="coach-expected">{expected.words}</p>
      {expected.mine && grade === "hint" && <Hint {...props} />}
      {expected.mine && grade === "show" && <Advice {...props} />}
      {further.length > 0 && (
        <div class="coach-further">
          {further.map((each) => (
            <button key={each} type="button" class="coach-more" onClick={() => setGrade(each)}>
              {t(`coach.more.${each}`)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** What can still be asked for at this table. */
const gradesAfter = (grade: CoachGrade, allowed: CoachGrade) =>
  COACH_GRADES.slice(COACH_GRADES.indexOf(grade) + 1, COACH_GRADES.indexOf(allowed) + 1).filter(
    (each) => each !== "explain",
  );

/** What is worth a thought, lit on the table. It does not say what to do there. */
function Hint<G extends GameName>({ session, pointerTo }: CoachProps<G>) {
  const advice = useAdvice(session);
  const candidates: readonly PlayerTypes[G]["Action"][] = advice?.candidates ?? [];
  const pointers = candidates.flatMap((action) => pointerTo(action) ?? []);
  const names = [...new Set(pointers.flatMap((each) => each.names))];
  useHint(pointers.flatMap(({ keys }) => keys));
  return (
    <p class="coach-hint" role="status">
      {advice !== null &&
        (names.length === 0 ? t("coach.hint.none") : t("coach.hint", { names: listOf(names) }))}
    </p>
  );
}

function Advice<G extends GameName>({ session, suggestionIn }: CoachProps<G>) {
  const advice = useAdvice(session);
  const mind = useOddsMind(session.assistant);
  const suggestion = advice && suggestionIn(advice, mind);
  if (suggestion === null) return null;
  return (
    <div class="coach-advice">
      <p>
        <strong>{suggestion.doing}</strong>{" "}
        {suggestion.reasons.filter((words) => words !== "").join(" ")}
      </p>
      <Button onClick={suggestion.onDo}>{t("coach.doIt")}</Button>
    </div>
  );
}

/** The coach's advice for the view on the page; null: there is none yet. */
function useAdvice<G extends GameName>(session: Session<G>): AdviceOn[G] | null {
  const { view } = session;
  const asked = useRef(session);
  asked.current = session;
  const [said, setSaid] = useState<{
    readonly of: unknown;
    readonly advice: AdviceOn[G] | null;
  } | null>(null);
  // Asked once for each view, however often the page is drawn.
  useEffect(() => {
    let wanted = true;
    asked.current.advise().then(
      (advice) => wanted && setSaid({ of: view, advice }),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [view]);
  return said?.of === view ? said.advice : null;
}
