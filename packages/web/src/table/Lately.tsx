import { SPECTATOR } from "@inkognito/engine/core";
import type { GameName } from "@inkognito/engine/games";
import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../i18n/i18n.js";
import type { ViewEvent } from "./feed/feed.js";
import { concerns, hasHeadline } from "./feed/headlines.js";
import type { PanelNeeds } from "./panels/Panel.js";
import type { WatchedGame } from "./session.js";
import "./lately.css";

/** A picture in a headline, and the words it stands for; they are empty where the headline says them. */
export interface Chip {
  readonly picture: ComponentChildren;
  readonly words: string;
  /** What is never parted from the picture. */
  readonly after?: string;
}

/** An event in a few words, with pictures between them. */
export type Headline = readonly (string | Chip)[];

interface LatelyProps<E extends ViewEvent> {
  readonly session: Pick<WatchedGame<GameName>, "since" | "seat" | "setup" | "catchingUp"> & {
    readonly told: readonly E[];
  };
  readonly headlineOf: (event: E) => Headline;
  /** What the panel below needs decides how much of the lists is in sight. */
  readonly needs: PanelNeeds | null;
  /** A game that is only looked at: nobody has a turn of their own in it. */
  readonly watched?: boolean;
  /** Shows the event with this index again. */
  readonly onAgain: (index: number) => void;
}

/** What has happened since my last decision, above what is asked of me now. */
export function Lately<E extends ViewEvent>(props: LatelyProps<E>) {
  const { session, headlineOf, needs, watched, onAgain } = props;
  const { told, since, seat, setup, catchingUp } = session;
  const [open, setOpen] = useState(true);
  const section = useRef<HTMLElement>(null);
  const id = useId();
  const watching = { viewer: watched ? SPECTATOR : seat, setup };
  const lines = told.flatMap((event, index) =>
    index >= since && hasHeadline(event, watching)
      ? [{ event, index, mine: concerns(event, watching) }]
      : [],
  );
  const last = lines.at(-1)?.index;
  useLayoutEffect(() => {
    if (last === undefined) return;
    for (const list of section.current?.querySelectorAll("ol, ul") ?? []) {
      list.scrollTop = list.scrollHeight;
    }
  }, [last, open, catchingUp, needs]);
  if (lines.length === 0) return null;
  const shown = (mine: boolean) =>
    lines
      .filter((line) => line.mine === mine)
      .map(({ event, index }) => (
        <li key={index} class="lately-line" data-event={index}>
          <button type="button" title={t("lately.again")} onClick={() => onAgain(index)}>
            <HeadlineParts headline={headlineOf(event)} />
          </button>
        </li>
      ));
  const title = t(watched ? "lately.watch" : "lately.title");
  return (
    <section ref={section} class="lately" aria-labelledby={id}>
      <p class="lately-head" aria-hidden="true">
        {title}
      </p>
      <button
        id={id}
        type="button"
        class="lately-title"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {title}
      </button>
      {open && <ol class="lately-lines plain-list">{shown(false)}</ol>}
      {lines.some(({ mine }) => mine) && <ul class="lately-mine plain-list">{shown(true)}</ul>}
    </section>
  );
}

const HeadlineParts = ({ headline }: { readonly headline: Headline }) => (
  <>
    {headline.map((part, i) =>
      typeof part === "string" ? (
        <span key={i}>{part} </span>
      ) : (
        <span key={i} class="lately-chip">
          {part.picture}
          {part.words !== "" && <span class="unseen">{part.words} </span>}
          {part.after !== undefined && <span>{part.after} </span>}
        </span>
      ),
    )}
  </>
);
