import type { ByeCode, ServerMessage, TableId } from "@inkognito/protocol";
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { browserWorld, newEntropy, senseBrowser } from "../../net/browserWorld.js";
import { type Connection, connect } from "../../net/connection.js";
import type {
  ConnectionState,
  ConnectionStatus,
  Reply,
  RequestRefusal,
  TableRequest,
} from "../../net/connectionState.js";
import type { Speed } from "../../shell/settings.js";
import type { ShownGame } from "../../table/feed/channel.js";
import { advance, catchUp, type Feed, showAll } from "../../table/feed/feed.js";
import { useFeed } from "../../table/feed/useFeed.js";
import { type Draft, noteSender } from "./noteSender.js";
import { playOf } from "./play.js";
import { evolveRoom, type Room, showMore } from "./room.js";
import { seedSharing } from "./seedShare.js";

export interface AtTable {
  readonly status: "here";
  readonly room: Room;
  readonly connectionStatus: ConnectionStatus;
  /** Something of mine has not been answered yet. */
  readonly sending: boolean;
  /** A refusal by the table, not by the game. */
  readonly refusal: RequestRefusal | null;
  /** The game being played or played last; null: none yet. */
  readonly play: ShownGame | null;
  /** The game before it, whose end may still be looked at. */
  readonly previous: ShownGame | null;
  ask(ask: TableRequest): Promise<Reply>;
  /** Hides the refusal. */
  forgive(): void;
  /** Does not wait any longer for the next attempt to connect. */
  tryNow(): void;
}

export type Online =
  | { readonly status: "coming" }
  /** The server has not answered yet, after at least one failed attempt. */
  | { readonly status: "waiting"; readonly tryNow: () => void }
  | { readonly status: "gone"; readonly why: ByeCode; readonly removed: boolean }
  | AtTable;

interface ClientState {
  readonly connectionStatus: ConnectionStatus;
  readonly sending: boolean;
  readonly room: Room | null;
}

const INITIAL: ClientState = {
  connectionStatus: { type: "connecting" },
  sending: false,
  room: null,
};

function receive(state: ClientState, message: ServerMessage, now: number): ClientState {
  const room = evolveRoom(state.room, message, now);
  if (room === null || room.game === state.room?.game) return { ...state, room };
  const isHidden = document.visibilityState !== "visible";
  return { ...state, room: showMore(room, (feed) => catchUp(feed, { isHidden })) };
}

/** A table on the server, as this page knows it, and what one can do there. */
export function useOnline(table: TableId, key: string | null, speed: Speed): Online {
  const [state, setState] = useState(INITIAL);
  const [refusal, setRefusal] = useState<RequestRefusal | null>(null);
  const connection = useRef<Connection | null>(null);
  const share = useRef<ReturnType<typeof seedSharing> | null>(null);

  const { room } = state;
  const show = useCallback(
    (more: (feed: Feed) => Feed) =>
      setState((now) => (now.room === null ? now : { ...now, room: showMore(now.room, more) })),
    [],
  );
  const onNext = useCallback(() => show(advance), [show]);
  const clockRuns =
    room?.clocks.some(({ seat, due }) => seat === room.you.seat && due !== null) ?? false;
  const pace = { speed, recorded: false, clockRuns };
  const since = useFeed(room?.game?.feed ?? null, pace, onNext);

  /** Like `ask`, but shows no refusal. */
  const askQuietly = useCallback(
    async (wanted: TableRequest): Promise<Reply> =>
      (await connection.current?.ask(wanted)) ?? {
        ok: false,
        refusal: { code: "gone", rule: null },
      },
    [],
  );
  const ask = useCallback(
    async (wanted: TableRequest): Promise<Reply> => {
      setRefusal(null);
      const answer = await askQuietly(wanted);
      if (!answer.ok) setRefusal(answer.refusal);
      return answer;
    },
    [askQuietly],
  );

  const keep = useCallback(
    ({ game, text }: Draft) =>
      setState((now) => receive(now, { type: "notes", game, text }, Date.now())),
    [],
  );
  const notes = useNotes(room, askQuietly, keep);

  // After the notes: on leaving, the last marks are sent before the socket is closed.
  useEffect(() => {
    setState(INITIAL);
    setRefusal(null);
    const onState = ({ status, pending }: ConnectionState): void =>
      setState((now) => ({ ...now, connectionStatus: status, sending: pending.length > 0 }));
    const onMessage = (message: ServerMessage): void =>
      setState((now) => receive(now, message, Date.now()));
    const opened = connect({ table, key }, { onState, onMessage }, browserWorld);
    const stop = senseBrowser(opened);
    connection.current = opened;
    share.current = seedSharing(opened.ask, newEntropy);
    return () => {
      stop();
      opened.close();
      connection.current = null;
    };
  }, [table, key]);

  const tryNow = useCallback(() => connection.current?.sense("hopeful"), []);

  useEffect(() => {
    if (room !== null) share.current?.(room);
  }, [room]);

  return useMemo((): Online => {
    const { connectionStatus, sending } = state;
    if (room === null) {
      if (connectionStatus.type === "closed") {
        return { status: "gone", why: connectionStatus.why, removed: false };
      }
      return connectionStatus.type === "waiting"
        ? { status: "waiting", tryNow }
        : { status: "coming" };
    }
    if (connectionStatus.type === "closed" && connectionStatus.why === "notHere") {
      // A player who was here may know it; strangers are told nothing.
      const removed = room.table.removed.includes(room.you.player);
      return { status: "gone", why: "notHere", removed };
    }
    const refusedByGame = refusal !== null && refusal.rule !== null ? refusal : null;
    const tools = {
      ask: (request: TableRequest) => void ask(request),
      since,
      skip: () => show(advance),
      hurry: () => show(showAll),
      refusal: refusedByGame,
      notes,
    };
    return {
      status: "here",
      room,
      connectionStatus,
      sending,
      refusal: refusedByGame === null ? refusal : null,
      play: playOf(room, tools),
      previous: playOf(
        room,
        { ...tools, since: room.previous?.feed.shown.length ?? 0, refusal: null, notes: null },
        room.previous,
      ),
      ask,
      forgive: () => setRefusal(null),
      tryNow,
    };
  }, [state, room, since, refusal, notes, ask, show, tryNow]);
}

/** The draft is shown in place of the server's notes until the server has it, too. */
function useNotes(
  room: Room | null,
  ask: (ask: TableRequest) => Promise<Reply>,
  keep: (kept: Draft) => void,
) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const sender = useMemo(
    () =>
      noteSender(ask, (kept) => {
        keep(kept);
        setDraft((now) => (now === kept ? null : now));
      }),
    [ask, keep],
  );
  useEffect(() => {
    addEventListener("pagehide", sender.flush);
    return () => {
      removeEventListener("pagehide", sender.flush);
      sender.flush();
    };
  }, [sender]);
  const game = room?.game?.game ?? 0;
  const kept = room?.notes ?? null;
  return useMemo(
    () => ({
      text: draft?.game === game ? draft.text : kept,
      write: (text: string) => {
        const written = { game, text };
        setDraft(written);
        sender.write(written);
      },
    }),
    [draft, game, kept, sender],
  );
}
