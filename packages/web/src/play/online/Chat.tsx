import { AMBASSADOR } from "@inkognito/engine/core";
import { KEPT_SAID, MAX_SAID, type PlayerId, seatOfPlayer } from "@inkognito/protocol";
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../../i18n/i18n.js";
import { relationTo, usePerson } from "../../lobby/person.js";
import { Button } from "../../ui/Button.js";
import { ColourMark } from "../../ui/ColourMark.js";
import type { Coming } from "./comings.js";
import { earlierThan, nameOf, type Room, saidIn } from "./room.js";
import { comingWords } from "./strips/News.js";
import type { AtTable } from "./useOnline.js";
import "./chat.css";

interface ChatProps {
  readonly room: Room;
  readonly ask: AtTable["ask"];
}

/** It scrolls, and can be reached by keyboard. */
const SCROLLS = { tabIndex: 0 } as const;

type Said = Room["table"]["said"][number];
type Line = Said | Coming;

/** What was said, and who came and went between it. */
export function linesOf(said: readonly Said[], comings: readonly Coming[]): readonly Line[] {
  const from = said[0]?.no ?? 0;
  // What came before the first message that is shown belongs to messages that are not.
  const shown = said.length < KEPT_SAID ? comings : comings.filter(({ no }) => no > from);
  return [...said, ...shown].toSorted((a, b) => a.no - b.no);
}

const DAY = 24 * 60 * 60 * 1000;

/** "14:05", with the date if it was on another day. */
export function timeText(at: number, now: number, language: string): string {
  const isToday = now - at < DAY && new Date(at).getDate() === new Date(now).getDate();
  const date = isToday ? {} : ({ day: "numeric", month: "short" } as const);
  const time = { hour: "2-digit", minute: "2-digit" } as const;
  return new Intl.DateTimeFormat(language, { ...date, ...time }).format(at);
}

/** What I am to read: not what muted people say, nor what its writer has taken back. */
function useSaid(room: Room): readonly Said[] {
  const person = usePerson();
  return saidIn(room).filter(({ player }) => relationTo(person, player) === "none");
}

/** How much has been said by others since I last looked. */
export function useUnread(room: Room | null): readonly [number, (looking: boolean) => void] {
  const [looking, setLooking] = useState(false);
  const [read, setRead] = useState(0);
  const latest = room?.table.said.at(-1)?.no ?? 0;
  const entered = useRef(false);
  useEffect(() => {
    // What was said before one came is not news.
    if (room !== null && !entered.current) {
      entered.current = true;
      setRead(latest);
    }
    if (looking) setRead(latest);
  }, [room, looking, latest]);
  const person = usePerson();
  const unread =
    looking || room === null
      ? []
      : saidIn(room).filter(
          ({ no, player }) =>
            no > read && player !== room.you.player && relationTo(person, player) === "none",
        );
  return [entered.current ? unread.length : 0, setLooking];
}

/** Talk at the table. */
export function Chat({ room, ask }: ChatProps) {
  const said = useSaid(room);
  const list = useRef<HTMLDivElement>(null);
  const [text, setText] = useState("");
  const before = earlierThan(room);
  const latest = linesOf(said, room.comings).at(-1)?.no;
  useEffect(() => {
    list.current?.scrollTo(0, list.current.scrollHeight);
  }, [latest]);
  const send = async (): Promise<void> => {
    const words = text.trim();
    if (words === "") return;
    setText("");
    const answer = await ask({ type: "say", text: words });
    if (!answer.ok) setText((now) => (now === "" ? words : now));
  };
  return (
    <section class="chat" aria-label={t("chat.title")}>
      <div class="chat-said" ref={list} role="log" aria-label={t("chat.said")} {...SCROLLS}>
        {before !== null && (
          <Button onClick={() => void ask({ type: "earlier", before })}>{t("chat.earlier")}</Button>
        )}
        {said.length === 0 && <p class="chat-nothing">{t("chat.nothing")}</p>}
        {linesOf(said, room.comings).map((each) =>
          "what" in each ? (
            <p key={each.no} class="chat-coming">
              {comingWords(room, each)} <Time at={each.at} room={room} />
            </p>
          ) : (
            <p key={each.no} class={each.player === room.you.player ? "chat-own" : "chat-other"}>
              <SpeakerMark room={room} player={each.player} />
              <b>{nameOf(room, each.player) ?? t("online.gone")}</b> <bdi>{each.text}</bdi>{" "}
              <Time at={each.at} room={room} />
            </p>
          ),
        )}
      </div>
      {room.you.seat === null ? (
        <p class="chat-nothing">{t("chat.watching")}</p>
      ) : (
        <form
          class="chat-form"
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <input
            class="chat-input"
            type="text"
            maxLength={MAX_SAID}
            autocomplete="off"
            aria-label={t("chat.input")}
            placeholder={t("chat.input")}
            value={text}
            onInput={({ currentTarget }) => setText(currentTarget.value)}
          />
          <Button onClick={send}>{t("chat.send")}</Button>
        </form>
      )}
    </section>
  );
}

/** By the clock of this device. */
function Time({ at, room }: { readonly at: number; readonly room: Room }) {
  const here = at - room.offset;
  return (
    <time class="chat-time" dateTime={new Date(here).toISOString()}>
      {timeText(here, Date.now(), document.documentElement.lang)}
    </time>
  );
}

/** Names are not unique: the colour of the chair says who speaks. Nothing for who has none. */
function SpeakerMark({ room, player }: { readonly room: Room; readonly player: PlayerId }) {
  const seat = seatOfPlayer(room.table, player);
  const role = seat === null ? undefined : room.table.config.seats[seat];
  if (role === undefined || role === AMBASSADOR) return null;
  return (
    <span class="chat-mark" role="img" aria-label={t(`role.${role}`)}>
      <ColourMark colour={role} />
    </span>
  );
}
