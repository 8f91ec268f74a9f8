import { assertNever } from "@inkognito/engine/core";
import type { ClientRequest, PlayerId } from "@inkognito/protocol";
import type { Limits } from "../settings/limits.js";
import { Buckets } from "./bucket.js";

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
  readonly #now: () => number;

  constructor(limits: RateLimits, now: () => number) {
    this.#messages = new Buckets(limits.messages);
    this.#patience = new Buckets(limits.patience);
    this.#chat = new Buckets(limits.chat);
    this.#notes = new Buckets(limits.notes);
    this.#changes = new Buckets(limits.changes);
    this.#now = now;
  }

  /** One more message of a person, or one more ping or pong. */
  heard(player: PlayerId): RateVerdict {
    const now = this.#now();
    if (this.#messages.take(player, now)) return "inTime";
    return this.#patience.take(player, now) ? "tooFast" : "farTooFast";
  }

  mayAsk(player: PlayerId, request: ClientRequest): boolean {
    const kind = kindOf(request);
    switch (kind) {
      case "talk":
        return this.#chat.take(player, this.#now());
      case "note":
        return this.#notes.take(player, this.#now());
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
    return this.#changes.take(player, this.#now());
  }

  /** Drops buckets that are full again. */
  sweep(): void {
    const now = this.#now();
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
    case "ping":
      return "free";
    default:
      return assertNever(request);
  }
}
