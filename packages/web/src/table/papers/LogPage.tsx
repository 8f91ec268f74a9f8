import { t } from "../../i18n/i18n.js";
import "./logPage.css";

interface LogPageProps<E> {
  readonly told: readonly E[];
  /** What a new turn or round begins with. */
  readonly opening: string;
  /** An event as a sentence. */
  readonly say: (event: E) => string;
}

/** The game in words, the newest turn first. */
export function LogPage<E extends { readonly type: string }>(props: LogPageProps<E>) {
  const { told, opening, say } = props;
  const chapters = chaptersOf(told, opening).toReversed();
  if (chapters.length === 0) return <p>{t("log.nothing")}</p>;
  return (
    <ol class="log plain-list" reversed>
      {chapters.map(({ turn, events }) => (
        <li key={turn} class="log-turn">
          {events.map((event, i) => (
            <p key={i} class={event.type === opening ? "log-opening" : "log-line"}>
              {say(event)}
            </p>
          ))}
        </li>
      ))}
    </ol>
  );
}

/** What happened in one turn or round; 0 is the preparation. */
interface Chapter<E> {
  readonly turn: number;
  readonly events: readonly E[];
}

/** A chapter begins with every event of this type. */
function chaptersOf<E extends { readonly type: string }>(
  told: readonly E[],
  opening: E["type"],
): readonly Chapter<E>[] {
  const chapters: { turn: number; events: E[] }[] = [{ turn: 0, events: [] }];
  for (const event of told) {
    if (event.type === opening) chapters.push({ turn: chapters.length, events: [event] });
    else chapters.at(-1)?.events.push(event);
  }
  return chapters.filter(({ events }) => events.length > 0);
}
