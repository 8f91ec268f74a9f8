import type { Seat } from "@inkognito/engine/core";
import type { TableId, TableOptions } from "@inkognito/protocol";
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../../../i18n/i18n.js";
import { TableForm } from "../../../lobby/TableForm.js";
import { draftOf, optionsOf } from "../../../lobby/tableDraft.js";
import { optionText } from "../../../lobby/tableText.js";
import { LOBBY, replayRoute } from "../../../shell/route.js";
import { Screen } from "../../../shell/Screen.js";
import { Button } from "../../../ui/Button.js";
import { Dialog } from "../../../ui/Dialog.js";
import { Parchment } from "../../../ui/Parchment.js";
import { Chat, useUnread } from "../Chat.js";
import { Invite } from "../Invite.js";
import { OpennessSentence } from "../Openness.js";
import { isHost } from "../play.js";
import { type Room, tableName } from "../room.js";
import { ChangedStrip } from "../strips/ChangedStrip.js";
import { News } from "../strips/News.js";
import { ConnectionStrip, PublishStrip, RefusalStrip } from "../strips/Strips.js";
import { TableMenu } from "../TableMenu.js";
import type { AtTable } from "../useOnline.js";
import { Chair } from "./Chair.js";
import { Start } from "./Start.js";
import "../../../lobby/lobby.css";
import "./gathering.css";

interface GatheringProps {
  readonly online: AtTable;
  readonly id: TableId;
  readonly inviteKey: string | null;
  readonly onInvite: (renew: boolean) => void;
  /** Looks at the last game again; null: there has been none. */
  readonly onLook: (() => void) | null;
  readonly onHome: () => void;
}

/** The table while no game is on: who sits where, who else is to come, and what will be played. */
export function Gathering({ online, id, inviteKey, onInvite, onLook, onHome }: GatheringProps) {
  const { room, ask } = online;
  const { table } = room;
  const [open, setOpen] = useState<"menu" | "options" | null>(null);
  const [unread, look] = useUnread(room);
  const chat = useSeen(look);
  const host = isHost(room);
  const close = (): void => setOpen(null);
  if (table.phase.type === "closed")
    return <Closed {...{ id, inviteKey, onHome }} games={room.endedGames} />;
  const isMember = room.you.seat !== null || host;
  // Until everybody is there, sending the link is the one thing to do.
  const invitesFirst = isMember && inviteKey !== null && table.seats.includes(null);
  const invite = (
    <div key="invite" class="gathering-invite">
      <Parchment>
        <Invite
          inviteKey={inviteKey}
          first={invitesFirst}
          onAsk={isMember ? () => onInvite(false) : null}
          onRenew={host ? () => onInvite(true) : null}
        />
      </Parchment>
    </div>
  );
  return (
    <div class="gathering">
      <ConnectionStrip online={online} />
      <RefusalStrip online={online} />
      <PublishStrip online={online} />
      <ChangedStrip online={online} table={id} />
      <News room={room} />
      <Screen title={tableName(room)} tab={tabTitle(room)}>
        <p class="gathering-options">
          <span class="lobby-words">{optionText(table.options)}</span>
          {host && (
            <button type="button" class="button" onClick={() => setOpen("options")}>
              {t("gathering.change")}
            </button>
          )}
        </p>
        <OpennessSentence online={online} />
        <div class="gathering-parts">
          {invitesFirst && invite}
          <div class="gathering-chairs">
            <Parchment>
              <h2>{t("gathering.chairs")}</h2>
              <ol class="chairs plain-list">
                {table.config.seats.map((role, seat) => (
                  <Chair
                    key={role}
                    seat={seat as Seat}
                    {...{ role, room, ask }}
                    onRenew={() => onInvite(true)}
                  />
                ))}
              </ol>
              <p class="gathering-watchers">{t("gathering.watchers", { count: room.watchers })}</p>
              <Start online={online} />
            </Parchment>
            <nav class="lobby-way">
              {onLook !== null && <Button onClick={onLook}>{t("gathering.look")}</Button>}
              <Button onClick={() => setOpen("menu")}>{t("menu.open")}</Button>
              <a class="button" href={LOBBY}>
                {t("online.toLobby")}
              </a>
            </nav>
          </div>
          {!invitesFirst && invite}
          {table.options.chat && (
            <div class="gathering-chat" ref={chat}>
              <h2>{t("chat.title")}</h2>
              <Chat room={room} ask={ask} />
            </div>
          )}
        </div>
      </Screen>
      {unread > 0 && (
        <button
          type="button"
          class="button button-lamp gathering-unread"
          onClick={() => chat.current?.scrollIntoView({ block: "end" })}
        >
          {t("chat.unread", { count: unread })}
        </button>
      )}
      {open === "menu" && <TableMenu online={online} onClose={close} onOpen={null} />}
      {open === "options" && (
        <OptionsDialog
          options={table.options}
          onClose={close}
          onSave={(options) => {
            close();
            void ask({ type: "configure", options });
          }}
        />
      )}
    </div>
  );
}

/** Tells whether an element is on the screen: on a phone the chat is below the seats. */
function useSeen(onSeen: (isSeen: boolean) => void) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver(([entry]) => onSeen(entry?.isIntersecting === true), {
      threshold: 0.5,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [onSeen]);
  return element;
}

/** "(3/4) Anna’s table", as long as chairs are free. */
function tabTitle(room: Room): string {
  const { seats } = room.table;
  const taken = seats.filter((sitter) => sitter !== null).length;
  const name = tableName(room);
  return taken < seats.length ? `(${taken}/${seats.length}) ${name}` : name;
}

function OptionsDialog(props: {
  readonly options: TableOptions;
  readonly onClose: () => void;
  readonly onSave: (options: TableOptions) => void;
}) {
  const [draft, setDraft] = useState(() => draftOf(props.options));
  return (
    <Dialog
      title={t("gathering.options")}
      onClose={props.onClose}
      actions={
        <Button kind="lamp" onClick={() => props.onSave(optionsOf(draft))}>
          {t("gathering.save")}
        </Button>
      }
    >
      <Parchment>
        <TableForm draft={draft} onChange={setDraft} withBots={false} />
      </Parchment>
    </Dialog>
  );
}

interface ClosedProps extends Pick<GatheringProps, "id" | "inviteKey" | "onHome"> {
  readonly games: Room["endedGames"];
}

/** The games that were played to their end can still be watched. */
const Closed = (props: ClosedProps) => (
  <Screen title={t("online.closed.title")}>
    <div class="lobby-stack">
      <p role="status">{t("online.closed.text")}</p>
      <nav class="lobby-way">
        {props.games.map((no) => (
          <a
            key={no}
            class="button"
            href={replayRoute({ table: props.id, no, key: props.inviteKey })}
          >
            {t("online.closed.game", { no })}
          </a>
        ))}
      </nav>
      <div class="lobby-way">
        <a class="button button-lamp" href={LOBBY}>
          {t("online.toLobby")}
        </a>
        <Button onClick={props.onHome}>{t("notice.home")}</Button>
      </div>
    </div>
  </Screen>
);
