import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../i18n/i18n.js";
import { Button, type ButtonProps } from "../ui/Button.js";
import { mayTakeOver } from "./play.js";
import { nameOf } from "./room.js";
import { tableRefusalWords } from "./Strips.js";
import type { AtTable } from "./useOnline.js";
import "./online.css";

interface HostAwayProps {
  readonly online: AtTable;
  readonly kind: NonNullable<ButtonProps["kind"]>;
}

/** Where the host's tools would be: a table whose host is away need not wait for ever. */
export function HostAway({ online, kind }: HostAwayProps) {
  const { room, ask, forgive } = online;
  const [refusal, setRefusal] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the words push the button beyond the edge.
    if (refusal !== null) place.current?.scrollIntoView({ block: "nearest" });
  }, [refusal]);
  if (!mayTakeOver(room)) return null;
  const takeOver = async (): Promise<void> => {
    const answer = await ask({ type: "takeOver" });
    if (answer.ok) return;
    // Said here: nobody hears what is said behind a dialog.
    setRefusal(answer.refusal.code);
    forgive();
  };
  return (
    <div ref={place} class="host-away">
      <p role="status">
        {t("host.away", { name: nameOf(room, room.table.host) ?? t("online.gone") })}{" "}
        {refusal !== null && tableRefusalWords(refusal)}
      </p>
      <Button kind={kind} onClick={takeOver}>
        {t("host.takeOver")}
      </Button>
    </div>
  );
}
