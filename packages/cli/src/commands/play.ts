import { homedir } from "node:os";
import { parseArgs } from "node:util";
import { hasEnded } from "@inkognito/engine/host";
import { LEVELS } from "@inkognito/mind/levels";
import { RULE_HELP, RULE_OPTIONS } from "../games/shared/ruleOptions.js";
import { roleName } from "../games/shared/text.js";
import { beginGame, beginNext, type OpenGame } from "../play/host.js";
import { paintFor } from "../play/paint.js";
import { recordingIn } from "../play/recording.js";
import { defaultSave, SaveFile } from "../play/saveFile.js";
import { parseSaved } from "../play/saves.js";
import { askToGoOn, playOn } from "../play/session.js";
import { parsePlay, seedFor } from "../play/setup.js";
import { openTerminal, type Terminal, type Typed } from "../play/terminal.js";

export const summary = "a game in the terminal against bots";

export const help = `inkognito play [options]

  --game G            board, card (board)
  --players N         3, 4, 5 (4)
  --seats A,B,C       the levels of the others, or one for all (agent):
                      board: ${LEVELS.join(", ")}
                      card: ${LEVELS.join(", ")}
  --as R              who you are: red, green, blue, yellow; with five ambassador (red)
  --name N            what to call you
  --seed S            any text; the same text deals the same cards (a new deal every time)
${RULE_HELP}
  --gestures          card: signs are allowed
  --[no-]match        card: games until someone has three points (telephone: yes)
  --new               a new game; a saved one is put aside
  --save FILE         where the game is saved ($XDG_STATE_HOME/inkognito/play.json)
  --record FOLDER     a game that ends here gets a file there, for verify and replay
  --no-colour         no colours; NO_COLOR does the same

Every decision is saved at once. After Ctrl-C, Ctrl-D or a crash, \`inkognito play\` goes on.`;

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    allowNegative: true,
    options: {
      game: { type: "string" },
      players: { type: "string" },
      seats: { type: "string" },
      as: { type: "string" },
      name: { type: "string" },
      seed: { type: "string" },
      ...RULE_OPTIONS,
      gestures: { type: "boolean" },
      match: { type: "boolean" },
      new: { type: "boolean", default: false },
      save: { type: "string" },
      record: { type: "string" },
      colour: { type: "boolean", default: true },
      color: { type: "boolean", default: true },
    },
  });
  const setup = parsePlay(values);
  const file = new SaveFile(values.save ?? defaultSave(process.env), {
    makeFolder: values.save === undefined,
  });
  const recording = values.record === undefined ? null : recordingIn(values.record);
  const paint = paintFor(process.stdout, process.env, values.colour && values.color);
  const terminal = openTerminal(process.stdin, process.stdout, paint);
  try {
    const kept = await keptGame(file, terminal, values.new);
    if (kept !== null && "type" in kept) {
      leave(kept, terminal, file, values.save);
      return;
    }
    const game = kept ?? beginGame(setup, seedFor(setup.seedText, 1));
    const left = await playOn(game, terminal, file, {
      resumed: kept !== null && game.actions.length > 0,
      recording,
    });
    if (left !== null) leave(left, terminal, file, values.save);
  } finally {
    terminal.close();
  }
}

/** The game to go on with; null: a new one is wanted. */
async function keptGame(
  file: SaveFile,
  terminal: Terminal,
  fresh: boolean,
): Promise<OpenGame | Typed | null> {
  if (file.text === null) return null;
  const saved = parseSaved(file.text);
  if (!saved.ok) {
    const aside = file.setAside("damaged");
    terminal.print(`The game in ${file.path} is damaged. It stays in ${aside}.`);
    return null;
  }
  const ended = hasEnded(saved.value);
  const game = ended ? beginNext(saved.value, seedFor) : saved.value;
  if (game === null) return null;
  const wanted = fresh ? false : await askToGoOn(terminal, describe(game, ended));
  if (wanted === true) return game;
  if (wanted !== false) return wanted;
  terminal.print(`The game you leave stays in ${file.setAside("left")}.`);
  return null;
}

function describe({ setup, actions }: OpenGame, ended: boolean): string {
  const { config, seat } = setup;
  const role = roleName(config.seats[seat] ?? "red");
  const decisions = actions.filter((each) => each.seat === seat).length;
  const made = decisions === 1 ? "1 decision" : `${decisions} decisions`;
  const stage = ended ? "the next game of a match" : `${made} so far`;
  return `You have a saved ${config.game} game for ${config.seats.length}: you're ${role}, ${stage}. Go on?`;
}

function leave(typed: Typed, terminal: Terminal, file: SaveFile, save: string | undefined): void {
  const command = save === undefined ? "inkognito play" : `inkognito play --save ${save}`;
  const path = file.path.replace(homedir(), "~");
  terminal.print("", `Your game is saved in ${path}. \`${command}\` goes on with it.`);
  process.exitCode = typed.type === "broken" ? typed.code : 0;
}
