import { assertNever } from "@inkognito/engine/core";
import type { ClientRequest, PlayerId } from "@inkognito/protocol";
import type { Limits } from "../settings/limits.js";
import { Buckets } from "./bucket.js";

type RateLimits = Pick<Limits, "messages" | "patience" | "chat" | "notes" | "changes">;

/** `tooFast`: to be refused; `farTooFast`: nobody has to listen to that any more. */
export type Pace = "inTime" | "tooFast" | "farTooFast";

/** How much each person may do, from however many pages together. */
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
  heard(player: PlayerId): Pace {
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

  /** Everybody at a table is told of a change, and its log keeps it for all who come after. */
  mayChange(player: PlayerId): boolean {
    return this.#changes.take(player, this.#now());
  }

  /** Forgets whoever is as good as new. */
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
    // without somebody's share would be less fair.
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
