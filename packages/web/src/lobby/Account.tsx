import { MAX_NAME } from "@inkognito/protocol";
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n/i18n.js";
import { api, EXPORT } from "../net/api.js";
import { SitePages } from "../net/SitePages.js";
import { useSite } from "../net/useSite.js";
import { HOME, LOBBY, movingLink } from "../shell/route.js";
import { Screen } from "../shell/Screen.js";
import { Button } from "../ui/Button.js";
import { Dialog } from "../ui/Dialog.js";
import { Parchment } from "../ui/Parchment.js";
import { SingleField } from "./NameScreen.js";
import { usePerson } from "./person.js";
import { QrCode } from "./QrCode.js";
import { failureText } from "./tableText.js";
import "./lobby.css";

/** The account: name, codes for other devices, muted people, export and deletion. */
export function Account() {
  const { me, rename } = usePerson();
  const site = useSite();
  const [renamed, setRenamed] = useState(false);
  /** With every time the others are signed out, a link that is shown works no more. */
  const [links, setLinks] = useState(0);
  return (
    <Screen title={t("me.title")}>
      <div class="lobby-stack">
        <Parchment>
          <SingleField
            label={t("lobby.name")}
            hint={t("me.name.hint")}
            most={MAX_NAME}
            initial={me.name}
            send={t("me.name.change")}
            autocomplete="nickname"
            onSend={async (name) => {
              const failure = await rename(name);
              setRenamed(failure === null);
              return failure?.code ?? null;
            }}
            troubleOf={(code) =>
              code === "badMessage" ? t("lobby.name.bad", { most: MAX_NAME }) : failureText(code)
            }
          />
          <p role="status">{renamed ? t("me.name.changed") : ""}</p>
        </Parchment>
        <Parchment>
          <CodeSection
            title={t("me.recovery")}
            text={t("me.recovery.text")}
            button={t("me.recovery.make")}
            get={api.recoveryCode}
            show={(code) => (
              <>
                <p class="lobby-code">{code}</p>
                <p>{t("me.recovery.shown")}</p>
              </>
            )}
          />
          <CodeSection
            key={links}
            title={t("me.move")}
            text={t("me.move.text")}
            button={t("me.move.make")}
            get={api.movingCode}
            show={(code) => (
              <>
                <QrCode text={movingLink(site.origin, code)} label={t("me.move.qr")} />
                <p class="lobby-code">{movingLink(site.origin, code)}</p>
                <p>{t("me.move.shown")}</p>
              </>
            )}
          />
          <Devices onSignedOut={() => setLinks(links + 1)} />
        </Parchment>
        <Parchment>
          <Relations />
        </Parchment>
        <Parchment>
          <Leaving />
        </Parchment>
        <nav class="lobby-way">
          <a class="button button-lamp" href={LOBBY}>
            {t("lobby.back")}
          </a>
          <a class="button" href={HOME}>
            {t("notice.home")}
          </a>
        </nav>
      </div>
    </Screen>
  );
}

interface CodeSectionProps {
  readonly title: string;
  readonly text: string;
  readonly button: string;
  readonly get: typeof api.recoveryCode;
  readonly show: (code: string) => ComponentChildren;
}

/** A code is made on demand and shown once. */
function CodeSection({ title, text, button, get, show }: CodeSectionProps) {
  const [code, setCode] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const make = async (): Promise<void> => {
    const answer = await get();
    setTrouble(answer.ok ? null : failureText(answer.error.code));
    if (answer.ok) setCode(answer.value.code);
  };
  return (
    <section class="lobby-section">
      <h2>{title}</h2>
      <p>{text}</p>
      <div role="status">{code !== null && show(code)}</div>
      <p class="field-trouble" role="alert">
        {trouble ?? ""}
      </p>
      <div>
        <Button kind="paper" onClick={make}>
          {button}
        </Button>
      </div>
    </section>
  );
}

function Relations() {
  const { me, relate, refresh } = usePerson();
  useEffect(() => void refresh(), []);
  const shown = me.relations.filter(({ relation }) => relation !== "none");
  return (
    <section class="lobby-section">
      <h2>{t("me.relations")}</h2>
      {shown.length === 0 ? (
        <p>{t("me.relations.none")}</p>
      ) : (
        <ul class="lobby-people plain-list">
          {shown.map(({ player, name, relation }) => (
            <li key={player}>
              <span>
                <b>{name ?? t("online.gone")}</b> ·{" "}
                {t(relation === "blocked" ? "me.relation.blocked" : "me.relation.muted")}
              </span>
              <Button kind="paper" onClick={() => void relate(player, "none")}>
                {t("me.relation.undo", { relation })}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Download and deletion of the person's data. */
function Leaving() {
  const { forget } = usePerson();
  const [asking, setAsking] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const leave = async (): Promise<void> => {
    setAsking(false);
    const failure = await forget();
    if (failure === null) location.hash = HOME;
    else setTrouble(failureText(failure.code));
  };
  return (
    <section class="lobby-section">
      <h2>{t("me.data")}</h2>
      <p>{t("me.data.text")}</p>
      <p>{t("me.data.retention")}</p>
      <SitePages />
      <p class="field-trouble" role="alert">
        {trouble ?? ""}
      </p>
      <div class="lobby-way">
        <a class="button button-paper" href={EXPORT} download="inkognito.json">
          {t("me.data.download")}
        </a>
        <Button kind="paper" onClick={() => setAsking(true)}>
          {t("me.data.delete")}
        </Button>
      </div>
      {asking && (
        <Dialog
          title={t("me.delete.title")}
          onClose={() => setAsking(false)}
          actions={<Button onClick={leave}>{t("me.delete.yes")}</Button>}
        >
          <p>{t("me.delete.text")}</p>
        </Dialog>
      )}
    </section>
  );
}

type Outcome = { readonly type: "done" } | { readonly type: "failed"; readonly code: string };

/** The number of devices of this person, and the button that signs out the others. */
function Devices({ onSignedOut }: { readonly onSignedOut: () => void }) {
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
