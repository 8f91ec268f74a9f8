import { t } from "../../i18n/i18n.js";
import { chaptersOf } from "./log.js";
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
    <ol class="log" reversed>
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
