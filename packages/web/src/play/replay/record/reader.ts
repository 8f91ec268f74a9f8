import {
  type GameRecord,
  type Replayed,
  replayRecord,
  verifyRecord,
  webEd25519,
} from "@inkognito/engine/record";
import { lookAt } from "./eyes.js";
import type { FromReader, ToReader } from "./protocol.js";
import { readRecord } from "./trouble.js";

/** Reads, plays again and checks a recorded game off the page's thread. The page gets what some eyes saw. */
let game: { readonly record: GameRecord; readonly replayed: Replayed } | null = null;

const post = (message: FromReader): void => self.postMessage(message);

self.onmessage = ({ data }: MessageEvent<ToReader>): void => {
  if (data.type === "look") {
    if (game === null) return;
    const { record, replayed } = game;
    post({ type: "looked", look: lookAt(replayed, record, data.eyes) });
    return;
  }
  void read(data.text, data.key);
};

async function read(text: string, key: string | null): Promise<void> {
  const parsed = readRecord(text);
  if (!parsed.ok) return post({ type: "bad", trouble: parsed.error });
  const record = parsed.value;
  const replayed = replayRecord(record);
  game = { record, replayed };
  const { config, players, match, commitment } = record;
  post({
    type: "read",
    about: { config, players, match, commitment },
    wrong: replayed.wrong,
    look: lookAt(replayed, record, "all"),
  });
  // A page without TLS has no `subtle`, whatever the types say.
  const { subtle } = crypto as { readonly subtle?: SubtleCrypto };
  const verification = await verifyRecord(record, webEd25519(subtle), key);
  post({ type: "verified", verification });
}
