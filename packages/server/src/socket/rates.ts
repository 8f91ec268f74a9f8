import { assertNever } from "@inkognito/engine/core";
import type { ClientRequest, PlayerId } from "@inkognito/protocol";
import type { Limits, Rate } from "../settings/limits.js";
import type { Time } from "../time/time.js";

/** A token bucket: a burst at once, then as many as refill. `now` in milliseconds. */
export class Bucket {
  readonly #rate: Rate;
  #tokens: number;
  #at: number;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#tokens = rate.burst;
    this.#at = now;
  }

  /** Takes one, if there is one. A clock that goes back gives nothing and takes nothing. */
  take(now: number): boolean {
    const { burst, perSecond } = this.#rate;
    const dripped = (Math.max(0, now - this.#at) / 1000) * perSecond;
    this.#tokens = Math.min(burst, this.#tokens + dripped);
    this.#at = Math.max(this.#at, now);
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }

  /** Is it like a new one? */
  isFull(now: number): boolean {
    const { burst, perSecond } = this.#rate;
    return this.#tokens + ((now - this.#at) / 1000) * perSecond >= burst;
  }
}

/** A bucket for each key; dropped when it is full again. */
export class Buckets {
  readonly #rate: Rate;
  readonly #buckets = new Map<string, Bucket>();

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  get size(): number {
    return this.#buckets.size;
  }

  take(key: string, now: number): boolean {
    let bucket = this.#buckets.get(key);
    if (bucket === undefined) {
      bucket = new Bucket(this.#rate, now);
      this.#buckets.set(key, bucket);
    }
    return bucket.take(now);
  }

  sweep(now: number): void {
    for (const [key, bucket] of this.#buckets) {
      if (bucket.isFull(now)) this.#buckets.delete(key);
    }
  }
}

type RateLimits = Pick<Limits, "messages" | "patience" | "chat" | "notes" | "changes">;

/** `tooFast`: the request is refused; `farTooFast`: the socket is closed. */
export type RateVerdict = "inTime" | "tooFast" | "farTooFast";

/** How much each player may do, over all of their pages. */
export class Rates {
  readonly #messages: Buckets;
  readonly #patience: Buckets;
  readonly #chat: Buckets;
  readonly #notes: Buckets;
  readonly #changes: Buckets;
  readonly #time: Pick<Time, "now">;

  constructor(limits: RateLimits, time: Pick<Time, "now">) {
    this.#messages = new Buckets(limits.messages);
    this.#patience = new Buckets(limits.patience);
    this.#chat = new Buckets(limits.chat);
    this.#notes = new Buckets(limits.notes);
    this.#changes = new Buckets(limits.changes);
    this.#time = time;
  }

  /** One more message of a person, or one more ping or pong. */
  heard(player: PlayerId): RateVerdict {
    const now = this.#time.now();
    if (this.#messages.take(player, now)) return "inTime";
    return this.#patience.take(player, now) ? "tooFast" : "farTooFast";
  }

  mayAsk(player: PlayerId, request: ClientRequest): boolean {
    const kind = kindOf(request);
    switch (kind) {
      case "talk":
        return this.#chat.take(player, this.#time.now());
      case "note":
        return this.#notes.take(player, this.#time.now());
      case "change":
        return this.mayChange(player);
      case "free":
        return true;
      default:
        return assertNever(kind);
    }
  }

  /** A change is sent to all at a table, and stays in its log. */
  mayChange(player: PlayerId): boolean {
    return this.#changes.take(player, this.#time.now());
  }

  /** Drops buckets that are full again. */
  sweep(): void {
    const now = this.#time.now();
    const all = [this.#messages, this.#patience, this.#chat, this.#notes, this.#changes];
    for (const each of all) each.sweep(now);
  }
}

function kindOf(request: ClientRequest): "talk" | "note" | "change" | "free" {
  switch (request.type) {
    case "say":
      return "talk";
    // Each one is a durable write that is told to all pages of the person.
    case "note":
      return "note";
    case "sit":
    case "leave":
    case "placeBot":
    case "clear":
    case "handOver":
    case "takeOver":
    case "configure":
    case "publish":
    case "start":
    case "vote":
    case "standIn":
    case "pause":
    case "close":
      return "change";
    case "invite":
      return request.renew === true ? "change" : "free";
    // Once for every chair taken and every game begun, which are changes themselves; and a deal
    // without a player's share would be less fair.
    case "mix":
    // Once for every stand-in, which was paid for by its caller or by time running out: a host must
    // not be able to use up what the player needs for coming back.
    case "return":
    case "act":
    case "earlier":
    // Each is worked out in less than a millisecond.
    case "legal":
    case "view":
    case "ping":
      return "free";
    default:
      return assertNever(request);
  }
}
