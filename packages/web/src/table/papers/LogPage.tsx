import { AMBASSADOR, SPECTATOR } from "@inkognito/engine/core";
import { useState } from "preact/hooks";
import { t } from "../../i18n/i18n.js";
import { FigureIcon } from "../../ui/art/Figure.js";
import { ColourMark } from "../../ui/ColourMark.js";
import type { ViewEvent } from "../feed/feed.js";
import { actorOf, concerns, isOwn, isRevealed, type Watching } from "../feed/headlines.js";
import "./logPage.css";

interface LogPageProps<E> {
  readonly told: readonly E[];
  /** What a new turn or round begins with. */
  readonly opening: string;
  /** An event as a sentence. */
  readonly say: (event: E) => string;
  readonly watching: Watching;
}

/** The game in words, the newest turn first. */
export function LogPage<E extends ViewEvent>({ told, opening, say, watching }: LogPageProps<E>) {
  const [isMine, setMine] = useState(false);
  const chapters = chaptersOf(told, opening);
  const shown = isMine ? chapters.flatMap((each) => mineIn(each, opening, watching)) : chapters;
  if (chapters.length === 0) return <p>{t("log.nothing")}</p>;
  return (
    <>
      {watching.viewer !== SPECTATOR && (
        <button
          type="button"
          class="log-filter"
          aria-pressed={isMine}
          onClick={() => setMine(!isMine)}
        >
          {t("log.mine")}
        </button>
      )}
      <ol class="log plain-list" reversed>
        {shown.toReversed().map(({ turn, events }) => (
          <li key={turn} class="log-turn">
            {events.map((event, i) => (
              <p key={i} class={event.type === opening ? "log-opening" : "log-line"}>
                <ActorMark {...{ event, watching }} />
                {say(event)}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </>
  );
}

/** The colour of the player who acted. */
function ActorMark({ event, watching }: { event: ViewEvent; watching: Watching }) {
  const seat = event.type === "turnBegan" ? event.seat : actorOf(event, watching);
  const role = seat === null ? undefined : watching.setup.config.seats[seat];
  if (role === undefined) return null;
  return role === AMBASSADOR ? (
    <FigureIcon colour={null} size={24} />
  ) : (
    <ColourMark colour={role} />
  );
}

/** What happened in one turn or round; 0 is the preparation. */
interface Chapter<E> {
  readonly turn: number;
  readonly events: readonly E[];
}

/** What the viewer did, was shown, and had to do with; a chapter without any of it is left out. */
export function mineIn<E extends ViewEvent>(
  { turn, events }: Chapter<E>,
  opening: string,
  watching: Watching,
): readonly Chapter<E>[] {
  const mine = events.filter((event) =>
    [isOwn, concerns, isRevealed].some((each) => each(event, watching)),
  );
  const title = events.filter(({ type }) => type === opening);
  return mine.length === 0 ? [] : [{ turn, events: [...new Set([...title, ...mine])] }];
}

/** A chapter begins with every event of this type. */
export function chaptersOf<E extends { readonly type: string }>(
  told: readonly E[],
  opening: string,
): readonly Chapter<E>[] {
  const chapters: { turn: number; events: E[] }[] = [{ turn: 0, events: [] }];
  for (const event of told) {
    if (event.type === opening) chapters.push({ turn: chapters.length, events: [event] });
    else chapters.at(-1)?.events.push(event);
  }
  return chapters.filter(({ events }) => events.length > 0);
}
