import type { Verification, Wrong } from "@inkognito/engine/record";
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import type { Eyes, Look } from "./eyes.js";
import type { About, FromReader, ToReader } from "./protocol.js";
import type { Trouble } from "./trouble.js";

/** The state of reading a recorded game. */
export type Reading =
  | { readonly status: "reading" }
  | { readonly status: "bad"; readonly trouble: Trouble }
  | {
      readonly status: "read";
      readonly about: About;
      readonly wrong: Wrong | null;
      readonly look: Look;
      /** Null: it is still being checked. */
      readonly verification: Verification | null;
    };

const READING: Reading = { status: "reading" };

function readingAfter(now: Reading, message: FromReader): Reading {
  switch (message.type) {
    case "bad":
      return { status: "bad", trouble: message.trouble };
    case "read": {
      const { about, wrong, look } = message;
      // A log that is wrong from its first event on has nothing that could be shown.
      if (look.seen.length === 0)
        return { status: "bad", trouble: { code: "field", path: "events" } };
      return { status: "read", about, wrong, look, verification: null };
    }
    case "verified":
      return now.status === "read" ? { ...now, verification: message.verification } : now;
    case "looked":
      return now.status === "read" ? { ...now, look: message.look } : now;
  }
}

/** A recorded game, read and checked in a worker; `text` null: there is none yet. */
export function useReader(
  text: string | null,
  key: string | null,
): readonly [Reading, (eyes: Eyes) => void] {
  const [reading, setReading] = useState<Reading>(READING);
  const worker = useRef<Worker | null>(null);
  useEffect(() => {
    setReading(READING);
    if (text === null) return;
    const started = new Worker(new URL("./reader.ts", import.meta.url), { type: "module" });
    worker.current = started;
    started.onmessage = ({ data }: MessageEvent<FromReader>) =>
      setReading((now) => readingAfter(now, data));
    started.onerror = () => setReading({ status: "bad", trouble: { code: "unreadable" } });
    started.postMessage({ type: "read", text, key } satisfies ToReader);
    return () => started.terminate();
  }, [text, key]);
  const see = useCallback(
    (eyes: Eyes) => worker.current?.postMessage({ type: "look", eyes } satisfies ToReader),
    [],
  );
  return [reading, see];
}
