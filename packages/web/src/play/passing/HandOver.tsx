import type { Seat } from "@inkognito/engine/core";
import { t } from "../../i18n/i18n.js";
import type { Setup } from "../../setup/setup.js";
import { personName } from "../../table/names.js";
import { Button } from "../../ui/Button.js";
import "./curtain.css";

interface HandOverProps {
  readonly setup: Setup;
  readonly seat: Seat;
  readonly onGo: () => void;
}

/** The person in front was shown cards and has nothing to decide: they hand over when they are ready. */
export function HandOver({ setup, seat, onGo }: HandOverProps) {
  const name = personName(setup, seat);
  return (
    <aside class="hand-over" aria-label={t("passing.title")}>
      <p role="status">{t("passing.next", { person: name })}</p>
      <Button kind="lamp" onClick={onGo}>
        {t("passing.go")}
      </Button>
    </aside>
  );
}
