/** Which modules may import which. Type-only imports count: a reader follows them, too. */

const src = (name) => `^packages/${name}/src/`;
const not = (name, from, to, { except, comment } = {}) => ({
  name,
  severity: "error",
  ...(comment === undefined ? {} : { comment }),
  from: { path: from },
  to: { path: to, ...(except === undefined ? {} : { pathNot: except }) },
});

/** Folders of one package, from the lowest layer to the highest: none imports one above it. */
const layers = (name, folders) =>
  folders.slice(0, -1).map((folder, at) =>
    not(
      `${name}: ${folder} is below ${folders.slice(at + 1).join(", ")}`,
      `${src(name)}${folder}/`,
      folders.slice(at + 1).map((above) => `${src(name)}${above}/`),
    ),
  );

/** Two games that know nothing of each other, over what both share. */
const twoGames = (name, folder = "") => [
  not(
    `${name}: board and card are apart`,
    `${src(name)}${folder}board/`,
    `${src(name)}${folder}card/`,
  ),
  not(
    `${name}: card and board are apart`,
    `${src(name)}${folder}card/`,
    `${src(name)}${folder}board/`,
  ),
];

/** Tests, and what only they use. */
export const TESTS = String.raw`\.(test|soak)\.tsx?$|/(laws|golden|e2e|bench|testing)/|[tT]esting\.ts$`;

export const FORBIDDEN = [
  // Packages.
  not("engine imports no other package", src("engine"), "^packages/", { except: src("engine") }),
  not("mind imports the engine only", src("mind"), "^packages/", {
    except: [src("mind"), src("engine")],
  }),
  not("mind knows no full state", src("mind"), `${src("engine")}((board|card|games)/rules|host/)`),
  not("protocol imports engine and mind", src("protocol"), "^packages/", {
    except: [src("protocol"), src("engine"), src("mind")],
  }),
  not("the server does not import page or commands", src("server"), [src("web"), src("cli")]),
  not("the page does not import server or commands", src("web"), [src("server"), src("cli")]),
  not("the commands do not import the page", src("cli"), src("web")),
  {
    name: "engine, mind and protocol run anywhere",
    severity: "error",
    from: { path: "^packages/(engine|mind|protocol)/src/", pathNot: TESTS },
    to: { dependencyTypes: ["core"] },
  },
  {
    name: "sources do not import tests or scripts",
    severity: "error",
    from: { path: "^packages/[^/]+/src/", pathNot: TESTS },
    to: { path: [TESTS, "^scripts/"] },
  },
  // Two equal games.
  ...twoGames("engine"),
  ...twoGames("mind"),
  ...twoGames("cli", "games/"),
  ...twoGames("web", "games/"),
  not(
    "engine: the core knows no game",
    `${src("engine")}core/`,
    `${src("engine")}(board|card|games|host|record)/`,
  ),
  not(
    "engine: the games know no host",
    `${src("engine")}(board|card|games)/`,
    `${src("engine")}(host|record)/`,
  ),
  not("mind: shared knows no game", `${src("mind")}shared/`, `${src("mind")}(board|card)/`),
  not("web: the table knows no game", `${src("web")}table/`, `${src("web")}(games|play|lobby)/`),
  not(
    "web: the pieces of the page know no screen",
    `${src("web")}ui/`,
    `${src("web")}(table|games|play|lobby|rulebook|shell)/`,
  ),
  // The server's layers.
  ...layers("server", ["tables/rules", "tables/delivery", "tables/runtime"]),
  {
    name: "server: the rules of a table are pure: of other folders they use types only",
    severity: "error",
    from: { path: `${src("server")}tables/rules/`, pathNot: TESTS },
    to: {
      path: src("server"),
      pathNot: `${src("server")}tables/rules/`,
      dependencyTypesNot: ["type-only"],
    },
  },
  not(
    "server: the store knows no table's rules",
    `${src("server")}store/`,
    `${src("server")}(tables|http|socket|app)/`,
  ),
  not(
    "server: tables know no sockets",
    `${src("server")}tables/`,
    `${src("server")}(http|socket|app)/`,
  ),
  { name: "no circle of modules", severity: "error", from: {}, to: { circular: true } },
];
