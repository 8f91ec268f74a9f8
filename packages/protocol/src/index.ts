export {
  ASSISTANTS,
  type Assistant,
  BOT_LEVELS,
  BOT_PACES,
  type BotLevel,
  COACH_GRADES,
  type CoachGrade,
  coachAt,
  concludes,
  LIVE_SECONDS,
  MAX_NAME,
  MAX_NOTES,
  MAX_SAID,
  PACE_DAYS,
} from "./choices.js";
export {
  addressedHello,
  type ClientMessage,
  type ClientRequest,
  clientRequest,
  type Hello,
  hello,
} from "./client.js";
export {
  BYE_CODES,
  type ByeCode,
  bytesOf,
  PROTOCOL_VERSION,
  padTo,
  padToBytes,
  REQUEST_STEP,
} from "./connection.js";
export {
  changedPerson,
  changedRelation,
  createdTable,
  httpError,
  invitation,
  type Me,
  me,
  movingCode,
  newPerson,
  newTable,
  type Relation,
  recovery,
  recoveryCode,
  type TableSummary,
  tableLists,
} from "./http.js";
export {
  gameAddress,
  invitationKey,
  type MessageId,
  messageId,
  type PlayerId,
  playerId,
  type TableId,
  tableId,
} from "./ids.js";
export { LANGUAGE_NAMES, LANGUAGES, type Language } from "./languages.js";
export type { Person } from "./names.js";
export {
  type AnyRefusal,
  type GameRefusal,
  HTTP_ERRORS,
  type HttpErrorCode,
  TABLE_REFUSALS,
  type TableRefusal,
  type TableRefusalCode,
} from "./refusal.js";
export { type Clock, type ServerMessage, serverMessage } from "./server.js";
export { SITE_PAGES, type SitePage } from "./sitePages.js";
export { ADDED_EVENTS, eventFor, knowsAll } from "./table/added.js";
export type { Ballot, Sitter, StampedEvent, StandInReason, TableEvent } from "./table/event.js";
export { gameConfig, type Pace, type TableOptions, tableOptions } from "./table/options.js";
export { evolveTable, KEPT_SAID, seatOfPlayer, shareDue, type TableState } from "./table/state.js";
