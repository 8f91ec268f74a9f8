import type { ComponentChildren } from "preact";
import { useId, useState } from "preact/hooks";
import { t } from "../../i18n/i18n.js";
import { useSettings } from "../../shell/settings.js";
import { Button } from "../../ui/Button.js";
import "./coach.css";

/** "What now?": open by default in the first game, later on demand. */
export function CoachFrame({ children }: { readonly children: ComponentChildren }) {
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

interface CounselProps {
  readonly expected: string;
  /** One thing to do, and why. */
  readonly suggestion: {
    readonly doing: string;
    readonly reason: string;
    readonly onDo: () => void;
  } | null;
}

/** What is expected, and one sensible thing to do. */
export const AdviceText = ({ expected, suggestion }: CounselProps) => (
  <div class="coach-words">
    <p class="coach-expected">{expected}</p>
    {suggestion !== null && (
      <div class="coach-advice">
        <p>
          <strong>{suggestion.doing}</strong> {suggestion.reason}
        </p>
        <Button onClick={suggestion.onDo}>{t("coach.doIt")}</Button>
      </div>
    )}
  </div>
);
