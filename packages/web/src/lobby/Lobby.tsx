import type { TableId, TableSummary } from "@inkognito/protocol";
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { t } from "../i18n/i18n.js";
import { api } from "../net/api.js";
import { isPassing, useAgain } from "../net/useAgain.js";
import { HOME, ME, NEW_TABLE, tableRoute } from "../shell/route.js";
import { Screen } from "../shell/Screen.js";
import { Button } from "../ui/Button.js";
import { Parchment } from "../ui/Parchment.js";
import { useDismissed, withoutDismissed } from "./dismissed.js";
import { usePerson } from "./person.js";
import { failureText, optionText, seatText } from "./tableText.js";
import "./lobby.css";

/** How often the lists are looked at again. */
const AGAIN = 8000;

type Lists = { readonly listed: readonly TableSummary[]; readonly mine: readonly TableSummary[] };

/** My tables, the public tables, and the link to a new one. */
export function Lobby() {
  const { me } = usePerson();
  const { lists, trouble, look } = useLists();
  const { dismissed, dismiss } = useDismissed();
  const own = lists?.mine.filter(({ phase }) => phase !== "closed") ?? [];
  const closed = withoutDismissed(lists?.mine ?? [], dismissed).filter(
    ({ phase }) => phase === "closed",
  );
  const open = lists?.listed.filter((each) => !lists.mine.some(isSameAs(each))) ?? [];
  return (
    <Screen title={t("lobby.title")}>
      <div class="lobby-stack">
        <p class="lobby-lead">{t("lobby.hello", { name: me.name })}</p>
        <p>
          <a class="button button-lamp button-large" href={NEW_TABLE}>
            {t("lobby.new")}
          </a>
        </p>
        <p role="status" class="lobby-trouble">
          {trouble === null ? "" : failureText(trouble)}
        </p>
        {trouble !== null && isPassing(trouble) && (
          <p>
            <Button onClick={look}>{t("notice.tryNow")}</Button>
          </p>
        )}
        {lists !== null && (
          <>
            <TableList title={t("lobby.mine")} empty={t("lobby.mine.none")} tables={own} mine />
            <TableList
              title={t("lobby.listed.title")}
              empty={t("lobby.listed.none")}
              tables={open}
            />
            {closed.length > 0 && (
              <TableList
                title={t("lobby.closed.title")}
                empty=""
                tables={closed}
                mine
                onDismiss={(table) => dismiss(table, lists.mine)}
              />
            )}
          </>
        )}
        <nav class="lobby-way">
          <a class="button" href={ME}>
            {t("lobby.me")}
          </a>
          <a class="button" href={HOME}>
            {t("notice.home")}
          </a>
        </nav>
      </div>
    </Screen>
  );
}

/** The other tables of this player where something may go on. */
export function MyTables({ except }: { readonly except: TableId }) {
  const { lists, trouble } = useLists();
  if (trouble !== null) return <p role="status">{failureText(trouble)}</p>;
  const tables = lists?.mine.filter(({ table, phase }) => table !== except && phase !== "closed");
  if (tables === undefined) return <p role="status">{t("notice.loading")}</p>;
  return <TableList title={t("lobby.mine")} empty={t("lobby.mine.none")} tables={tables} mine />;
}

const isSameAs =
  ({ table }: TableSummary) =>
  (other: TableSummary): boolean =>
    other.table === table;

interface Looking {
  /** Null: not known yet. */
  readonly lists: Lists | null;
  readonly trouble: string | null;
  readonly look: () => void;
}

function useLists(): Looking {
  const [lists, setLists] = useState<Lists | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const here = useRef(true);
  const look = useCallback(async (): Promise<void> => {
    if (document.visibilityState === "hidden") return;
    const answer = await api.tables();
    if (!here.current) return;
    setTrouble(answer.ok ? null : answer.error.code);
    if (answer.ok) setLists(answer.value);
  }, []);
  useEffect(() => {
    here.current = true;
    void look();
    const timer = setInterval(look, AGAIN);
    return () => {
      here.current = false;
      clearInterval(timer);
    };
  }, [look]);
  useAgain(trouble !== null && isPassing(trouble), () => void look());
  return { lists, trouble, look: () => void look() };
}

const TableList = (props: {
  readonly title: string;
  readonly empty: string;
  readonly tables: readonly TableSummary[];
  readonly mine?: boolean;
  readonly onDismiss?: (table: TableId) => void;
}) => (
  <section class="lobby-list">
    <h2>{props.title}</h2>
    {props.tables.length === 0 ? (
      <p class="lobby-none">{props.empty}</p>
    ) : (
      <ul class="plain-list">
        {props.tables.map((each) => (
          <li key={each.table}>
            <Parchment>
              <TableEntry
                summary={each}
                mine={props.mine === true}
                onDismiss={props.onDismiss ?? null}
              />
            </Parchment>
          </li>
        ))}
      </ul>
    )}
  </section>
);

/** What the link to a table leads to. */
function wayWords(
  { phase, yours, players, people, bots }: TableSummary,
  mine: boolean,
): "yours" | "toGame" | "toTable" | "join" | "look" {
  if (yours) return "yours";
  const free = phase === "gathering" && people + bots < players;
  if (!mine || phase === "closed") return free ? "join" : "look";
  return phase === "gathering" ? "toTable" : "toGame";
}

/** Chairs may be free again after some games. */
const phaseWords = ({ phase, games = 0 }: TableSummary) =>
  phase === "gathering" && games > 0 ? "between" : phase;

interface TableEntryProps {
  readonly summary: TableSummary;
  readonly mine: boolean;
  /** Takes a closed table off the list; null: it stays. */
  readonly onDismiss: ((table: TableId) => void) | null;
}

function TableEntry({ summary, mine, onDismiss }: TableEntryProps) {
  const { table, host, yours, options } = summary;
  const name = host === null ? t("lobby.table.nobody") : t("lobby.table.of", { name: host });
  const way = t(`lobby.${wayWords(summary, mine)}`);
  return (
    <div class="lobby-line">
      <div>
        <h3>{name}</h3>
        <p class="lobby-words">{optionText(options)}</p>
        <p class="lobby-words">
          {t(`lobby.phase.${phaseWords(summary)}`)} · {seatText(summary)}
        </p>
      </div>
      <a
        class={`button ${yours ? "button-lamp" : "button-paper"}`}
        href={tableRoute(table, null)}
        aria-label={`${way}: ${name}`}
      >
        {way}
      </a>
      {onDismiss !== null && (
        <Button kind="paper" onClick={() => onDismiss(table)}>
          {t("lobby.dismiss")}
          <span class="unseen"> ({name})</span>
        </Button>
      )}
    </div>
  );
}
