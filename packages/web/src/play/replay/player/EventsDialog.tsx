import { useEffect, useRef } from "preact/hooks";
import { t } from "../../../i18n/i18n.js";
import { Dialog } from "../../../ui/Dialog.js";
import type { Step } from "./steps.js";
import type { Player } from "./usePlayer.js";

interface EventsDialogProps {
  readonly steps: readonly Step[];
  readonly player: Player;
  readonly onClose: () => void;
}

/** All that happens, to jump to. */
export function EventsDialog({ steps, player, onClose }: EventsDialogProps) {
  const current = useRef<HTMLButtonElement>(null);
  useEffect(() => current.current?.focus(), []);
  const go = (position: number): void => {
    player.jump(position);
    onClose();
  };
  return (
    <Dialog title={t("replay.events")} onClose={onClose} light>
      <ol class="replay-events plain-list">
        {steps.map(({ opens, line }, i) => {
          const now = i + 1 === player.position;
          return (
            <li key={i}>
              <button
                type="button"
                ref={now ? current : null}
                class={`replay-event${opens ? " replay-opening" : ""}`}
                {...(now ? { "aria-current": "step" as const } : {})}
                onClick={() => go(i + 1)}
              >
                {line}
              </button>
            </li>
          );
        })}
      </ol>
    </Dialog>
  );
}
