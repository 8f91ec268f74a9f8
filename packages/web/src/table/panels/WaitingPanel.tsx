import type { ComponentChildren } from "preact";
import { t } from "../../i18n/i18n.js";
import { Button } from "../../ui/Button.js";
import { Panel } from "./Panel.js";

interface WaitingPanelProps {
  readonly prompt: string;
  readonly session: { readonly catchingUp: boolean; hurry(): void };
  /** A button for what this player may do meanwhile. */
  readonly aside?: ComponentChildren;
}

/** Another player decides; what is going on stands above. */
export function WaitingPanel({ session: { catchingUp, hurry }, prompt, aside }: WaitingPanelProps) {
  const actions = catchingUp && (
    <Button onClick={hurry} hint={t("table.skip.key")}>
      {t("table.hurry")}
    </Button>
  );
  return <Panel prompt={prompt} decision={null} aside={aside} {...(actions ? { actions } : {})} />;
}
