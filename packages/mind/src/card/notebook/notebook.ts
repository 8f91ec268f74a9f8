import {
  agentsOf,
  type Card,
  type CardConfig,
  type CardView,
  type CardViewEvent,
  type CodeNumber,
  EDITION_NUMBERS,
  faceOf,
  fictitiousOf,
} from "@inkognito/engine/card";
import {
  AGENTS,
  type Agent,
  AMBASSADOR,
  COLOURS,
  type Colour,
  colourAt,
  HIDDEN,
  type Role,
  type Seat,
} from "@inkognito/engine/core";
import { type Verdict, verdictOn, verdicts } from "../../shared/worlds/faces.js";
import { knowledge } from "../worlds/knowledge.js";
import { type Face, type Fact, factsOf } from "./facts.js";

/** What a column is about: a swap or a show to the Ambassador, a demanded card, a look. */
type ColumnType = "pair" | "black" | "look";

/** One meeting as the owner of the notebook saw it. */
export interface Column {
  readonly round: number;
  readonly type: ColumnType;
  /** X: what that agent showed and the owner saw. */
  readonly seen: readonly Card[];
  /** Where the view's `seen` has that; null: the owner saw nothing. */
  readonly answer: number | null;
  /** O: what the owner showed to that agent. */
  readonly shown: readonly Card[];
  /** With whom that agent was, where the owner saw no card. */
  readonly elsewhere: Role | null;
  /** What the seen cards say by themselves. */
  readonly facts: readonly Fact[];
}

/** One agent's sheet, or the Ambassador's: a column per meeting. */
export interface Page {
  readonly who: Role;
  readonly columns: readonly Column[];
}

/** Like the printed one, and apart from that what follows. */
export interface Notebook {
  /** All agents but the owner, the fictitious one included; with five players the Ambassador last. */
  readonly pages: readonly Page[];
  readonly consequences: Consequences;
}

/** A seat's notebook, from what it was told; a spectator's has no cards in it. */
export function notebook(view: CardView, told: readonly CardViewEvent[]): Notebook {
  const { config } = view.table;
  const me = view.own?.seat ?? null;
  const mine: Role | null = me === null ? null : (config.seats[me] ?? null);
  const roles: readonly Role[] = [
    ...agentsOf(config),
    ...(config.seats.includes(AMBASSADOR) ? [AMBASSADOR as typeof AMBASSADOR] : []),
  ];
  const entries = entriesOf(config, me, told);
  return {
    pages: roles
      .filter((role) => role !== mine)
      .map((who) => ({ who, columns: columnsOf(entries.filter((each) => each.page === who)) })),
    consequences: consequencesOf(view),
  };
}

interface Entry extends Omit<Column, "facts"> {
  readonly page: Role;
}

const PLAIN = { seen: [], shown: [], answer: null, elsewhere: null } as const;

function entriesOf(
  config: CardConfig,
  me: Seat | null,
  told: readonly CardViewEvent[],
): readonly Entry[] {
  const roleAt = (seat: Seat): Role => config.seats[seat] ?? AMBASSADOR;
  const entries: Entry[] = [];
  let round = 0;
  let count = 0;
  for (const event of told) {
    if (event.type === "roundBegan") round = event.round;
    if (event.type === "swapped") {
      for (const { from, to, cards } of event.shows) {
        const entry = { ...PLAIN, round, type: "pair" } as const;
        const [giver, taker] = [roleAt(from), roleAt(to)];
        if (cards === HIDDEN) {
          entries.push({ ...entry, page: giver, elsewhere: taker });
          continue;
        }
        const answer = count++;
        if (from === me) entries.push({ ...entry, page: taker, shown: cards });
        else entries.push({ ...entry, page: giver, seen: cards, answer });
      }
    }
    if (event.type === "blackShown") {
      const { asker, of, witness, card } = event;
      const entry = { ...PLAIN, round, type: "black" } as const;
      const answer = card === HIDDEN ? null : count++;
      if (card === HIDDEN) entries.push({ ...entry, page: roleAt(of), elsewhere: roleAt(asker) });
      else if (of !== me) entries.push({ ...entry, page: roleAt(of), seen: [card], answer });
      else {
        const watchers = witness === null ? [asker] : [asker, witness];
        for (const seat of watchers) {
          entries.push({ ...entry, page: roleAt(seat), shown: [card] });
        }
      }
    }
    const fictitious = fictitiousOf(config);
    if (event.type === "looked" && fictitious !== null) {
      const { seat, card } = event;
      const entry = { ...PLAIN, round, type: "look", page: fictitious } as const;
      entries.push(
        card === HIDDEN
          ? { ...entry, elsewhere: colourAt(config, seat) }
          : { ...entry, seen: [card], answer: count++ },
      );
    }
  }
  return entries;
}

/** What two showed each other in one meeting stands in one column. */
function columnsOf(entries: readonly Entry[]): readonly Column[] {
  const columns: Column[] = [];
  for (const { round, type, seen, answer, shown, elsewhere } of entries) {
    const last = columns.at(-1);
    const same =
      last !== undefined &&
      type === "pair" &&
      last.type === "pair" &&
      last.round === round &&
      elsewhere === null &&
      last.elsewhere === null;
    const facts = seen.length === 0 ? [] : factsOf(seen);
    if (!same) columns.push({ round, type, seen, answer, shown, elsewhere, facts });
    else {
      columns[columns.length - 1] = {
        ...last,
        seen: [...last.seen, ...seen],
        answer: last.answer ?? answer,
        shown: [...last.shown, ...shown],
        facts: [...last.facts, ...facts],
      };
    }
  }
  return columns;
}

/** X and O; a black card proves. */
export type Cell = "none" | "coloured" | "black";

/** The printed grid: a row per face, a cell per column. */
export interface GridRow {
  readonly face: Face;
  readonly cells: readonly { readonly seen: Cell; readonly shown: Cell }[];
}

export function gridOf({ columns }: Page, { edition }: CardConfig): readonly GridRow[] {
  const faces: readonly Face[] = [
    ...AGENTS.map((face): Face => ({ kind: "identity", face })),
    ...EDITION_NUMBERS[edition].map((face): Face => ({ kind: "number", face })),
  ];
  return faces.map((face) => ({
    face,
    cells: columns.map(({ seen, shown }) => ({
      seen: cellOf(seen, face),
      shown: cellOf(shown, face),
    })),
  }));
}

function cellOf(cards: readonly Card[], { kind, face }: Face): Cell {
  const card = cards.map(faceOf).find((each) => each.kind === kind && each.face === face);
  return card === undefined ? "none" : card.black ? "black" : "coloured";
}

/** What follows for one colour: who, and which number. */
export interface Verdicts {
  readonly identities: Readonly<Record<Agent, Verdict>>;
  /** In the order of the edition. */
  readonly numbers: readonly { readonly number: CodeNumber; readonly verdict: Verdict }[];
}

/** With three players the unused colour is the fictitious agent's. */
export type Consequences = Readonly<Record<Colour, Verdicts>>;

function consequencesOf(view: CardView): Consequences {
  const { colours } = knowledge(view);
  const all = EDITION_NUMBERS[view.table.config.edition];
  const lines = COLOURS.map((colour): [Colour, Verdicts] => {
    const { identities, numbers } = colours[colour];
    const line = {
      identities: verdicts(AGENTS, identities),
      numbers: all.map((number) => ({ number, verdict: verdictOn(numbers, number) })),
    };
    return [colour, line];
  });
  return Object.fromEntries(lines) as Record<Colour, Verdicts>;
}
