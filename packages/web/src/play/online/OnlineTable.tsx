import type { TableId } from "@inkognito/protocol";
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../../i18n/i18n.js";
import { botSeats, takeBotPlan } from "../../lobby/tableDraft.js";
import { Loading, Notice } from "../../shell/Notice.js";
import { LOBBY, tableRoute } from "../../shell/route.js";
import { useSettings } from "../../shell/settings.js";
import { readFromTab, writeToTab } from "../../shell/storage.js";
import { Button } from "../../ui/Button.js";
import { GameScreen } from "./game/GameScreen.js";
import { useCalls } from "./gathering/calls.js";
import { Gathering } from "./gathering/Gathering.js";
import { isBegunWithout } from "./offer.js";
import { isRemovedFrom, rememberRemoval } from "./removals.js";
import { type AtTable, useOnline } from "./useOnline.js";
import "./online.css";

interface OnlineTableProps {
  readonly table: TableId;
  /** From the invitation that led here; a person with a chair needs none. */
  readonly inviteKey: string | null;
  readonly onHome: () => void;
}

/** A table with other people: before the game, during it, and after it. */
export function OnlineTable({ table, inviteKey, onHome }: OnlineTableProps) {
  const { settings } = useSettings();
  // A newer inviteKey is for others: this page is in already.
  const [entryKey] = useState(inviteKey);
  const online = useOnline(table, entryKey, settings.speed);
  const removed = online.status === "gone" && online.removed;
  useEffect(() => {
    if (removed) rememberRemoval(table);
  }, [removed, table]);
  switch (online.status) {
    case "coming":
      return <Loading />;
    case "waiting":
      return (
        <Notice title={t("online.waiting.title")} text={t("online.waiting.text")}>
          <Button kind="lamp" onClick={online.tryNow}>
            {t("notice.tryNow")}
          </Button>
          <Button onClick={onHome}>{t("notice.home")}</Button>
        </Notice>
      );
    case "gone":
      return (
        <Notice
          title={t("online.closed.title")}
          text={t(
            online.removed || isRemovedFrom(table)
              ? "online.removed"
              : online.why === "version"
                ? "online.version"
                : `online.bye.${byeWord(online.why)}`,
          )}
        >
          {online.why === "notHere" ? (
            <a class="button button-lamp" href={LOBBY}>
              {t("online.toLobby")}
            </a>
          ) : (
            <Button kind="lamp" onClick={() => location.reload()}>
              {t("online.reload")}
            </Button>
          )}
          <Button onClick={onHome}>{t("notice.home")}</Button>
        </Notice>
      );
    case "here":
      return <Here online={online} table={table} inviteKey={inviteKey} onHome={onHome} />;
  }
}

const byeWord = (why: string): "notHere" | "trouble" => (why === "notHere" ? why : "trouble");

interface HereProps extends OnlineTableProps {
  readonly online: AtTable;
}

/** The game that this tab looks at: after a reload, its end is still there. */
const LOOKING = "inkognito.looking";

function lookedAt(table: TableId): number {
  const stored = readFromTab(LOOKING) as { table?: unknown; game?: unknown } | null;
  return stored?.table === table && typeof stored.game === "number" ? stored.game : 0;
}

function Here({ online, table, inviteKey, onHome }: HereProps) {
  const { room, play, previous } = online;
  const { phase, games } = room.table;
  const playing = phase.type === "playing";
  // A game that has ended is looked at by those who saw its end, until they have seen enough.
  const [looking, setLooking] = useState(() => lookedAt(table));
  useEffect(() => writeToTab(LOOKING, { table, game: looking }), [table, looking]);
  // What has begun without them does not take it from them. The table is told of it before the game is.
  const last = room.game?.game === looking ? play : previous;
  const isThere = room.game?.game === looking || room.previous?.game === looking;
  const isHeld = isThere && looking < games && isBegunWithout(room);
  useEffect(() => {
    if (playing && !isHeld) setLooking(games);
  }, [playing, isHeld, games]);
  usePlan(online, table);
  useCalls(table, room);
  const invite = async (renew: boolean): Promise<void> => {
    const answer = await online.ask({ type: "invite", renew });
    if (answer.ok && answer.key !== null) location.replace(tableRoute(table, answer.key));
  };
  const onChairs = (): void => setLooking(0);
  if (isHeld && last !== null) {
    const shown = { play: last, game: looking, onNext: () => setLooking(games) };
    return (
      <GameScreen {...{ online, table, inviteKey, onHome, onChairs, ...shown }} onInvite={invite} />
    );
  }
  if (play !== null && (playing || looking === room.game?.game)) {
    const shown = { play, game: room.game?.game ?? 0, onNext: null };
    return (
      <GameScreen {...{ online, table, inviteKey, onHome, onChairs, ...shown }} onInvite={invite} />
    );
  }
  return (
    <Gathering
      {...{ online, id: table, inviteKey, onHome }}
      onInvite={invite}
      onLook={play === null ? null : () => setLooking(room.game?.game ?? 0)}
    />
  );
}

/** The host of a new table sits down first, then the bots that the host asked for are placed. */
function usePlan({ room, ask }: AtTable, table: TableId): void {
  const done = useRef(false);
  useEffect(() => {
    if (done.current || room.table.host !== room.you.player) return;
    done.current = true;
    const plan = takeBotPlan(table);
    if (plan === null) return;
    const carryOut = async (): Promise<void> => {
      await ask({ type: "sit", seat: 0 });
      for (const seat of botSeats(room.table.config.seats, plan.bots)) {
        await ask({ type: "placeBot", seat, level: plan.level });
      }
    };
    void carryOut();
  }, [room, ask, table]);
}
