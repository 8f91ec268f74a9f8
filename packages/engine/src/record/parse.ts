import { MATCH_POINTS } from "../card/play/match.js";
import { err, ok, type Result } from "../core/result.js";
import { type GameConfig, parseConfig } from "../games/index.js";
import {
  BadRecord,
  canonical,
  isList,
  isObject,
  type Json,
  type JsonObject,
  parseJson,
  type RecordError,
} from "./json.js";
import {
  type GameRecord,
  RECORD_FORMAT,
  RECORD_VERSION,
  type RecordedMatch,
  type RecordedPlayer,
  type RecordSignature,
} from "./record.js";
import { EVENT_TYPES } from "./requests.js";
import { keyIdOf } from "./signature.js";

const HASH = /^[0-9a-f]{64}$/;
const SIGNATURE = /^[0-9a-f]{128}$/;
const VERSION = /^\d{1,5}\.\d{1,5}\.\d{1,5}$/;
const LEVEL = /^[a-zA-Z]{1,30}$/;
const MOST_EVENTS = 100_000;
const MOST_ENTROPY = 100;
const ENTROPY_LENGTH = 1_000;
const NAME_LENGTH = 80;
const MOST_GAMES = 1_000;

/** Control and format characters could move a cursor or reverse what stands beside a name. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/**
 * A file into a record: every field there and of its kind, nothing else beside. Whether the game in
 * it can have happened is another question (`verifyRecord`).
 */
export function parseRecord(text: string): Result<GameRecord, RecordError> {
  try {
    return ok(recordFrom(parseJson(text)));
  } catch (error) {
    if (error instanceof BadRecord) return err(error.error);
    throw error;
  }
}

function recordFrom(value: Json): GameRecord {
  // First of all what it is: a complaint about a missing field would not help.
  const { format, version } = isObject(value) ? value : {};
  if (format !== RECORD_FORMAT) {
    throw new BadRecord("format", `not a game of ours ("${RECORD_FORMAT}")`);
  }
  if (version !== RECORD_VERSION) {
    throw new BadRecord("version", `this program reads version ${RECORD_VERSION}`);
  }
  const at = fieldsOf(value, "file", [
    ...["format", "version", "engine", "config", "players", "match", "commitment", "entropy"],
    ...["seed", "events", "digest", "signature"],
  ]);
  const config = configFrom(at("config"));
  const seats = config.seats.length;
  return {
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    engine: matching(at("engine"), "engine", VERSION, "a version like 1.2.3"),
    config,
    players: listOf(at("players"), "players", playerFrom, { least: seats, most: seats }),
    match: at("match") === null ? null : matchFrom(at("match"), config),
    commitment: hashFrom(at("commitment"), "commitment"),
    entropy: listOf(at("entropy"), "entropy", entropyFrom, { most: MOST_ENTROPY }),
    seed: hashFrom(at("seed"), "seed"),
    events: listOf(at("events"), "events", (each, path) => eventFrom(each, path, config), {
      most: MOST_EVENTS,
    }),
    digest: hashFrom(at("digest"), "digest"),
    signature: at("signature") === null ? null : signatureFrom(at("signature")),
  };
}

function configFrom(value: Json): GameConfig {
  const config = parseConfig(value);
  if (!config.ok) throw new BadRecord(`config.${config.error.field}`, "no such table");
  // What the engine leaves aside would be in the file and mean nothing.
  if (canonical(config.value as unknown as Json) !== canonical(value)) {
    throw new BadRecord("config", "more than a config");
  }
  return config.value;
}

function playerFrom(value: Json, path: string): RecordedPlayer {
  const { type } = isObject(value) ? value : {};
  if (type === "bot") {
    const level = fieldsOf(value, path, ["type", "level"])("level");
    return { type: "bot", level: matching(level, `${path}.level`, LEVEL, "a bot's level") };
  }
  const at = fieldsOf(value, path, ["type", "name"]);
  if (type !== "person") throw new BadRecord(`${path}.type`, '"person" or "bot"');
  const name = at("name");
  return { type: "person", name: name === null ? null : nameFrom(name, `${path}.name`) };
}

function nameFrom(value: Json, path: string): string {
  const name = textOf(value, path, NAME_LENGTH);
  // A joiner makes one picture of two.
  if (UNSEEN.test(name.replaceAll("\u200d", ""))) throw new BadRecord(path, "unseen characters");
  return name;
}

/** C9.1: every game before gave at least one point, and no seat had three. */
function matchFrom(value: Json, { game, seats }: GameConfig): RecordedMatch {
  const at = fieldsOf(value, "match", ["game", "points"]);
  if (game !== "card") throw new BadRecord("match", "only card games make a match");
  const number = wholeFrom(at("game"), "match.game", 1, MOST_GAMES);
  const size = { least: seats.length, most: seats.length };
  const points = listOf(at("points"), "match.points", pointsFrom, size);
  const sum = points.reduce((all, each) => all + each, 0);
  const before = number - 1;
  if (sum < before || sum > before * (seats.length - 1)) {
    throw new BadRecord("match.points", "not what so many games give");
  }
  return { game: number, points };
}

function eventFrom(value: Json, path: string, { game }: GameConfig): JsonObject {
  if (!isObject(value)) throw new BadRecord(path, "not an event");
  const { type } = value as { readonly type?: Json };
  if (typeof type !== "string" || !EVENT_TYPES[game].includes(type)) {
    throw new BadRecord(`${path}.type`, `no event of the ${game} game`);
  }
  return value;
}

function signatureFrom(value: Json): RecordSignature {
  const at = fieldsOf(value, "signature", ["algorithm", "key", "publicKey", "value"]);
  if (at("algorithm") !== "Ed25519") throw new BadRecord("signature.algorithm", '"Ed25519"');
  const publicKey = hashFrom(at("publicKey"), "signature.publicKey");
  const key = keyIdOf(publicKey);
  if (at("key") !== key) throw new BadRecord("signature.key", "not the id of the public key");
  const signed = matching(at("value"), "signature.value", SIGNATURE, "128 hexadecimal digits");
  return { algorithm: "Ed25519", key, publicKey, value: signed };
}

/** An object with exactly these fields. */
function fieldsOf(value: Json, path: string, keys: readonly string[]): (key: string) => Json {
  const place = (key: string): string => (path === "file" ? key : `${path}.${key}`);
  if (!isObject(value)) throw new BadRecord(path, "not an object");
  for (const key of keys)
    if (!Object.hasOwn(value, key)) throw new BadRecord(place(key), "missing");
  if (Object.keys(value).some((key) => !keys.includes(key))) {
    throw new BadRecord(path, `has more than ${keys.join(", ")}`);
  }
  return (key) => value[key] as Json;
}

function listOf<T>(
  value: Json,
  path: string,
  item: (each: Json, path: string) => T,
  { least = 0, most }: { readonly least?: number; readonly most: number },
): readonly T[] {
  if (!isList(value)) throw new BadRecord(path, "not a list");
  if (value.length > most || value.length < least) {
    throw new BadRecord(path, least === most ? `not ${most} entries` : `more than ${most} entries`);
  }
  return value.map((each, i) => item(each, `${path}[${i}]`));
}

const entropyFrom = (value: Json, path: string): string => textOf(value, path, ENTROPY_LENGTH);

const pointsFrom = (value: Json, path: string): number =>
  wholeFrom(value, path, 0, MATCH_POINTS - 1);

function textOf(value: Json, path: string, most: number): string {
  if (typeof value !== "string") throw new BadRecord(path, "not a text");
  if (value === "" || value.length > most) throw new BadRecord(path, `1 to ${most} characters`);
  return value;
}

function matching(value: Json, path: string, pattern: RegExp, what: string): string {
  if (typeof value !== "string" || !pattern.test(value)) throw new BadRecord(path, `not ${what}`);
  return value;
}

const hashFrom = (value: Json, path: string): string =>
  matching(value, path, HASH, "64 hexadecimal digits");

function wholeFrom(value: Json, path: string, least: number, most: number): number {
  if (typeof value !== "number" || value < least || value > most) {
    throw new BadRecord(path, `not a number from ${least} to ${most}`);
  }
  return value;
}
