import type { Role } from "@inkognito/engine/core";
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../../../i18n/i18n.js";
import { api } from "../../../net/api.js";
import { useSite } from "../../../net/useSite.js";
import { gameLink, type RecordAddress } from "../../../shell/route.js";
import { Button } from "../../../ui/Button.js";

interface ShareGameProps {
  /** Null: a game on this device only, which has no address. */
  readonly address: RecordAddress | null;
  readonly at?: number | null;
  readonly eyes?: Role | null;
}

/** Copies or sends the link to an ended game. With it one can watch this game and do nothing else. */
export function ShareGame({ address, at = null, eyes = null }: ShareGameProps) {
  const game = useAddress(address);
  const { origin } = useSite();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<"yes" | "byHand" | null>(null);
  useEffect(() => {
    // Where a browser keeps the clipboard to itself, the link is there to be copied by hand.
    if (copied === "byHand") field.current?.select();
  }, [copied]);
  if (game === null) return null;
  const link = gameLink(origin, { game, at, eyes });
  const copy = (): void =>
    void navigator.clipboard
      .writeText(link)
      .then(() => setCopied("yes"))
      .catch(() => setCopied("byHand"));
  const send = (): void => {
    // Cancelling is no error.
    navigator.share({ url: link, title: t("app.name") }).catch(() => {});
  };
  return (
    <>
      <Button onClick={"clipboard" in navigator ? copy : () => setCopied("byHand")}>
        {t("replay.copy")}
      </Button>
      {"share" in navigator && <Button onClick={send}>{t("replay.send")}</Button>}
      {copied === "byHand" && (
        <input
          ref={field}
          class="field-input"
          type="text"
          readOnly
          aria-label={t("replay.link")}
          value={link}
        />
      )}
      <p class="replay-copied" role="status">
        {copied === null ? "" : t(`replay.copied.${copied}`)}
      </p>
    </>
  );
}

/** The address of a game by itself; the server makes it for players who may watch the game at its table. */
function useAddress(address: RecordAddress | null): string | null {
  const [found, setFound] = useState<string | null>(null);
  const given = address !== null && "game" in address ? address.game : null;
  const [table, no, key] =
    address === null || "game" in address
      ? [null, null, null]
      : [address.table, address.no, address.key];
  useEffect(() => {
    setFound(null);
    if (table === null || no === null) return;
    let here = true;
    void api.gameAddress({ table, no, key }).then((answer) => {
      if (here && answer.ok) setFound(answer.value.address);
    });
    return () => {
      here = false;
    };
  }, [table, no, key]);
  return given ?? found;
}
