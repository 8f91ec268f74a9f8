import {
  type BoardView,
  BUILDS,
  colourOf,
  figureOf,
  neighboursOf,
  type Piece,
  type Positions,
  piecesOn,
  SPACES,
  type SpaceId,
  spaceOf,
} from "@inkognito/engine/board";
import { AMBASSADOR, COLOURS } from "@inkognito/engine/core";
import { type Reply, said } from "../../shared/terminalGame.js";
import { companyOf, wrapped, wrappedList } from "../../shared/text.js";
import { pieceName, placeName } from "../names.js";
import { parsePlace } from "./places.js";

const COLUMNS = 76;
const ROWS = 30;

interface Spot {
  readonly id: SpaceId;
  readonly row: number;
  readonly column: number;
}

/** The widest label: a number of two digits, a letter each for two pieces; and a gap. */
const LABEL = 4;

/** Where each space stands on the plan; where two would run into each other one gives way. */
export function spots(): readonly Spot[] {
  const [across, down] = [
    scale(
      SPACES.map(({ x }) => x),
      COLUMNS,
    ),
    scale(
      SPACES.map(({ y }) => y),
      ROWS,
    ),
  ];
  const taken: Spot[] = [];
  for (const { id, x, y } of SPACES.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const ideal = { row: down(y), column: across(x) };
    const spot = around(ideal).find((each) => isFree(taken, each));
    if (spot === undefined) throw new Error(`no room for space ${id} on the plan`);
    taken.push({ id, ...spot });
  }
  return taken;
}

function scale(all: readonly number[], size: number): (value: number) => number {
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return (value) => Math.round(((value - least) / (most - least)) * (size - 1));
}

type Place = Omit<Spot, "id">;

const NEAR = [0, 1, -1, 2, -2, 3, -3];

/** The nearest first; a row is about as high as two columns are wide. */
function around({ row, column }: Place): readonly Place[] {
  const far = (each: Place): number =>
    2 * Math.abs(each.row - row) + Math.abs(each.column - column);
  return NEAR.flatMap((down) =>
    NEAR.map((right) => ({ row: row + down, column: column + right })),
  ).sort((a, b) => far(a) - far(b));
}

const isFree = (taken: readonly Spot[], { row, column }: Place): boolean =>
  row >= 0 &&
  column >= 0 &&
  column < COLUMNS &&
  !taken.some((each) => each.row === row && Math.abs(each.column - column) <= LABEL);

/** "R", "RA": the colours of those who stand there; A: the Ambassador. */
const letters = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => (colourOf(piece) ?? AMBASSADOR).charAt(0).toUpperCase()).join("");

/** Venice from above: the numbers of the spaces, and who stands there. */
export function plan(positions: Positions): readonly string[] {
  const all = spots();
  const height = Math.max(...all.map(({ row }) => row)) + 1;
  const rows = Array.from({ length: height }, () => "");
  for (const { id, row, column } of all.toSorted((a, b) => a.column - b.column)) {
    rows[row] = `${(rows[row] ?? "").padEnd(column)}${id}${letters(piecesOn(positions, id))}`;
  }
  return rows;
}

/** Every piece and where it stands, a line a colour. */
function whereabouts({ table }: BoardView): readonly string[] {
  const { positions } = table;
  const rows = COLOURS.flatMap((colour) => {
    const figures = BUILDS.flatMap((build) => {
      const at = positions[figureOf(colour, build)];
      return at === undefined ? [] : [`${build} ${placeName(at)}`];
    });
    return figures.length === 0 ? [] : wrappedList(`  ${colour.padEnd(7)}`, figures);
  });
  const at = positions[AMBASSADOR];
  return at === undefined ? rows : [...rows, `  Ambassador on ${placeName(at)}`];
}

/** One space: where it leads and who is there. */
function spaceLine(view: BoardView, id: SpaceId): readonly string[] {
  const { home } = spaceOf(id);
  const there = piecesOn(view.table.positions, id).map((piece) =>
    pieceName(piece, companyOf(view)),
  );
  const ways = (["land", "sea"] as const).flatMap((way) => {
    const to = neighboursOf(id, way);
    return to.length === 0 ? [] : [`${way} ${to.join(" ")}`];
  });
  const label = `${placeName(id)}${home === undefined ? "" : `, ${home} home`}`;
  const who = there.length === 0 ? "" : `  [${there.join(", ")}]`;
  return wrapped(`${label.padEnd(36)} ${ways.join("; ")}${who}`, 37);
}

export function mapReply(rest: string, view: BoardView): Reply<never> {
  const word = rest.trim().toLowerCase();
  if (word === "") {
    return said(
      ...plan(view.table.positions),
      "",
      "(R, G, B, Y: whose figure stands there; A: the Ambassador.)",
      ...whereabouts(view),
      "`map all` lists every space with its routes, `map 30` one of them.",
    );
  }
  if (word === "all") return said(...SPACES.flatMap(({ id }) => spaceLine(view, id)));
  const place = parsePlace(rest);
  return place.ok ? said(...spaceLine(view, place.value)) : said(place.error);
}
