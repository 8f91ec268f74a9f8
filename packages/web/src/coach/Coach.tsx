import { advise, type Considered } from "@inkognito/mind";
import { useId, useMemo, useState } from "preact/hooks";
import { useSettings } from "../app/useSettings.js";
import { t } from "../i18n/i18n.js";
import type { Session } from "../table/session.js";
import { Button } from "../ui/Button.js";
import { doing } from "./doing.js";
import { expectation } from "./expectation.js";
import { reasonWords } from "./reason.js";
import "./coach.css";

/** "What now?": speaks unasked in the first game, afterwards when asked. */
export function Coach({ session }: { readonly session: Session }) {
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
        {open && <Counsel session={session} />}
      </div>
    </aside>
  );
}

function Counsel({ session }: { readonly session: Session }) {
  const { view, told, catchingUp } = session;
  const advice = useMemo(() => (catchingUp ? null : advise(view, told)), [view, told, catchingUp]);
  if (advice === null) return <p class="coach-words">{t("coach.thinking")}</p>;
  return (
    <div class="coach-words">
      <p class="coach-expected">{expectation(view)}</p>
      {advice.suggestion !== null && (
        <Suggestion session={session} suggestion={advice.suggestion} />
      )}
    </div>
  );
}

interface SuggestionProps {
  readonly session: Session;
  readonly suggestion: Considered;
}

function Suggestion({ session, suggestion }: SuggestionProps) {
  const { view, seat } = session;
  const listener = { config: view.table.config, viewer: seat };
  return (
    <div class="coach-advice">
      <p>
        <strong>{doing(suggestion.do, view)}</strong> {reasonWords(suggestion, listener)}
      </p>
      <Button onClick={() => session.act(suggestion.do)}>{t("coach.doIt")}</Button>
    </div>
  );
}
