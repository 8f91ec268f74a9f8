import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../../../i18n/i18n.js";
import type { TableRequest } from "../../../net/connectionState.js";
import { Button, type ButtonProps } from "../../../ui/Button.js";
import { hostWait, timeWords } from "../clock.js";
import { isAway } from "../offer.js";
import { isHost, mayCallStandIn, mayTakeOver } from "../play.js";
import { nameOf } from "../room.js";
import { useNow } from "../useNow.js";
import type { AtTable } from "../useOnline.js";
import { tableRefusalWords } from "./Strips.js";
import "../online.css";

interface AwayProps {
  readonly online: AtTable;
  readonly kind: NonNullable<ButtonProps["kind"]>;
  readonly words: string;
  readonly label: string;
  readonly request: TableRequest;
}

/** An action against waiting for a person who is away; the server decides whether they are away for long enough. */
function Away({ online, kind, words, label, request }: AwayProps) {
  const { ask, forgive } = online;
  const [refusal, setRefusal] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the words push the button beyond the edge.
    if (refusal !== null) place.current?.scrollIntoView({ block: "nearest" });
  }, [refusal]);
  const press = async (): Promise<void> => {
    const answer = await ask(request);
    if (answer.ok) return;
    // Shown here: a message behind the dialog would be neither seen nor spoken.
    setRefusal(answer.refusal.code);
    forgive();
  };
  return (
    <div ref={place} class="away">
      <p role="status">{refusal === null ? words : tableRefusalWords(refusal)}</p>
      <Button kind={kind} onClick={press}>
        {label}
      </Button>
    </div>
  );
}

/** Another player can take a table over whose host is away. */
export function HostAway({ online, kind }: Pick<AwayProps, "online" | "kind">) {
  const { room } = online;
  const isOffered = mayTakeOver(room);
  const wait = useWait(isOffered);
  if (!isOffered) return null;
  const away = t("host.away", { name: nameOf(room, room.table.host) ?? t("online.gone") });
  const words =
    wait > 0 ? `${away} ${t("host.takeOver.in", { time: timeWords(wait).short })}` : away;
  return (
    <Away {...{ online, kind, words }} label={t("host.takeOver")} request={{ type: "takeOver" }} />
  );
}

/** The time until a host can be replaced, by what this page has seen. It may be over sooner. */
function useWait(isAway: boolean): number {
  const [since, setSince] = useState<number | null>(null);
  const now = useNow(isAway);
  useEffect(() => setSince(isAway ? Date.now() : null), [isAway]);
  return isAway ? hostWait(since, now) : 0;
}

/** For the host of a game: a bot can play for a player who is away, or slow where there is no clock. */
export function PlayerAway({ online, player }: { online: AtTable; player: string }) {
  const { room } = online;
  const now = useNow(isHost(room));
  const seat = mayCallStandIn(room, player, now);
  if (seat === null) return null;
  const name = nameOf(room, player) ?? t("online.gone");
  return (
    <Away
      {...{ online, kind: "plain" }}
      words={t(isAway(room, player) ? "menu.standIn.away" : "menu.standIn.slow", { name })}
      label={t("menu.standIn", { name })}
      request={{ type: "standIn", seat }}
    />
  );
}
