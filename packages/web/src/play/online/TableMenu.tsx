import type { Seat } from "@inkognito/engine/core";
import { type PlayerId, type Relation, seatOfPlayer } from "@inkognito/protocol";
import { useState } from "preact/hooks";
import { t } from "../../i18n/i18n.js";
import { relationTo, usePerson } from "../../lobby/person.js";
import { LOBBY } from "../../shell/route.js";
import { Button } from "../../ui/Button.js";
import { Dialog } from "../../ui/Dialog.js";
import { notificationState } from "./game/attention.js";
import { isHost } from "./play.js";
import { mayVoteAbout, nameOf, type Room, votingSeats } from "./room.js";
import { HostAway, PlayerAway } from "./strips/Away.js";
import type { AtTable } from "./useOnline.js";

interface TableMenuProps {
  readonly online: AtTable;
  readonly onClose: () => void;
  /** Opens what is beside the chairs before a game; null: it is on the page already. */
  readonly onOpen: ((what: TableDialog) => void) | null;
}

export type TableDialog = "invite" | "tables";

/** What can be done about the table, and about the people at it. */
export function TableMenu({ online, onClose, onOpen }: TableMenuProps) {
  const { room, ask } = online;
  const { table, you } = room;
  const others = table.seats.flatMap((sitter) =>
    sitter?.type === "player" && sitter.player !== you.player ? [sitter.player] : [],
  );
  const host = isHost(room);
  const playing = table.phase.type === "playing";
  const leave = async (): Promise<void> => {
    const answer = await ask({ type: "leave" });
    if (answer.ok) location.hash = LOBBY;
  };
  return (
    <Dialog title={t("menu.title")} onClose={onClose}>
      {others.length > 0 && (
        <ul class="menu-people plain-list">
          {others.map((player) => (
            <MenuPerson key={player} {...{ online, player }} />
          ))}
        </ul>
      )}
      {onOpen !== null && (
        <div class="menu-row">
          <Button onClick={() => onOpen("invite")}>{t("menu.invite")}</Button>
          <Button onClick={() => onOpen("tables")}>{t("lobby.mine")}</Button>
        </div>
      )}
      <HostAway online={online} kind="plain" />
      {playing && you.seat !== null && <OwnTools online={online} seat={you.seat} />}
      {you.seat !== null && votingSeats(room).includes(you.seat) && (
        <Twice
          label={t("vote.end")}
          warning={t("vote.end.warning")}
          onYes={() => void ask({ type: "vote", ballot: { type: "end" }, wanted: true })}
        />
      )}
      <Notifications />
      {(you.seat !== null || host) && (
        <Twice
          label={t("menu.leave")}
          warning={t(playing ? "menu.leave.playing" : "menu.leave.gathering")}
          onYes={leave}
        />
      )}
      {host && (!playing || isAlone(room)) && (
        <Twice
          label={t("menu.closeTable")}
          warning={t("menu.closeTable.warning")}
          onYes={() => void ask({ type: "close" })}
        />
      )}
    </Dialog>
  );
}

/** Have all other people left the game? Then the host can close it. */
const isAlone = ({ table, you }: Room): boolean =>
  table.seats.every(
    (sitter, seat) =>
      sitter?.type !== "player" || sitter.player === you.player || table.standIns[seat] === "left",
  );

/** What has consequences is asked twice. */
function Twice(props: {
  readonly label: string;
  readonly warning: string;
  readonly onYes: () => void;
}) {
  const [asking, setAsking] = useState(false);
  if (!asking) return <Button onClick={() => setAsking(true)}>{props.label}</Button>;
  return (
    <fieldset class="menu-twice">
      <legend class="unseen">{props.label}</legend>
      <p role="alert">{props.warning}</p>
      <div class="menu-row">
        <Button onClick={() => setAsking(false)}>{t("menu.no")}</Button>
        <Button onClick={props.onYes}>{t("menu.yes")}</Button>
      </div>
    </fieldset>
  );
}

/** Asks for a pause, or for a bot to stand in for me. */
function OwnTools({ online, seat }: { readonly online: AtTable; readonly seat: Seat }) {
  const { room, ask } = online;
  const { phase, pauseWanted, standIns } = room.table;
  if (standIns[seat] != null || phase.type !== "playing") return null;
  const wanted = pauseWanted.includes(seat);
  const pause = phase.paused ? "goOn" : "ask";
  return (
    <div class="menu-row">
      <Button onClick={() => void ask({ type: "pause", wanted: !wanted })}>
        {t(wanted ? "pause.withdraw" : `pause.${pause}`)}
      </Button>
      <Button onClick={() => void ask({ type: "standIn", seat })}>{t("standIn.ask")}</Button>
    </div>
  );
}

const RELATIONS = ["none", "muted", "blocked"] as const satisfies readonly Relation[];

function MenuPerson(props: { readonly online: AtTable; readonly player: PlayerId }) {
  const { online, player } = props;
  const { room, ask } = online;
  const { table } = room;
  const person = usePerson();
  const name = nameOf(room, player) ?? t("online.gone");
  const playing = table.phase.type === "playing";
  return (
    <li>
      <b>{player === table.host ? `${name} · ${t("chair.host")}` : name}</b>
      <select
        aria-label={t("menu.relation", { name })}
        value={relationTo(person, player)}
        onChange={({ currentTarget }) => {
          const relation = RELATIONS.find((each) => each === currentTarget.value);
          if (relation !== undefined) void person.relate(player, relation);
        }}
      >
        {RELATIONS.map((relation) => (
          <option key={relation} value={relation}>
            {t(`menu.relation.${relation}`)}
          </option>
        ))}
      </select>
      <PlayerAway {...{ online, player }} />
      <VoteAbout {...{ online, player }} />
      {isHost(room) && !playing && (
        <Button onClick={() => void ask({ type: "handOver", to: player })}>
          {t("menu.handOver", { name })}
        </Button>
      )}
    </li>
  );
}

/** The others together can let a bot play for a player. */
function VoteAbout({ online, player }: { readonly online: AtTable; readonly player: PlayerId }) {
  const { room, ask } = online;
  const seat = mayVoteAbout(room, seatOfPlayer(room.table, player));
  if (seat === null || room.you.seat === null) return null;
  if (room.table.standInWanted[seat]?.includes(room.you.seat) === true) return null;
  const ballot = { type: "standIn", seat } as const;
  const name = nameOf(room, player) ?? t("online.gone");
  return (
    <Button onClick={() => void ask({ type: "vote", ballot, wanted: true })}>
      {t("vote.standIn", { name })}
    </Button>
  );
}

/** The browser asks only whom we have asked first. */
function Notifications() {
  const [state, setState] = useState(notificationState);
  if (state !== "ask") {
    return state === "on" ? <p class="menu-note">{t("attention.on")}</p> : null;
  }
  const allow = async (): Promise<void> => {
    await Notification.requestPermission();
    setState(notificationState());
  };
  return <Button onClick={allow}>{t("attention.allow")}</Button>;
}
