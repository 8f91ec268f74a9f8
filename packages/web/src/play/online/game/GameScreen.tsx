import { awaitedIn } from "@inkognito/engine/games";
import type { Clock, TableId } from "@inkognito/protocol";
import { useEffect, useMemo, useState } from "preact/hooks";
import { GameTable } from "../../../games/index.js";
import { t, useTranslated } from "../../../i18n/i18n.js";
import { MyTables } from "../../../lobby/Lobby.js";
import { LOBBY, replayRoute } from "../../../shell/route.js";
import { useSettings } from "../../../shell/settings.js";
import { type TableExtras, TableExtrasContext } from "../../../table/extras.js";
import type { ShownGame } from "../../../table/feed/channel.js";
import { capital } from "../../../table/names.js";
import { Button } from "../../../ui/Button.js";
import { Dialog } from "../../../ui/Dialog.js";
import { Parchment } from "../../../ui/Parchment.js";
import type { GameFile } from "../../replay/record/gameFile.js";
import { WithGameFile } from "../../replay/record/WithGameFile.js";
import { Chat, useUnread } from "../Chat.js";
import { Invite } from "../Invite.js";
import { Answer, offerWords, StartNow, StartWithout } from "../NextGame.js";
import { Openness } from "../Openness.js";
import { playOn } from "../offer.js";
import { isBetweenGames, isHost, isPaused, mayAct, mayPlayAgain } from "../play.js";
import { type Room, tableName } from "../room.js";
import { ChangedStrip } from "../strips/ChangedStrip.js";
import { NewsInGame } from "../strips/News.js";
import {
  ConnectionStrip,
  PauseStrip,
  RefusalStrip,
  StandInStrip,
  Strip,
} from "../strips/Strips.js";
import { VoteStrips } from "../strips/Votes.js";
import { type TableDialog, TableMenu } from "../TableMenu.js";
import { useNow } from "../useNow.js";
import type { AtTable } from "../useOnline.js";
import { useAttention } from "./attention.js";
import "../online.css";
import type { Seat } from "@inkognito/engine/core";
import { timeLeft, timeWords } from "../clock.js";
import "./signs.css";

interface GameScreenProps {
  readonly online: AtTable;
  /** The game being played or played last, or the one before it, whose end is still looked at. */
  readonly play: ShownGame;
  /** Its number. */
  readonly game: number;
  /** To the game that has begun meanwhile; null: none has. */
  readonly onNext: (() => void) | null;
  readonly table: TableId;
  readonly inviteKey: string | null;
  readonly onHome: () => void;
  /** Finds out the link for others, or makes another one. */
  readonly onInvite: (renew: boolean) => void;
  /** Back to the chairs, once the game is over. */
  readonly onChairs: () => void;
}

/** A game with other people: the same table as on one device, and what happens around it. */
export function GameScreen(props: GameScreenProps) {
  const { online, play, game } = props;
  const { room } = online;
  const [dialog, setDialog] = useState<"menu" | TableDialog | null>(null);
  const close = (): void => setDialog(null);
  const [unread, look] = useUnread(room);
  // Every game begins at the table, not in the talk of the last one.
  useEffect(() => look(false), [game, look]);
  const decides = mayAct(room);
  const awaited = isAwaited(play) && decides;
  useAttention(props.table, awaited);
  const talks = room.table.options.chat;
  const paused = isPaused(room);
  const gameName = capital(t(`choice.game.${play.game}`));
  const extras = useTranslated(
    (): TableExtras => ({
      title: [...(awaited ? [t("attention.turn")] : []), tableName(room), gameName].join(" · "),
      bar: (
        <>
          <Openness room={room} />
          <Button onClick={() => setDialog("menu")}>{t("menu.open")}</Button>
        </>
      ),
      aboutSeat: (seat) => <SeatSign room={room} seat={seat} />,
      paused,
      endsTurns: decides,
      guide: null,
      talk: talks
        ? {
            title: unread === 0 ? t("chat.title") : t("chat.unread", { count: unread }),
            panel: <Chat room={room} ask={online.ask} />,
            onLook: look,
          }
        : null,
    }),
    [awaited, decides, room, gameName, paused, online.ask, talks, unread, look],
  );
  const file = useFile(props.table, game, props.inviteKey);
  return (
    <TableExtrasContext.Provider value={extras}>
      <div class="online">
        <ConnectionStrip online={online} />
        <RefusalStrip online={online} />
        <NewsInGame room={room} />
        <StandInStrip online={online} />
        <PauseStrip online={online} />
        <VoteStrips online={online} />
        <ChangedStrip online={online} table={props.table} />
        <AfterStrip {...props} />
        <WithGameFile file={file}>
          <Table {...props} />
        </WithGameFile>
        {dialog === "menu" && <TableMenu online={online} onClose={close} onOpen={setDialog} />}
        {dialog === "invite" && <InviteDialog {...props} onClose={close} />}
        {dialog === "tables" && (
          <Dialog title={t("lobby.mine")} onClose={close}>
            <MyTables except={props.table} />
          </Dialog>
        )}
      </div>
    </TableExtrasContext.Provider>
  );
}

/** The link for others, without leaving the game. */
function InviteDialog(props: GameScreenProps & { readonly onClose: () => void }) {
  const { online, inviteKey, onInvite, onClose } = props;
  const host = isHost(online.room);
  return (
    <Dialog title={t("menu.invite")} onClose={onClose}>
      <Parchment>
        <Invite
          inviteKey={inviteKey}
          first={false}
          onAsk={online.room.you.seat !== null || host ? () => onInvite(false) : null}
          onRenew={host ? () => onInvite(true) : null}
        />
      </Parchment>
    </Dialog>
  );
}

/** What has ended on the server: it has the file, with its signature. */
function useFile(table: TableId, no: number, key: string | null): GameFile {
  return useMemo(() => {
    const address = { table, no, key };
    const source = () => import("../../replay/record/fetchGame.js");
    return {
      text: async () => {
        const found = await (await source()).fetchGame(address);
        if ("text" in found) return found.text;
        if (found.trouble.code === "offline") throw new Error("there is no network");
        return null;
      },
      key: async () => (await source()).serverKey(),
      name: `inkognito-${table}-${no}.json`,
      route: replayRoute(address),
      address,
    };
  }, [table, no, key]);
}

/** Is something asked of me, as far as I have been shown? */
function isAwaited({ game, session, watched }: ShownGame): boolean {
  if (session === null || watched.catchingUp) return false;
  return awaitedIn(game, watched.view).includes(session.seat);
}

/** After the game: whether there is another one, and who wants it; while it is on, that one only watches. */
function AfterStrip({ online, play, onChairs, onNext }: GameScreenProps) {
  const { room } = online;
  if (onNext !== null) {
    // A player for whom a bot plays is told so, and comes back, by another strip.
    if (room.you.seat !== null) return null;
    return (
      <Strip
        action={
          <Button kind="lamp" onClick={onNext}>
            {t("next.join")}
          </Button>
        }
      >
        {t("next.begun")}
      </Strip>
    );
  }
  const ended = play.watched.view.table.phase.type === "ended";
  if (!ended && isBetweenGames(room.table)) {
    return (
      <Strip
        action={
          <Button kind="lamp" onClick={onChairs}>
            {t("online.chairs")}
          </Button>
        }
      >
        {t("vote.end.over")}
      </Strip>
    );
  }
  if (!ended) return play.session !== null ? null : <Strip>{t("online.watching")}</Strip>;
  if (room.table.phase.type === "closed") {
    const way = (
      <a class="button button-lamp" href={LOBBY}>
        {t("online.toLobby")}
      </a>
    );
    return <Strip action={way}>{t("online.closed.text")}</Strip>;
  }
  if (!isBetweenGames(room.table)) return null;
  return (
    <Strip
      action={
        <>
          {/* Yes is the large button of the end screen. */}
          <Answer online={online} offered={false} />
          <StartNow online={online} />
          <StartWithout online={online} />
          <Button onClick={onChairs}>{t("online.chairs")}</Button>
        </>
      }
    >
      {offerWords(online)}
    </Strip>
  );
}

function Table({ online, play, game, onNext, onHome }: GameScreenProps) {
  const { settings } = useSettings();
  const still = settings.speed === "instant" || matchMedia("(prefers-reduced-motion)").matches;
  const { room, ask } = online;
  const onAgain = onNext === null && mayPlayAgain(room) ? () => void ask(playOn(true)) : null;
  // A game of a match, or another chair, begins with everything anew.
  const key = `${game} ${play.watched.seat}`;
  return <GameTable key={key} shown={play} {...{ still, onHome, onAgain }} />;
}

/** A sign at a seat: a bot stands in, the time left, or that the player is away. */
function SeatSign({ room, seat }: { readonly room: Room; readonly seat: Seat }) {
  const { table, clocks, offset, present } = room;
  if (table.phase.type !== "playing") return null;
  const sitter = table.seats[seat];
  if (table.standIns[seat] != null) return <span class="sign">{t("sign.standIn")}</span>;
  const clock = clocks.find((each) => each.seat === seat);
  const isAway = sitter?.type === "player" && !present.includes(sitter.player);
  return (
    <>
      {clock !== undefined && <ClockSign clock={clock} offset={offset} />}
      {isAway && <span class="sign">{t("sign.away")}</span>}
    </>
  );
}

/** Counts down by itself, so that the table need not be drawn every second. */
function ClockSign({ clock, offset }: { readonly clock: Clock; readonly offset: number }) {
  const now = useNow(clock.due !== null);
  const left = timeLeft(clock, now + offset);
  if (left === null) return null;
  const { short, long } = timeWords(left);
  return (
    <span class={left < 15_000 ? "sign sign-late" : "sign"} role="timer">
      <span aria-hidden="true">{short}</span>
      <span class="unseen">{t("sign.left", { time: long })}</span>
    </span>
  );
}
