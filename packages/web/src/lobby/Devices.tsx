import { useState } from "preact/hooks";
import { t } from "../i18n/i18n.js";
import { Button } from "../ui/Button.js";
import { Dialog } from "../ui/Dialog.js";
import { usePerson } from "./person.js";
import { failureText } from "./tableText.js";

type Outcome = { readonly type: "done" } | { readonly type: "failed"; readonly code: string };

/** The number of devices of this person, and the button that signs out the others. */
export function Devices({ onSignedOut }: { readonly onSignedOut: () => void }) {
  const { me, refresh, signOutOthers } = usePerson();
  const [asking, setAsking] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const ask = (): void => {
    setAsking(true);
    // One more may have come by a link since this page was opened.
    void refresh();
  };
  const signOut = async (): Promise<void> => {
    setAsking(false);
    const failure = await signOutOthers();
    setOutcome(failure === null ? { type: "done" } : { type: "failed", code: failure.code });
    if (failure === null) onSignedOut();
  };
  return (
    <section class="lobby-section">
      <h2>{t("me.devices")}</h2>
      <p>{t("me.devices.text", { devices: me.devices })}</p>
      <p role="status">{outcome?.type === "done" ? t("me.devices.done") : ""}</p>
      <p class="field-trouble" role="alert">
        {outcome?.type === "failed" ? failureText(outcome.code) : ""}
      </p>
      <div>
        <Button kind="paper" onClick={ask}>
          {t("me.devices.signOut")}
        </Button>
      </div>
      {asking && (
        <Dialog
          title={t("me.devices.title")}
          onClose={() => setAsking(false)}
          actions={<Button onClick={signOut}>{t("me.devices.yes")}</Button>}
        >
          <p>{t("me.devices.effect")}</p>
        </Dialog>
      )}
    </section>
  );
}
