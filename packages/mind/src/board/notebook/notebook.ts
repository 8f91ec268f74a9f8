import {
  type BoardView,
  type BoardViewEvent,
  BUILDS,
  type Build,
  type Card,
  LETTERS,
  type Letter,
  type Question,
} from "@inkognito/engine/board";
import {
  AGENTS,
  type Agent,
  agentSeats,
  COLOURS,
  type Colour,
  colourAt,
  HIDDEN,
  type Hidden,
  type Seat,
} from "@inkognito/engine/core";
import { type Verdict, verdicts } from "../../shared/worlds/faces.js";
import { knowledge } from "../worlds/knowledge.js";
import { type Fact, factsOf } from "./facts.js";

/** How the owner of the notebook comes to have a row. */
export type Mark = "shownToMe" | "shownByMe" | "seenByMe" | "betweenOthers";

/** One answer, as far as the owner saw it. */
export interface Row {
  readonly turn: number;
  /** Its place among the view's `shows`; null: its cards were not seen. */
  readonly answer: number | null;
  readonly question: Question;
  /** Shown after a right objection (B7.4). */
  readonly penalty: boolean;
  readonly count: number;
  readonly cards: readonly Card[] | Hidden;
  readonly mark: Mark;
  /** What the cards say by themselves; nothing about oneself, nothing where they are hidden. */
  readonly facts: readonly Fact[];
}

/** A player's page. */
export interface Block {
  readonly seat: Seat;
  readonly colour: Colour;
  readonly rows: readonly Row[];
}

/** Like the printed one: a block per player with a row per answer; and apart from that what follows. */
export interface Notebook {
  readonly blocks: readonly Block[];
  readonly consequences: Consequences;
}

/** A seat's notebook, from what it was told; a spectator's has no cards in it. */
export function notebook(view: BoardView, told: readonly BoardViewEvent[]): Notebook {
  const { config } = view.table;
  const rows = rowsOf(view, told);
  return {
    blocks: agentSeats(config).flatMap((seat) => {
      const colour = colourAt(config, seat);
      const theirs = rows.filter(({ question }) => question.of === seat);
      return colour === null ? [] : [{ seat, colour, rows: theirs }];
    }),
    consequences: consequencesOf(view),
  };
}

function rowsOf({ own }: BoardView, told: readonly BoardViewEvent[]): readonly Row[] {
  const me = own?.seat ?? null;
  const rows: Row[] = [];
  let turn = 0;
  let seen = 0;
  for (const event of told) {
    if (event.type === "turnBegan") turn = event.turn;
    if (event.type !== "answered") continue;
    const { question, penalty, count, cards } = event;
    const mark = markOf(question, me);
    const facts = cards === HIDDEN || mark === "shownByMe" ? [] : factsOf(cards);
    const answer = cards === HIDDEN ? null : seen++;
    rows.push({ turn, answer, question, penalty, count, cards, mark, facts });
  }
  return rows;
}

function markOf({ asker, of, witness }: Question, me: Seat | null): Mark {
  if (me === null) return "betweenOthers";
  if (me === asker) return "shownToMe";
  if (me === of) return "shownByMe";
  return me === witness ? "seenByMe" : "betweenOthers";
}

/** What follows for one colour: who, which figure, which letter. */
export interface Verdicts {
  readonly identities: Readonly<Record<Agent, Verdict>>;
  readonly builds: Readonly<Record<Build, Verdict>>;
  readonly letters: Readonly<Record<Letter, Verdict>>;
}

/** With three players the unused colour is the arrested agent's. */
export type Consequences = Readonly<Record<Colour, Verdicts>>;

function consequencesOf(view: BoardView): Consequences {
  const { colours } = knowledge(view);
  const lines = COLOURS.map((colour): [Colour, Verdicts] => {
    const { identities, builds, letters } = colours[colour];
    return [
      colour,
      {
        identities: verdicts(AGENTS, identities),
        builds: verdicts(BUILDS, builds),
        letters: verdicts(LETTERS, letters),
      },
    ];
  });
  return Object.fromEntries(lines) as Record<Colour, Verdicts>;
}
