import type { GameName } from "@inkognito/engine/games";
import { MAX_NAME, type Me } from "@inkognito/protocol";
import { useEffect, useRef, useState } from "preact/hooks";
import { type Language, t } from "../i18n/i18n.js";
import { api } from "../net/api.js";
import { HOME, howToPlayRoute } from "../shell/route.js";
import { Screen } from "../shell/Screen.js";
import { Parchment } from "../ui/Parchment.js";
import { Field } from "./Field.js";
import { failureText } from "./tableText.js";
import "./lobby.css";

interface NameScreenProps {
  readonly language: Language;
  /** Who has invited this person to which table; null: there is no invitation. */
  readonly invited: { readonly words: string; readonly game: GameName } | null;
  readonly onKnown: (me: Me) => void;
}

/** The first visit: a name is all that is needed. Or a code, for those who have one already. */
export function NameScreen({ language, invited, onKnown }: NameScreenProps) {
  return (
    <Screen title={t("lobby.name.title")}>
      <div class="lobby-stack">
        {invited !== null && <Invited {...invited} />}
        <Parchment>
          <SingleField
            label={t("lobby.name")}
            hint={t("lobby.name.hint")}
            most={MAX_NAME}
            send={t("lobby.name.enter")}
            autocomplete="nickname"
            focus={invited !== null}
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

/** Minutes that a game takes among people. */
const LENGTH: Readonly<Record<GameName, number>> = { board: 45, card: 20 };

/** What a guest may want to know before coming in. */
const Invited = ({ words, game }: NonNullable<NameScreenProps["invited"]>) => (
  <>
    <p class="lobby-lead">{words}</p>
    <p>
      {t("lobby.invited.about", { minutes: LENGTH[game] })}{" "}
      <a href={howToPlayRoute(game)}>{t("lobby.invited.new")}</a>
    </p>
  </>
);

interface SingleFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly most: number;
  readonly send: string;
  readonly autocomplete: "nickname" | "off";
  readonly initial?: string;
  /** The reader came to fill this in. */
  readonly focus?: boolean;
  /** The code of what went wrong; null: nothing. */
  readonly onSend: (text: string) => Promise<string | null>;
  readonly troubleOf: (code: string) => string;
}

/** One line to fill in, and a button. */
export function SingleField(props: SingleFieldProps) {
  const [text, setText] = useState(props.initial ?? "");
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (props.focus !== true) return;
    // After the screen has given the focus to its heading.
    const frame = requestAnimationFrame(() => input.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [props.focus]);
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
            ref={input}
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
