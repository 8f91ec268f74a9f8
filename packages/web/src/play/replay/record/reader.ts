import { type Replayed, replayRecord, verifyRecord, webEd25519 } from "@inkognito/engine/record";
import { lookAt } from "./eyes.js";
import type { FromReader, ToReader } from "./protocol.js";
import { readRecord } from "./trouble.js";

/** Reads, plays again and checks a recorded game off the page's thread. The page gets what some eyes saw. */
let replayed: Replayed | null = null;

const post = (message: FromReader): void => self.postMessage(message);

self.onmessage = ({ data }: MessageEvent<ToReader>): void => {
  if (data.type === "look") {
    if (replayed !== null) post({ type: "looked", look: lookAt(replayed, data.eyes) });
    return;
  }
  void read(data.text, data.key);
};

async function read(text: string, key: string | null): Promise<void> {
  const parsed = readRecord(text);
  if (!parsed.ok) return post({ type: "bad", trouble: parsed.error });
  const record = parsed.value;
  replayed = replayRecord(record);
  const { config, players, match, commitment } = record;
  post({
    type: "read",
    about: { config, players, match, commitment },
    wrong: replayed.wrong,
    look: lookAt(replayed, "all"),
  });
  // A page without TLS has no `subtle`, whatever the types say.
  const { subtle } = crypto as { readonly subtle?: SubtleCrypto };
  const verification = await verifyRecord(record, webEd25519(subtle), key);
  post({ type: "verified", verification });
}
