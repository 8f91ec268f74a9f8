import type { Seat } from "@inkognito/engine/core";
import { t } from "../../i18n/i18n.js";
import type { Setup } from "../../setup/setup.js";
import { personName } from "../../table/names.js";
import { Button } from "../../ui/Button.js";
import "./curtain.css";

interface HandOverProps {
  readonly setup: Setup;
  readonly seat: Seat;
  /** The person in front has come to announce in another player's turn (B10.1). */
  readonly mayAnnounce: boolean;
  readonly onGo: () => void;
}

/** The person in front has nothing to decide: they hand over when they have seen, or said, what they wanted. */
export function HandOver({ setup, seat, mayAnnounce, onGo }: HandOverProps) {
  const person = personName(setup, seat);
  return (
    <aside class="hand-over" aria-label={t("passing.title")}>
      <p role="status">{t(mayAnnounce ? "passing.speaking" : "passing.next", { person })}</p>
      <Button kind="lamp" onClick={onGo}>
        {t("passing.go")}
      </Button>
    </aside>
  );
}
