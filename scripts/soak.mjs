import { parseArgs } from "node:util";
import { gettextSuites } from "./gettext.mjs";
import { ensureInstalled } from "./install.mjs";
import { mutants } from "./mutants/run.mjs";
import { nodeSuites } from "./nodes.mjs";
import { pythonWithWebsockets } from "./programs.mjs";
import { proxySuites } from "./proxies.mjs";
import { runSuites, vitest } from "./suites.mjs";

const lawsWithin = (args, name, files, env) =>
  vitest(name, ["--project", "laws", ...args], { INKOGNITO_LAWS: "full", ...env }, files);

/** Laws at sizes that their callers chose: one test may take an hour. */
const laws = (...suite) => lawsWithin(["--testTimeout=3600000"], ...suite);

const browser = (name, args, env, files) =>
  vitest(name, ["--project", "browser", ...args], env, files);

/** The long forms. Each takes its size as an option and stops by itself. */
const SOAKS = {
  ci: {
    about: "all laws at full size, what npm test leaves out in the browser, mutants, and catalogs",
    options: {},
    suites: () => [
      ...gettextSuites(),
      lawsWithin([], "laws", []),
      browser("browser, the rest", ["--tags-filter", "soak"]),
      mutants("mutants"),
    ],
  },
  screens: {
    about:
      "every screen in every language at both sizes, with axe and pictures (test-output/screens)",
    options: {},
    suites: () => [
      browser("screens", [], { INKOGNITO_LANGUAGES: "all", INKOGNITO_PICTURES: "some" }),
    ],
  },
  deals: {
    about: "chi-squared of every draw: deals, the Phantom, first players, piles (--deals 1000000)",
    options: { deals: "1000000" },
    suites: ({ deals }) => [laws("deals", ["laws/board/deals"], { INKOGNITO_DEALS: deals })],
  },
  arena: {
    about: "every level against the next, and what bots promise, over many games (--games 400)",
    options: { games: "400" },
    suites: ({ games }) => {
      const of = (share) => String(Math.ceil(Number(games) / share));
      return [
        laws("arena", ["laws/arena", "card/bots", "board/bots", "card/master", "board/master"], {
          INKOGNITO_ARENA: of(2),
          INKOGNITO_BOTS: of(10),
          INKOGNITO_MASTERS: of(40),
        }),
      ];
    },
  },
  secrecy: {
    about: "pairs of twins for every hidden category, over sockets and in time too (--pairs 20000)",
    options: { pairs: "20000" },
    suites: ({ pairs }) => [laws("secrecy", ["secrecy", "laws/pace"], { INKOGNITO_PAIRS: pairs })],
  },
  crash: {
    about: "kills of a server with 30 busy tables; nothing is lost or done twice (--kills 300)",
    options: { kills: "300" },
    suites: ({ kills }) => [
      laws("crash", ["laws/crash", "laws/disk"], {
        INKOGNITO_KILLS: kills,
        INKOGNITO_RETRIED: kills,
      }),
    ],
  },
  hostile: {
    about: "each kind of hostile client while others play: memory, answers, waiting (--seconds 20)",
    options: { seconds: "20" },
    suites: ({ seconds }) => [
      laws("hostile clients", ["laws/hostile/hostile"], { INKOGNITO_HOSTILE: seconds }),
    ],
  },
  clock: {
    about: "tables played on a server whose clock is set again and again (--tables 2000)",
    options: { tables: "2000" },
    suites: ({ tables }) => [laws("clocks", ["laws/clock"], { INKOGNITO_CLOCKS: tables })],
  },
  nodes: {
    about: "build, unit tests, store and crashes on Node 22 and 24, from the registry (--kills 6)",
    options: { kills: "6" },
    suites: ({ kills }) => nodeSuites(kills),
  },
  proxies: {
    about: "games through the real Caddy and nginx with the examples in deploy, over TLS",
    options: {},
    suites: () => proxySuites(),
  },
  damage: {
    about: "damaged files of a server that was killed; all is there or reported (--rounds 50)",
    options: { rounds: "50" },
    suites: ({ rounds }) => [laws("damage", ["laws/damage/damage"], { INKOGNITO_ROUNDS: rounds })],
  },
  mutants: {
    about: "one break of the code for every rule; its test must fail (--only B3.5)",
    options: { only: "" },
    suites: ({ only }) => [mutants("mutants", only)],
  },
  fuzz: {
    about: "mangled actions (--actions 5000000), frames and requests (--frames 1000000)",
    options: { actions: "5000000", frames: "1000000" },
    suites: ({ actions, frames }) => [
      laws("fuzz", ["fuzz"], { INKOGNITO_FUZZ: actions }),
      laws("mangled", ["mangled"], { INKOGNITO_FRAMES: frames }),
    ],
  },
  programs: {
    about: "the bot in Python: both games, all editions and sizes, nothing is refused (--games 2)",
    options: { games: "2" },
    suites: ({ games }) => [
      laws("programs", ["laws/programs"], {
        INKOGNITO_PYTHON: pythonWithWebsockets(),
        INKOGNITO_PROGRAMS: games,
      }),
    ],
  },
  catalogs: {
    about: "every catalog of the page, read by gettext's msgfmt --check and msgcat",
    options: {},
    suites: () => gettextSuites(),
  },
  browser: {
    about: "whole games against agents, through the page in a real browser (--games 3)",
    options: { games: "3" },
    suites: ({ games }) => [
      browser("whole games", [], { INKOGNITO_GAMES: games }, ["e2e/wholeGames"]),
    ],
  },
  laws: {
    about: "the other laws over many games (--games 2000, --positions 5000)",
    options: { games: "2000", positions: "5000" },
    suites: ({ games, positions }) => [
      laws("laws", ["agreement", "folding", "destinations"], {
        INKOGNITO_GAMES: games,
        INKOGNITO_POSITIONS: positions,
      }),
    ],
  },
};

function fail(message) {
  console.error(`soak: ${message}`);
  process.exit(2);
}

const [name, ...given] = process.argv.slice(2);
/** `--evenings` is the earlier name of `--tables`. */
const args = given.map((arg) => arg.replace(/^--evenings\b/, "--tables"));
if (name === undefined || !Object.hasOwn(SOAKS, name)) {
  const list = Object.entries(SOAKS).map(([each, { about }]) => `  ${each.padEnd(10)} ${about}`);
  fail(`name one of these, not "${name ?? ""}"\n${list.join("\n")}`);
}
const soak = SOAKS[name];
const options = Object.fromEntries(
  Object.entries(soak.options).map(([key, value]) => [key, { type: "string", default: value }]),
);
let values = {};
try {
  values = parseArgs({ args, options }).values;
} catch (error) {
  fail(error.message);
}
for (const [key, value] of Object.entries(values)) {
  if (key !== "only" && !/^[1-9]\d*$/.test(value))
    fail(`--${key} takes a whole number, not "${value}"`);
}
ensureInstalled();
await runSuites(soak.suites(values));
