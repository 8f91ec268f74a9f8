import { t } from "../i18n/i18n.js";
import type { Session } from "../table/session.js";
import { chaptersOf } from "./log.js";
import { storyLine } from "./story.js";
import "./logPage.css";

/** The game in words, the newest turn first. */
export function LogPage({ session }: { readonly session: Session }) {
  const { told, view, seat } = session;
  const listener = { config: view.table.config, viewer: seat };
  const chapters = chaptersOf(told).toReversed();
  if (chapters.length === 0) return <p>{t("log.nothing")}</p>;
  return (
    <ol class="log" reversed>
      {chapters.map(({ turn, events }) => (
        <li key={turn} class="log-turn">
          {events.map((event, i) => (
            <p key={i} class={event.type === "turnBegan" ? "log-opening" : "log-line"}>
              {storyLine(event, listener)}
            </p>
          ))}
        </li>
      ))}
    </ol>
  );
}
