import { BUILDS, type CardKind, faceOf, LETTERS } from "@inkognito/engine/board";
import { AGENTS, COLOURS, type Colour, HIDDEN, seatOf } from "@inkognito/engine/core";
import type { Face, Notebook, Odds, Row } from "@inkognito/mind/board";
import type { Assistant } from "@inkognito/protocol";
import { pencilOf } from "../../../table/names.js";
import { inkOf } from "../../../table/notebook/cell.js";
import type { GridCell } from "../../../table/notebook/MarkGrid.js";
import type { Session } from "../../../table/session.js";

/** Everything that may be so of a colour. */
export const FACES: readonly Face[] = [
  ...AGENTS.map((face): Face => ({ kind: "identity", face })),
  ...BUILDS.map((face): Face => ({ kind: "build", face })),
  ...LETTERS.map((face): Face => ({ kind: "mission", face })),
];

/** Whose marks these are. */
export const keyOf = ({ setup, view, seat }: Session): string =>
  pencilOf(setup, view.table.commitment, seat);

/** Everyone whose cards I do not hold. */
export const othersOf = ({ view, seat }: Session): readonly Colour[] =>
  COLOURS.filter((colour) => seatOf(view.table.config, colour) !== seat);

interface GridOptions {
  readonly assistant?: Assistant;
  readonly odds?: Pick<Odds, "colours"> | null;
}

/** What is known of one colour; with three players the unused one stands for the arrested agent. */
export function gridOf(
  { blocks, consequences }: Notebook,
  colour: Colour,
  { assistant = "consequences", odds = null }: GridOptions = {},
): readonly GridCell<Face>[] {
  const rows = blocks.find((block) => block.colour === colour)?.rows ?? [];
  const { identities, builds, letters } = consequences[colour];
  const cellsOf = (
    kind: CardKind,
    verdicts: Readonly<Record<string, "certain" | "excluded" | "open">>,
    chances: Readonly<Record<string, number>> | undefined,
  ): readonly GridCell<Face>[] =>
    FACES.filter((face) => face.kind === kind).map((face) => {
      const isFact = rows.some((row) => proves(row, face));
      const state = inkOf(isFact ? "fact" : STATES[verdicts[face.face] ?? "open"], assistant);
      return {
        face,
        state,
        chance: state === "open" ? (chances?.[face.face] ?? null) : null,
        shown: assistant === "off" ? 0 : rows.filter((row) => shows(row, face)).length,
      };
    });
  return [
    ...cellsOf("identity", identities, odds?.colours[colour].identities),
    ...cellsOf("build", builds, odds?.colours[colour].builds),
    ...cellsOf("mission", letters, odds?.colours[colour].letters),
  ];
}

/** Does a card that was shown say so by itself? */
export const isFactIn = ({ blocks }: Notebook, colour: Colour, face: Face): boolean =>
  blocks.some((block) => block.colour === colour && block.rows.some((row) => proves(row, face)));

const STATES = { certain: "follows", excluded: "ruledOut", open: "open" } as const;

/** A grey card proves; so does a card of which alone one is true. */
const proves = ({ facts }: Row, face: Face): boolean =>
  facts.some((fact) => {
    if (fact.type === "proven") return isSame(fact.face, face);
    const [first, second] = fact.faces;
    return first !== undefined && second === undefined && isSame(first, face);
  });

const shows = ({ cards }: Row, face: Face): boolean =>
  cards !== HIDDEN && cards.some((card) => isSame(faceOf(card), face));

const isSame = (a: Face, b: Face): boolean => a.kind === b.kind && a.face === b.face;
