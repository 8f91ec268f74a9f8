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
import { pauseBefore } from "../../table/pace.js";
import { type Draft, noteSender } from "./noteSender.js";
import { type Play, playOf } from "./play.js";
import { advance, follow, type Playback, waitingOf } from "./playback.js";
import { evolveRoom, type Room } from "./room.js";
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
  readonly play: Play | null;
  ask(ask: TableRequest): Promise<Reply>;
  /** Hides the refusal. */
  forgive(): void;
}

export type Online =
  | { readonly status: "coming" }
  /** The server has not answered yet, after at least one failed attempt. */
  | { readonly status: "waiting" }
  | { readonly status: "gone"; readonly why: ByeCode }
  | AtTable;

interface ClientState {
  readonly connectionStatus: ConnectionStatus;
  readonly sending: boolean;
  readonly room: Room | null;
  readonly playback: Playback | null;
}

const INITIAL: ClientState = {
  connectionStatus: { type: "connecting" },
  sending: false,
  room: null,
  playback: null,
};

const receive = (state: ClientState, message: ServerMessage, now: number): ClientState => {
  const room = evolveRoom(state.room, message, now);
  const game = room?.game ?? null;
  if (game === null) return { ...state, room, playback: null };
  const isLookedAt = document.visibilityState === "visible";
  const playback =
    game === state.playback?.game ? state.playback : follow(state.playback, game, isLookedAt);
  return { ...state, room, playback };
};

/** A table on the server, as this page knows it, and what one can do there. */
export function useOnline(table: TableId, key: string | null, speed: Speed): Online {
  const [state, setState] = useState(INITIAL);
  const [refusal, setRefusal] = useState<RequestRefusal | null>(null);
  const connection = useRef<Connection | null>(null);
  const share = useRef<ReturnType<typeof seedSharing> | null>(null);

  const { room, playback } = state;
  const next = playback === null ? undefined : waitingOf(playback)[0];
  const viewer = playback?.game.viewer;
  const show = useCallback(
    (count: number) =>
      setState((now) =>
        now.playback === null ? now : { ...now, playback: advance(now.playback, count) },
      ),
    [],
  );
  useEffect(() => {
    if (next === undefined || viewer === undefined) return;
    const timer = setTimeout(() => show(1), pauseBefore(next, viewer, speed));
    return () => clearTimeout(timer);
  }, [next, viewer, speed, show]);

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

  useEffect(() => {
    if (room !== null) share.current?.(room);
  }, [room]);

  return useMemo((): Online => {
    const { connectionStatus, sending } = state;
    if (room === null) {
      if (connectionStatus.type === "closed") return { status: "gone", why: connectionStatus.why };
      return { status: connectionStatus.type === "waiting" ? "waiting" : "coming" };
    }
    if (connectionStatus.type === "closed" && connectionStatus.why === "notHere") {
      return { status: "gone", why: "notHere" };
    }
    const ofGame = refusal?.rule != null;
    const tools = {
      act: (game: number, action: object) =>
        void ask({ type: "act", game, action: action as { type: string } }),
      hurry: () => show(Number.POSITIVE_INFINITY),
      start: () => void ask({ type: "start" }),
      refusal: ofGame ? refusal : null,
      notes,
    };
    return {
      status: "here",
      room,
      connectionStatus,
      sending,
      refusal: ofGame ? null : refusal,
      play: playback === null ? null : playOf(room, playback, tools),
      ask,
      forgive: () => setRefusal(null),
    };
  }, [state, room, playback, refusal, notes, ask, show]);
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
