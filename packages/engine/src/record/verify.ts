import { commitmentTo } from "../core/chance.js";
import { digestOf, type GameRecord } from "./record.js";
import { replayRecord, type Wrong } from "./replay.js";
import { checkSignature, type Ed25519, type SignatureFinding } from "./signature.js";

/** What was found about all draws, or about all moves. */
export type Finding =
  | { readonly type: "right"; readonly count: number }
  | { readonly type: "wrong"; readonly event: number; readonly why: Wrong | "commitment" }
  /** Right as far as it could be looked at; the event after that is wrong in another way. */
  | { readonly type: "unchecked"; readonly after: number };

/** Four separate questions about one file. */
export interface Verification {
  /** The digest is that of the content. */
  readonly intact: boolean;
  /** The commitment is the seed's, and every draw is the one that follows from it. */
  readonly draws: Finding;
  /** Every event is what the rules make of a player's request, and the game has ended. */
  readonly moves: Finding;
  readonly signature: SignatureFinding;
}

export async function verifyRecord(
  record: GameRecord,
  ed25519: Ed25519,
  key: string | null = null,
): Promise<Verification> {
  const { events, draws, wrong } = replayRecord(record);
  return {
    intact: digestOf(record) === record.digest,
    draws: drawsOf(record, draws, wrong),
    moves: findingOf("move", events.length, wrong),
    signature: await checkSignature(record, ed25519, key),
  };
}

/** Did everything hold? A file without a signature will do where none was asked for. */
export function isVerified(
  { intact, draws, moves, signature }: Verification,
  key: string | null,
): boolean {
  const signed = signature.type === "valid" || (signature.type === "none" && key === null);
  return intact && draws.type === "right" && moves.type === "right" && signed;
}

function drawsOf(record: GameRecord, count: number, wrong: Wrong | null): Finding {
  // The first event carries it.
  if (commitmentTo(record.seed) !== record.commitment) {
    return { type: "wrong", event: 1, why: "commitment" };
  }
  return findingOf("draw", count, wrong);
}

function findingOf(what: Wrong["what"], count: number, wrong: Wrong | null): Finding {
  if (wrong === null) return { type: "right", count };
  return wrong.what === what
    ? { type: "wrong", event: wrong.event, why: wrong }
    : { type: "unchecked", after: wrong.event - 1 };
}
