import type { TableSummary } from "@inkognito/protocol";
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { type Language, t } from "../../i18n/i18n.js";
import { Account } from "../../lobby/Account.js";
import { Lobby } from "../../lobby/Lobby.js";
import { NameScreen } from "../../lobby/NameScreen.js";
import { NewTable } from "../../lobby/NewTable.js";
import { PersonContext, useMe } from "../../lobby/person.js";
import { failureText, gameText } from "../../lobby/tableText.js";
import { api } from "../../net/api.js";
import { isPassing, useAgain } from "../../net/useAgain.js";
import { Loading, Notice } from "../../shell/Notice.js";
import { LOBBY, type OnlineRoute, tableRoute } from "../../shell/route.js";
import { Button } from "../../ui/Button.js";
import { OnlineTable } from "./OnlineTable.js";

interface OnlineAreaProps {
  readonly route: OnlineRoute;
  readonly language: Language;
  readonly onHome: () => void;
}

/** The online part of the page. A person needs a name before anything else. */
export function OnlineArea({ route, language, onHome }: OnlineAreaProps) {
  const { asked, become } = useMe();
  const invitation = useInvitation(route.type === "invitation" ? route.key : null);
  const moving = route.type === "move" ? route.code : null;
  const known = asked.status === "known";

  useEffect(() => {
    if (route.type !== "invitation" || !known || invitation?.ok !== true) return;
    location.replace(tableRoute(invitation.summary.table, route.key));
  }, [route, known, invitation]);

  if (moving !== null) {
    const name = asked.status === "known" ? asked.person.me.name : null;
    return <Moving code={moving} name={name} onKnown={become} onHome={onHome} />;
  }
  if (route.type === "invitation" && invitation === null) return <Loading />;
  if (invitation?.ok === false && isPassing(invitation.code)) {
    return <Waiting code={invitation.code} again={invitation.again} onHome={onHome} />;
  }
  if (invitation?.ok === false) {
    const text =
      invitation.code === "notHere" ? t("online.link.bad") : failureText(invitation.code);
    return (
      <Notice title={t("online.link.title")} text={text}>
        <a class="button button-lamp" href={LOBBY}>
          {t("online.toLobby")}
        </a>
        <Button onClick={onHome}>{t("notice.home")}</Button>
      </Notice>
    );
  }
  switch (asked.status) {
    case "asking":
      return <Loading />;
    case "away":
      return <Waiting code="offline" again={asked.again} onHome={onHome} />;
    case "nobody":
      return (
        <NameScreen
          language={language}
          invited={
            invitation === null
              ? null
              : { words: leadOf(invitation.summary), game: invitation.summary.game }
          }
          onKnown={become}
        />
      );
    case "known":
      return (
        <PersonContext.Provider value={asked.person}>
          {screenOf(route, onHome)}
        </PersonContext.Provider>
      );
  }
}

/** The server could not be asked; the page goes on trying. */
const Waiting = (props: {
  readonly code: string;
  readonly again: () => void;
  readonly onHome: () => void;
}) => (
  <Notice
    title={t("online.waiting.title")}
    text={props.code === "offline" ? t("online.waiting.text") : failureText(props.code)}
  >
    <Button kind="lamp" onClick={props.again}>
      {t("notice.tryNow")}
    </Button>
    <Button onClick={props.onHome}>{t("notice.home")}</Button>
  </Notice>
);

function screenOf(route: OnlineRoute, onHome: () => void) {
  switch (route.type) {
    case "lobby":
      return <Lobby />;
    case "newTable":
      return <NewTable />;
    case "me":
      return <Account />;
    case "table":
      return (
        <OnlineTable key={route.table} table={route.table} inviteKey={route.key} onHome={onHome} />
      );
    case "invitation":
    case "move":
      return <Loading />;
  }
}

const leadOf = ({ host, options }: TableSummary): string =>
  t(host === null ? "online.invited.nobody" : "online.invited", {
    name: host ?? "",
    table: gameText(options),
  });

type Invitation =
  | { readonly ok: true; readonly summary: TableSummary }
  | { readonly ok: false; readonly code: string; readonly again: () => void };

/** Where an invitation leads; null: not known yet, or none. Without a network it is asked again. */
function useInvitation(key: string | null): Invitation | null {
  const [found, setFound] = useState<(Invitation & { readonly key: string }) | null>(null);
  const asked = useRef(key);
  asked.current = key;
  const ask = useCallback(async (): Promise<void> => {
    if (key === null) return;
    const answer = await api.invitation(key);
    if (asked.current !== key) return;
    setFound(
      answer.ok
        ? { ok: true, summary: answer.value.summary, key }
        : { ok: false, code: answer.error.code, again: () => void ask(), key },
    );
  }, [key]);
  useEffect(() => void ask(), [ask]);
  useAgain(found?.key === key && !found.ok && isPassing(found.code), () => void ask());
  return found?.key === key ? found : null;
}

/** The link from another device: this browser becomes the same person after a confirmation. */
function Moving(props: {
  readonly code: string;
  /** The name of the person whom this browser gives up by moving; null: it has none. */
  readonly name: string | null;
  readonly onKnown: ReturnType<typeof useMe>["become"];
  readonly onHome: () => void;
}) {
  const { name } = props;
  const [trouble, setTrouble] = useState<string | null>(null);
  const [used, setUsed] = useState(false);
  const words = [
    t("online.move.text"),
    ...(name === null ? [] : [t("online.move.instead", { name })]),
  ];
  const move = async (): Promise<void> => {
    const answer = await api.recover(props.code);
    if (!answer.ok) {
      const { code } = answer.error;
      const bad = code === "notHere" || code === "badMessage";
      setUsed(bad);
      return setTrouble(bad ? t("online.move.bad") : failureText(code));
    }
    props.onKnown(answer.value);
    location.replace(LOBBY);
  };
  return (
    <Notice title={t("online.move.title")} text={trouble ?? words.join(" ")}>
      {!used && (
        <Button kind="lamp" onClick={move}>
          {t("online.move.yes")}
        </Button>
      )}
      <Button onClick={props.onHome}>{t("notice.home")}</Button>
    </Notice>
  );
}
