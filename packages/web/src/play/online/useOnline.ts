import type { ByeCode, ServerMessage, TableId } from "@inkognito/protocol";
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { browserWorld, newEntropy, senseBrowser } from "../../net/browserWorld.js";
import { type Connection, connect } from "../../net/connection.js";
import type { Answer, Ask, Link, Refused, Standing } from "../../net/connectionState.js";
import type { Speed } from "../../shell/settings.js";
import { pauseBefore } from "../../table/pace.js";
import { type Draft, noteSender } from "./noteSender.js";
import { type Play, playOf } from "./play.js";
import { advance, follow, type Stage, waitingOf } from "./playback.js";
import { evolveRoom, type Room } from "./room.js";
import { sharing } from "./seedShare.js";

export interface AtTable {
  readonly status: "here";
  readonly room: Room;
  readonly standing: Standing;
  /** Something of mine has not been answered yet. */
  readonly sending: boolean;
  /** What the table, not the game, did not want to do. */
  readonly refusal: Refused | null;
  /** The game being played or played last; null: none yet. */
  readonly play: Play | null;
  ask(ask: Ask): Promise<Answer>;
  /** The refusal has been read. */
  forgive(): void;
}

export type Online =
  | { readonly status: "coming" }
  /** Nothing has ever been heard of it, and it is not for lack of trying. */
  | { readonly status: "waiting" }
  | { readonly status: "gone"; readonly why: ByeCode }
  | AtTable;

interface Held {
  readonly standing: Standing;
  readonly sending: boolean;
  readonly room: Room | null;
  readonly stage: Stage | null;
}

const NOTHING: Held = {
  standing: { type: "connecting" },
  sending: false,
  room: null,
  stage: null,
};

const hears = (held: Held, message: ServerMessage, now: number): Held => {
  const room = evolveRoom(held.room, message, now);
  const game = room?.game ?? null;
  if (game === null) return { ...held, room, stage: null };
  const isLookedAt = document.visibilityState === "visible";
  const stage = game === held.stage?.game ? held.stage : follow(held.stage, game, isLookedAt);
  return { ...held, room, stage };
};

/** A table on the server, as this page knows it, and what one can do there. */
export function useOnline(table: TableId, key: string | null, speed: Speed): Online {
  const [held, setHeld] = useState(NOTHING);
  const [refusal, setRefusal] = useState<Refused | null>(null);
  const connection = useRef<Connection | null>(null);
  const share = useRef<ReturnType<typeof sharing> | null>(null);

  const { room, stage } = held;
  const next = stage === null ? undefined : waitingOf(stage)[0];
  const viewer = stage?.game.viewer;
  const show = useCallback(
    (count: number) =>
      setHeld((now) => (now.stage === null ? now : { ...now, stage: advance(now.stage, count) })),
    [],
  );
  useEffect(() => {
    if (next === undefined || viewer === undefined) return;
    const timer = setTimeout(() => show(1), pauseBefore(next, viewer, speed));
    return () => clearTimeout(timer);
  }, [next, viewer, speed, show]);

  /** Shows no refusal. */
  const askQuietly = useCallback(
    async (wanted: Ask): Promise<Answer> =>
      (await connection.current?.ask(wanted)) ?? {
        ok: false,
        refusal: { code: "gone", rule: null },
      },
    [],
  );
  const ask = useCallback(
    async (wanted: Ask): Promise<Answer> => {
      setRefusal(null);
      const answer = await askQuietly(wanted);
      if (!answer.ok) setRefusal(answer.refusal);
      return answer;
    },
    [askQuietly],
  );

  const keep = useCallback(
    ({ game, text }: Draft) =>
      setHeld((now) => hears(now, { type: "notes", game, text }, Date.now())),
    [],
  );
  const notes = useNotes(room, askQuietly, keep);

  // After the notes: whoever leaves sends the last marks before the line is closed.
  useEffect(() => {
    setHeld(NOTHING);
    setRefusal(null);
    const onLink = ({ standing, pending }: Link): void =>
      setHeld((now) => ({ ...now, standing, sending: pending.length > 0 }));
    const onMessage = (message: ServerMessage): void =>
      setHeld((now) => hears(now, message, Date.now()));
    const opened = connect({ table, key }, { onLink, onMessage }, browserWorld);
    const stop = senseBrowser(opened);
    connection.current = opened;
    share.current = sharing(opened.ask, newEntropy);
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
    const { standing, sending } = held;
    if (room === null) {
      if (standing.type === "closed") return { status: "gone", why: standing.why };
      return { status: standing.type === "waiting" ? "waiting" : "coming" };
    }
    if (standing.type === "closed" && standing.why === "notHere") {
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
      standing,
      sending,
      refusal: ofGame ? null : refusal,
      play: stage === null ? null : playOf(room, stage, tools),
      ask,
      forgive: () => setRefusal(null),
    };
  }, [held, room, stage, refusal, notes, ask, show]);
}

/** What is being written stands above what the server has, until it has that too. */
function useNotes(
  room: Room | null,
  ask: (ask: Ask) => Promise<Answer>,
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
