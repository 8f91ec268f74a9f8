/** Games as files: written, read, checked and played again, in whatever program. */
export { MAX_CHARACTERS, type RecordError } from "./json.js";
export { parseRecord } from "./parse.js";
export {
  digestOf,
  ENGINE_VERSION,
  formatRecord,
  type GameRecord,
  RECORD_FORMAT,
  RECORD_VERSION,
  type RecordedMatch,
  type RecordedPlayer,
  type RecordSignature,
  recordGame,
} from "./record.js";
export { type Replayed, replayRecord, type Wrong } from "./replay.js";
export {
  checkSignature,
  type Ed25519,
  keyIdOf,
  type SignatureFinding,
  type Subtle,
  signedMessage,
  signRecord,
  webEd25519,
} from "./signature.js";
export { type Finding, isVerified, type Verification, verifyRecord } from "./verify.js";
