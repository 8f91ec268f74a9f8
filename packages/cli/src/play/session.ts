import { winnersOf } from "@inkognito/engine/card";
import type { Refusal, Seat } from "@inkognito/engine/core";
import { GAMES, type GameName, type PlayerTypes } from "@inkognito/engine/games";
import { act, hasEnded, matchOf, offTurnIn, toldTo } from "@inkognito/engine/host";
import { boardTerminal } from "../games/board/terminalGame.js";
import { cardTerminal } from "../games/card/terminalGame.js";
import { type Dialogue, shortened } from "../games/shared/dialogue.js";
import type { Moment, TerminalGame } from "../games/shared/terminalGame.js";
import { capital, listed, roleName, who } from "../games/shared/text.js";
import { beginNext, botsTurn, type OpenGame } from "./host.js";
import type { Recording } from "./recording.js";
import type { SaveFile } from "./saveFile.js";
import { formatSaved } from "./saves.js";
import { seedFor } from "./setup.js";
import type { Terminal, Typed } from "./terminal.js";

const TERMINAL_GAMES: { readonly [G in GameName]: TerminalGame<G> } = {
  board: boardTerminal,
  card: cardTerminal,
};

/** How many lines of the story are shown again when a game is continued. */
const RECAP = 14;
/** What `log` shows without `all`. */
const LOG = 40;

/** One game at the terminal. Everything shown comes from what the person's seat was told. */
class Session<G extends GameName> {
  readonly #terminal: Terminal;
  readonly #file: SaveFile;
  readonly #terminalGame: TerminalGame<G>;
  readonly #seat: Seat;
  #game: OpenGame<G>;
  #view: PlayerTypes[G]["View"];
  /** What the seat was told: it is all in the view. */
  readonly #told: PlayerTypes[G]["ViewEvent"][] = [];
  readonly #story: string[] = [];

  constructor(game: OpenGame<G>, terminal: Terminal, file: SaveFile) {
    const name = game.setup.config.game as G;
    this.#game = game;
    this.#terminal = terminal;
    this.#file = file;
    this.#seat = game.setup.seat;
    this.#terminalGame = TERMINAL_GAMES[name];
    this.#view = GAMES[name].blankView(this.#seat);
  }

  /** Until the game has ended, or the person leaves: then what made them. */
  async play(
    resumed: boolean,
  ): Promise<{ readonly left: Typed | null; readonly game: OpenGame<G> }> {
    if (resumed) {
      this.#hear(false);
      this.#terminal.print(
        "The story so far (`log all` has all of it):",
        ...this.#story.slice(-RECAP),
      );
    }
    for (;;) {
      const left = (await this.#bots()) ?? (hasEnded(this.#game) ? null : await this.#person());
      if (left !== null || hasEnded(this.#game)) return { left, game: this.#game };
    }
  }

  /** Folds in what was told since, and tells it. */
  #hear(aloud: boolean): void {
    const folding = GAMES[this.#game.setup.config.game as G];
    for (const { event } of toldTo(this.#game, this.#seat, this.#told.length)) {
      this.#told.push(event);
      this.#view = folding.evolveView(this.#view, event);
      const text = this.#terminalGame.tell(event, this.#view);
      if (text === null) continue;
      const lines = text.split("\n");
      this.#story.push(...lines);
      if (aloud) this.#terminal.print(...lines);
    }
  }

  /** What the bots do is a function of the game: after a crash they do it again. */
  async #bots(): Promise<Typed | null> {
    for (;;) {
      this.#hear(true);
      const gone = await this.#offTurn();
      if (gone !== null) return gone;
      const after = botsTurn(this.#game);
      if (after === null) break;
      this.#game = after;
      const left = await this.#terminal.leaving();
      if (left !== null) return left;
    }
    this.#file.write(formatSaved(this.#game as OpenGame));
    return null;
  }

  /** The game does not wait at a table; bots can. Nothing is kept of going on: after a crash it is asked again. */
  async #offTurn(): Promise<Typed | null> {
    if (!offTurnIn(this.#game).includes(this.#seat)) return null;
    const asked = this.#terminalGame.offTurn(this.#moment);
    if (asked === null) return null;
    this.#file.write(formatSaved(this.#game as OpenGame));
    return this.#talk(asked);
  }

  get #moment(): Moment<G> {
    return { view: this.#view, told: this.#told };
  }

  /** One decision, or a gesture beside it. */
  async #person(): Promise<Typed | null> {
    const asked = this.#terminalGame.ask(this.#moment);
    if (asked === null) throw new Error("the game waits, and nobody knows for whom");
    return this.#talk(asked);
  }

  /** Until something is done, or the person goes on or leaves. */
  async #talk(asked: Dialogue<PlayerTypes[G]["Action"]>): Promise<Typed | null> {
    let dialogue = asked;
    this.#terminal.print("", ...dialogue.lines);
    for (;;) {
      const typed = await this.#terminal.ask(dialogue.prompt);
      if (typed.type !== "line") return typed;
      const { text } = typed;
      if (/^\s*(quit|exit|q)\s*$/i.test(text)) return { type: "end" };
      const action = this.#command(text, dialogue);
      if (action === "done") continue;
      if (action !== "none") {
        if (this.#act(action.do) && action.decides) return null;
        continue;
      }
      const heard = dialogue.hear(text);
      if (heard.type === "goOn") return null;
      if (heard.type === "act") {
        if (this.#act(heard.action)) return null;
      } else if (heard.type === "next") {
        dialogue = heard.dialogue;
        this.#terminal.print(...dialogue.lines);
      } else this.#terminal.print(...heard.lines);
    }
  }

  /** Durable before anything of it is shown. */
  #act(action: PlayerTypes[G]["Action"]): boolean {
    const after = act(this.#game, this.#seat, action);
    if (!after.ok) {
      const refusal: Refusal = after.error;
      this.#terminal.print(this.#terminalGame.refusal(refusal as PlayerTypes[G]["Refusal"]));
      return false;
    }
    this.#file.write(formatSaved(after.value as OpenGame));
    this.#game = after.value;
    this.#hear(true);
    return true;
  }

  /** What can be typed at any prompt; "none": it is for the dialogue. */
  #command(
    text: string,
    dialogue: Dialogue<PlayerTypes[G]["Action"]>,
  ): "none" | "done" | { readonly do: PlayerTypes[G]["Action"]; readonly decides: boolean } {
    const [first = "", rest = ""] = splitOnce(text.trim());
    const print = (...lines: readonly string[]): "done" => {
      this.#terminal.print(...lines);
      return "done";
    };
    const word = first.toLowerCase();
    switch (word) {
      case "":
        return print(...dialogue.lines);
      case "?":
      case "help":
        return print(...dialogue.help, "", ...this.#help());
      case "log":
        return print(...(rest.trim() === "all" ? this.#story : this.#story.slice(-LOG)));
      case "coach": {
        const suggestion = this.#terminalGame.coach(this.#moment);
        if (suggestion === null) return print("The coach has nothing to say.");
        return print(...suggestion.lines, "  (`do` does it.)");
      }
      case "do": {
        const suggestion = this.#terminalGame.coach(this.#moment);
        if (suggestion === null) {
          // Where nothing has to be done, it goes on.
          const goesOn = dialogue.hear(word).type === "goOn";
          return goesOn ? "none" : print("The coach has nothing to say.");
        }
        this.#terminal.print(...suggestion.lines);
        return { do: suggestion.action, decides: true };
      }
      default: {
        const command = this.#terminalGame.commands.find(({ names }) => names.includes(word));
        if (command === undefined) {
          return word === "undo" && dialogue.prompt !== "move> "
            ? print(
                "You can't take back a decision. You can only undo a movement while you type it.",
              )
            : "none";
        }
        const reply = command.read(rest, this.#moment);
        return reply.type === "say" ? print(...reply.lines) : { do: reply.action, decides: false };
      }
    }
  }

  #help(): readonly string[] {
    const row = (usage: string, summary: string): string => `  ${usage.padEnd(18)}${summary}`;
    return [
      "At any time:",
      ...this.#terminalGame.commands
        .filter((command) => command.offered?.(this.#view) ?? true)
        .map(({ usage, summary }) => row(usage, summary)),
      row("coach, do", "what the coach would do, and doing it"),
      row("log [all]", "what has happened"),
      row("quit", "leave; the game is kept"),
      "An empty line shows the question again.",
    ];
  }
}

const splitOnce = (text: string): readonly [string, string] => {
  const at = text.search(/\s/);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
};

/** Games until the person leaves, the match is over, or there is none; says what made them leave. */
export async function playOn(
  from: OpenGame,
  terminal: Terminal,
  file: SaveFile,
  { resumed, recording }: { readonly resumed: boolean; readonly recording: Recording | null },
): Promise<Typed | null> {
  let game = from;
  for (let again = resumed; ; again = false) {
    file.write(formatSaved(game));
    if (!again) terminal.title(opening(game));
    const { left, game: after } = await new Session(game, terminal, file).play(again);
    if (left !== null) return left;
    terminal.print("", ...ending(after));
    if (recording !== null) terminal.print(`Its file: ${recording(after)}`);
    const next = beginNext(after, seedFor);
    if (next === null) return null;
    const wanted = await askToGoOn(terminal, "The next game of the match?");
    if (wanted !== true) return wanted === false ? { type: "end" } : wanted;
    game = next;
  }
}

/** Yes is what an empty line says. */
export async function askToGoOn(terminal: Terminal, question: string): Promise<boolean | Typed> {
  for (;;) {
    const typed = await terminal.ask(`${question} [Y/n] `);
    if (typed.type !== "line") return typed;
    const text = typed.text.trim().toLowerCase();
    if (["", "y", "yes"].includes(text)) return true;
    if (["n", "no", "q", "quit", "exit"].includes(text)) return false;
    terminal.print(`"${shortened(text)}" is neither yes nor no.`);
  }
}

function opening({ setup }: OpenGame): string {
  const { config, seat, name, levels, match } = setup;
  const role = roleName(config.seats[seat] ?? "red");
  const others = config.seats.flatMap((each, at) => {
    const level = levels[at];
    return level === null || level === undefined ? [] : [`${roleName(each)} (${level})`];
  });
  const whose = name === "" ? "You play" : `${name}, you play`;
  const number = match === null ? "" : `, game ${match.games + 1} of a match`;
  return `The ${config.game} game (${config.edition})${number}. ${whose} ${role}, against ${listed(others)}. Type ? for help.`;
}

function ending(game: OpenGame): readonly string[] {
  const { setup, state } = game;
  const { phase } = state.table;
  if (phase.type !== "ended") throw new Error("the game goes on");
  const { winners } = phase.outcome;
  const name = setup.name === "" ? "" : `, ${setup.name}`;
  const won = winners.includes(setup.seat) ? `You've won${name}!` : `You've lost${name}.`;
  const match = matchOf(setup, state);
  if (match === null) return [won];
  const company = { seats: setup.config.seats, me: setup.seat };
  const points = match.points.map((each, seat) => `${who(company, seat as Seat)} ${each}`);
  const victors = winnersOf(match).map((seat) => who(company, seat));
  const over = victors.length === 0 ? [] : [`${capital(listed(victors))} won the match.`];
  return [won, `Points: ${points.join(", ")}.`, ...over];
}
