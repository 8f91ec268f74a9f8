import { MAX_NAME, type Me } from "@inkognito/protocol";
import { useState } from "preact/hooks";
import { type Language, t } from "../i18n/i18n.js";
import { api } from "../net/api.js";
import { HOME } from "../shell/route.js";
import { Screen } from "../shell/Screen.js";
import { Parchment } from "../ui/Parchment.js";
import { Field } from "./Field.js";
import { failureText } from "./tableText.js";
import "./lobby.css";

interface NameScreenProps {
  readonly language: Language;
  /** Who has invited this person to which table; null: there is no invitation. */
  readonly lead: string | null;
  readonly onKnown: (me: Me) => void;
}

/** The first visit: a name is all that is needed. Or a code, for those who have one already. */
export function NameScreen({ language, lead, onKnown }: NameScreenProps) {
  return (
    <Screen title={t("lobby.name.title")}>
      <div class="lobby-stack">
        {lead !== null && <p class="lobby-lead">{lead}</p>}
        <Parchment>
          <SingleField
            label={t("lobby.name")}
            hint={t("lobby.name.hint")}
            most={MAX_NAME}
            send={t("lobby.name.enter")}
            autocomplete="nickname"
            onSend={async (name) => {
              const answer = await api.enter(name, language);
              if (answer.ok) onKnown(answer.value);
              return answer.ok ? null : answer.error.code;
            }}
            troubleOf={(code) =>
              code === "badMessage" ? t("lobby.name.bad", { most: MAX_NAME }) : failureText(code)
            }
          />
        </Parchment>
        <details class="more">
          <summary>{t("lobby.recover")}</summary>
          <Parchment>
            <SingleField
              label={t("lobby.recover.code")}
              hint={t("lobby.recover.hint")}
              most={40}
              send={t("lobby.recover.enter")}
              autocomplete="off"
              onSend={async (code) => {
                const answer = await api.recover(code);
                if (answer.ok) onKnown(answer.value);
                return answer.ok ? null : answer.error.code;
              }}
              troubleOf={(code) =>
                code === "notHere" || code === "badMessage"
                  ? t("lobby.recover.bad")
                  : failureText(code)
              }
            />
          </Parchment>
        </details>
        <p>
          <a class="button" href={HOME}>
            {t("notice.home")}
          </a>
        </p>
      </div>
    </Screen>
  );
}

interface SingleFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly most: number;
  readonly send: string;
  readonly autocomplete: "nickname" | "off";
  readonly initial?: string;
  /** The code of what went wrong; null: nothing. */
  readonly onSend: (text: string) => Promise<string | null>;
  readonly troubleOf: (code: string) => string;
}

/** One line to fill in, and a button. */
export function SingleField(props: SingleFieldProps) {
  const [text, setText] = useState(props.initial ?? "");
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    setBusy(true);
    setTrouble(null);
    const code = await props.onSend(text.trim());
    setBusy(false);
    if (code !== null) setTrouble(props.troubleOf(code));
  };
  return (
    <form
      class="lobby-single"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && text.trim() !== "") void send();
      }}
    >
      <Field label={props.label} hint={props.hint} trouble={trouble}>
        {(id) => (
          <input
            id={id}
            class="field-input"
            type="text"
            required
            maxLength={props.most}
            autocomplete={props.autocomplete}
            value={text}
            onInput={({ currentTarget }) => setText(currentTarget.value)}
          />
        )}
      </Field>
      <button type="submit" class="button button-lamp" disabled={busy}>
        {props.send}
      </button>
    </form>
  );
}
