import { useRef, useState } from "preact/hooks";
import { t } from "../../i18n/i18n.js";
import { QrCode } from "../../lobby/QrCode.js";
import { useSite } from "../../net/useSite.js";
import { invitationLink } from "../../shell/route.js";
import { Button } from "../../ui/Button.js";
import { Dialog } from "../../ui/Dialog.js";
import "./invite.css";

interface InviteProps {
  /** The inviteKey's secret, as far as this page knows it. */
  readonly inviteKey: string | null;
  /** Others are still to come. */
  readonly first: boolean;
  /** Finds out the inviteKey; null: it is not for me to ask. */
  readonly onAsk: (() => void) | null;
  /** Makes another one, and the one before no longer works; null: it is not for me to do. */
  readonly onRenew: (() => void) | null;
}

/** The invitation link: to copy, to send, or to scan from the screen. */
export function Invite({ inviteKey, first, onAsk, onRenew }: InviteProps) {
  const field = useRef<HTMLInputElement>(null);
  const site = useSite();
  const [copied, setCopied] = useState<"yes" | "byHand" | null>(null);
  const [renewing, setRenewing] = useState(false);
  if (inviteKey === null) {
    return (
      <section class="invite">
        <h2>{t("invite.title")}</h2>
        <p>{t(onAsk === null ? "invite.ask" : "invite.unknown")}</p>
        {onAsk !== null && (
          <Button kind="paper" onClick={onAsk}>
            {t("invite.show")}
          </Button>
        )}
      </section>
    );
  }
  const address = invitationLink(site.origin, inviteKey);
  const renew = (): void => {
    setRenewing(false);
    onRenew?.();
  };
  const copy = async (): Promise<void> => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(address);
      setCopied("yes");
    } catch {
      // Without TLS browsers keep the clipboard to themselves.
      setCopied("byHand");
    }
  };
  const share = (): void => {
    // Cancelling is no error.
    navigator.share({ url: address, title: t("app.name") }).catch(() => {});
  };
  return (
    <section class="invite">
      <h2>{t("invite.title")}</h2>
      <p>{t("invite.text")}</p>
      {site.reach === "here" && <p>{t("invite.here")}</p>}
      {site.reach === "network" && <p>{t("invite.network")}</p>}
      <input
        ref={field}
        class="field-input"
        type="text"
        readOnly
        aria-label={t("invite.link")}
        value={address}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div class="invite-actions">
        <Button kind={first ? "lamp" : "paper"} onClick={copy}>
          {t("invite.copy")}
        </Button>
        {"share" in navigator && (
          <Button kind={first ? "lamp" : "paper"} onClick={share}>
            {t("invite.share")}
          </Button>
        )}
        {onRenew !== null && (
          <Button kind="paper" onClick={() => setRenewing(true)}>
            {t("invite.renew")}
          </Button>
        )}
      </div>
      {renewing && onRenew !== null && (
        <Dialog
          title={t("invite.renew.title")}
          onClose={() => setRenewing(false)}
          actions={<Button onClick={renew}>{t("invite.renew")}</Button>}
        >
          <p>{t("invite.renew.text")}</p>
        </Dialog>
      )}
      <p role="status">{copied === null ? "" : t(`invite.copied.${copied}`)}</p>
      <details class="more" open={matchMedia("(width >= 900px)").matches}>
        <summary>{t("invite.qr")}</summary>
        <QrCode text={address} label={t("invite.qr")} />
      </details>
    </section>
  );
}
