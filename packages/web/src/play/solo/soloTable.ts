import { assertNever, type Seat, seedFromText } from "@inkognito/engine/core";
import type { GameName } from "@inkognito/engine/games";
import { act, hasEnded, toldCount, toldTo } from "@inkognito/engine/host";
import { gameIn } from "../../setup/parseSetup.js";
import { isPassed, peopleOf, type Setup, type SoloSetup } from "../../setup/setup.js";
import type { NamedSetup } from "../../table/feed/feed.js";
import {
  adviceFor,
  announcedBefore,
  botsTurn,
  canTakeBack,
  isShownTo,
  nextInFront,
  type OpenGame,
  openGame,
  openNext,
  reopen,
  savedOf,
  seenBy,
  speakersIn,
  summaryOf,
  takeBack,
} from "./host.js";
import type { LockOptions } from "./lock.js";
import type { FromWorker, Opening, ToWorker } from "./protocol.js";
import { fetchRules } from "./rules/fetchRules.js";
import { type SaveStore, TakenOver } from "./saves.js";

type AnyGame = OpenGame<GameName>;

/** What the table gets from the browser. */
export interface SoloParts {
  /** Where games are saved; rejects if the browser keeps nothing. */
  readonly saves: Promise<SaveStore>;
  /** False: another tab plays the saved game. */
  lock(options: LockOptions): Promise<boolean>;
  post(message: FromWorker): void;
  /** A seed that no player knows. */
  newSeed(): string;
}

/** A game that the page shows, or that waits behind the curtain. */
interface Shown {
  readonly type: "shown";
  readonly game: AnyGame;
  /** A lesson is not saved. */
  readonly isSaved: boolean;
  /** The seat whose person is in front of the device; null: the curtain is down. Only this seat is told anything. */
  readonly front: Seat | null;
  /** The person in front has nothing to decide, but still looks at cards they were shown. */
  readonly lingers: boolean;
  /** By seat: how many events its person has been sent. */
  readonly sent: ReadonlyMap<Seat, number>;
}

type State = { readonly type: "closed" } | Shown;

const CLOSED: State = { type: "closed" };

class StorageFailure extends Error {}

/** What asks no question. */
type Message = Exclude<ToWorker, { type: "advise" | "record" }>;
type MessageInGame = Exclude<Message, Opening | { type: "takeOver" }>;

/** Runs a game on this device: engine, bots and saves. Messages are handled one at a time. */
export class SoloTable {
  readonly #parts: SoloParts;
  #state: State = CLOSED;
  /** What to open once this tab owns the saves. */
  #wanted: Opening = { type: "resume" };
  #ownsSaves = false;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(parts: SoloParts) {
    this.#parts = parts;
    parts.saves.catch(() => {}); // Each use of it reports the failure.
  }

  /** Resolves when everything that follows from the message was posted. */
  receive(message: Message): Promise<void> {
    return this.#enqueue(() => this.#handle(message), undefined);
  }

  /** The coach knows what the person in front was told, and nothing else. */
  advise(): Promise<unknown> {
    return this.#enqueue(async () => {
      const state = this.#state;
      if (state.type === "closed" || state.front === null) return null;
      return adviceFor(state.game, state.front);
    }, null);
  }

  /** Only of a game that has ended: before that the log holds the secrets of all players. */
  record(): Promise<string | null> {
    return this.#enqueue(async () => {
      const state = this.#state;
      if (state.type === "closed" || !hasEnded(state.game)) return null;
      const { recordOf } = await import("./record.js");
      return recordOf(state.game);
    }, null);
  }

  #enqueue<T>(work: () => Promise<T>, instead: T): Promise<T> {
    const done = this.#queue.then(work).catch((error) => {
      this.#stop(error);
      return instead;
    });
    this.#queue = done;
    return done;
  }

  /** The page never shows unsaved events: after a failure the game is opened again from its save. */
  #stop(error: unknown): void {
    this.#state = CLOSED;
    if (error instanceof TakenOver) {
      this.#lose();
      return;
    }
    const isStorage = error instanceof StorageFailure;
    if (!isStorage) console.error(error);
    this.#parts.post({ type: "failed", code: isStorage ? "storage" : "crashed" });
  }

  /** Another tab plays the saved game now. */
  #lose(): void {
    this.#state = CLOSED;
    this.#ownsSaves = false;
    this.#wanted = { type: "resume" };
    this.#parts.post({ type: "elsewhere" });
  }

  async #handle(message: Message): Promise<void> {
    switch (message.type) {
      case "new":
      case "resume":
        this.#wanted = message;
        return this.#openWanted({ steal: false });
      case "takeOver":
        return this.#openWanted({ steal: true });
      case "practice":
        return this.#open(message.setup, { isSaved: false });
      default:
        if (this.#state.type === "shown") await this.#handleInGame(this.#state, message);
    }
  }

  async #handleInGame(state: Shown, message: MessageInGame): Promise<void> {
    switch (message.type) {
      case "takeBack":
        return this.#showInstead(state, takeBack(state.game));
      case "nextGame":
        return this.#showInstead(
          state,
          openNext(state.game, (fixed, games) => this.#seedFor(fixed, games)),
        );
      case "here":
        return this.#come(state, message.seat);
      case "act":
        return this.#act(state, message.action);
      default:
        return assertNever(message);
    }
  }

  async #openWanted({ steal }: { readonly steal: boolean }): Promise<void> {
    const { lock, post, saves } = this.#parts;
    this.#ownsSaves ||= await lock({ steal, onLost: () => this.#lose() });
    if (!this.#ownsSaves) return post({ type: "elsewhere" });
    await inStorage(async () => (await saves).claim());
    if (this.#wanted.type === "new") return this.#open(this.#wanted.setup, { isSaved: true });
    const saved = await inStorage(async () => (await saves).load());
    if (saved === undefined) return post({ type: "nothingToResume" });
    await fetchRules(gameIn((saved as { readonly setup?: unknown } | null)?.setup));
    const game = reopen(saved);
    if (!game.ok) return post({ type: "failed", code: game.error });
    return this.#show(game.value, true);
  }

  async #open(setup: Setup | SoloSetup, { isSaved }: Pick<Shown, "isSaved">): Promise<void> {
    await fetchRules(gameIn(setup));
    const game = openGame(setup as Setup, setup.seed ?? this.#parts.newSeed());
    if (!game.ok) return this.#parts.post({ type: "failed", code: game.error });
    await this.#save(game.value, isSaved);
    return this.#show(game.value, isSaved);
  }

  async #showInstead({ isSaved }: Shown, game: AnyGame | null): Promise<void> {
    if (game === null) return;
    await this.#save(game, isSaved);
    return this.#show(game, isSaved);
  }

  /** Saves the game before the page is told: what the page has shown is never lost. */
  async #save(game: AnyGame, isSaved: boolean): Promise<void> {
    const { saves } = this.#parts;
    if (isSaved) await inStorage(async () => (await saves).save(savedOf(game), summaryOf(game)));
  }

  /** Shows a game that was just opened: to one person at once, to several only when the next has come. */
  async #show(game: AnyGame, isSaved: boolean): Promise<void> {
    const { setup } = game;
    const people = peopleOf(setup);
    const [only = 0] = people;
    const sent = isPassed(setup)
      ? new Map(people.map((seat) => [seat, seenBy(game, seat)]))
      : new Map([[only, toldCount(game, only)]]);
    const state: Shown = { type: "shown", game, isSaved, front: null, lingers: false, sent };
    this.#state = state;
    return this.#goOn(isPassed(setup) ? state : this.#tellAll(state, only));
  }

  async #act(state: Shown, action: Extract<ToWorker, { type: "act" }>["action"]): Promise<void> {
    const { game, front } = state;
    if (front === null) return;
    const acted = act(game, front, action);
    if (acted.ok) return this.#goOn(await this.#keep(state, acted.value));
    const announced = announcedBefore(game, front, action);
    if (announced !== null) return this.#showInstead(state, announced);
    this.#parts.post({ type: "refused", refusal: acted.error });
  }

  /** The bots play until a person is awaited; then that person must be in front. */
  async #goOn(from: Shown): Promise<void> {
    let state = from;
    for (let next = botsTurn(state.game); next !== null; next = botsTurn(state.game)) {
      state = await this.#keep(state, next);
    }
    if (isPassed(state.game.setup)) this.#passOn(state);
  }

  /** Where the device is passed round, new events wait until it is known which seat is in front. */
  async #keep(state: Shown, game: AnyGame): Promise<Shown> {
    await this.#save(game, state.isSaved);
    // Another tab may have taken the game over meanwhile.
    if (this.#state.type === "closed") throw new TakenOver();
    const now = { ...state, game };
    this.#state = now;
    return isPassed(game.setup) ? now : this.#tellMore(now);
  }

  /** If another person has to decide now, the curtain falls. */
  #passOn(state: Shown): void {
    const { game, front, sent } = state;
    const next = nextInFront(game, front);
    if (next === front) {
      this.#tellMore(state);
      return;
    }
    if (hasEnded(game)) {
      // There are no secrets left, and all have seen how it ended.
      this.#tellAll({ ...state, sent: withCount(sent, next, toldCount(game, next)) }, next);
      return;
    }
    const lingers = state.lingers || (front !== null && this.#wasShownCards(state, front));
    if (lingers) this.#state = { ...this.#tellMore(state), lingers };
    else this.#state = { ...state, front: null };
    this.#lower(game, next, lingers);
  }

  #lower(game: AnyGame, seat: Seat, linger: boolean): void {
    const { setup } = tellable(game.setup);
    this.#parts.post({ type: "curtain", setup, seat, speakers: speakersIn(game), linger });
  }

  /** The next person has come, or one who announces in the turn of another and then passes the device on. */
  #come(state: Shown, seat: Seat): void {
    const next = nextInFront(state.game, null);
    if (seat === next) {
      this.#tellAll(state, seat);
    } else if (speakersIn(state.game).includes(seat)) {
      this.#state = { ...this.#tellAll(state, seat), lingers: true };
      this.#lower(state.game, next, true);
    }
  }

  #wasShownCards = ({ game, sent }: Shown, seat: Seat): boolean =>
    toldTo(game, seat, sent.get(seat) ?? 0).some(({ event }) => isShownTo(event, seat));

  /** Sends the whole game to the seat that is in front from now on. */
  #tellAll(state: Shown, seat: Seat): Shown {
    const { game, sent } = state;
    const told = toldTo(game, seat);
    const now = {
      ...state,
      front: seat,
      lingers: false,
      sent: withCount(sent, seat, told.length),
    };
    this.#state = now;
    const seen = sent.get(seat) ?? 0;
    const opened = { seat, told, seen, canTakeBack: canTakeBack(game) };
    this.#parts.post({ type: "opened", ...tellable(game.setup), ...opened });
    return now;
  }

  /** Sends the person in front what is new. */
  #tellMore(state: Shown): Shown {
    const { game, front, sent } = state;
    if (front === null) return state;
    const before = sent.get(front) ?? 0;
    const told = toldTo(game, front, before);
    const now = { ...state, sent: withCount(sent, front, before + told.length) };
    this.#state = now;
    this.#parts.post({ type: "told", told, canTakeBack: canTakeBack(game) });
    return now;
  }

  /** C9: each game of a match has its own; a match with fixed chance has it fixed all through. */
  #seedFor(fixed: string | undefined, games: number): string {
    return fixed === undefined ? this.#parts.newSeed() : seedFromText(`${fixed} ${games}`);
  }
}

const withCount = (sent: Shown["sent"], seat: Seat, count: number): Shown["sent"] =>
  new Map([...sent, [seat, count]]);

function inStorage<T>(work: () => Promise<T>): Promise<T> {
  return work().catch((error) => {
    throw error instanceof TakenOver ? error : new StorageFailure();
  });
}

/** The setup without its secrets: the hands of a scenario, and the seed. */
function tellable(setup: Setup): NamedSetup {
  const { seats, assistant, coach } = setup;
  const told = {
    seats,
    ...(assistant === undefined ? {} : { assistant }),
    ...(coach === undefined ? {} : { coach }),
  };
  return "match" in setup
    ? { game: "card", setup: { ...told, config: setup.config, match: setup.match } }
    : { game: "board", setup: { ...told, config: setup.config } };
}
