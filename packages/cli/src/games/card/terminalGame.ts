import { type CardRefusal, legal, type RefusalCode } from "@inkognito/engine/card";
import { assertNever } from "@inkognito/engine/core";
import { parseGesture } from "../shared/gesture.js";
import { said, type TerminalGame } from "../shared/terminalGame.js";
import { cardCoach } from "./coach.js";
import { going, meeting, showing } from "./decisions/decisions.js";
import { cardLines, noteLines, tableLines } from "./notebook/notes.js";
import { oddsLines } from "./notebook/odds.js";
import { whyReply } from "./notebook/why.js";
import { cardStory } from "./story.js";

const REFUSALS: Readonly<Partial<Record<RefusalCode, string>>> = {
  noGestures: "You can't make signs at this table",
  toYourself: "You can't choose yourself",
};

const refusalWords = ({ code, rule }: CardRefusal): string =>
  `${REFUSALS[code] ?? "The rules don't allow that"} (${rule}).`;

export const cardTerminal: TerminalGame<"card"> = {
  ask({ view }) {
    const { awaits } = legal(view);
    switch (awaits.type) {
      case "none":
        return null;
      case "pick":
      case "locate":
        return going(view, awaits);
      case "choose":
        return meeting(view, awaits);
      case "show":
        return showing(view, awaits);
      default:
        return assertNever(awaits);
    }
  },
  offTurn: () => null,
  tell: cardStory,
  coach: cardCoach,
  refusal: refusalWords,
  commands: [
    {
      names: ["notes"],
      usage: "notes",
      summary: "your notebook: what was shown, and what follows",
      read: (_, moment) => said(...noteLines(moment)),
    },
    {
      names: ["odds"],
      usage: "odds",
      summary: "how likely everything is; what to demand or show",
      read: (_, { view }) => said(...oddsLines(view)),
    },
    {
      names: ["why"],
      usage: "why BLUE [F]",
      summary: "why it is certain: `why blue`, `why blue not 52`, `why code`",
      read: (rest, { view }) => whyReply(rest, view),
    },
    {
      names: ["map", "table"],
      usage: "map",
      summary: "who has gone where since locations were taken back",
      read: (_, { view }) => said(...tableLines(view)),
    },
    {
      names: ["cards"],
      usage: "cards",
      summary: "your black cards, and the locations in your hand",
      read: (_, { view }) => said(...cardLines(view)),
    },
    {
      names: ["sign", "gesture"],
      usage: "sign F [BLUE]",
      summary: "make an agent's sign, for everyone or for one; it may be a bluff",
      offered: ({ table }) => table.config.gestures,
      read: (rest, { view }) => parseGesture(rest, view.table.config, legal(view).gestureTo),
    },
  ],
};
