import { sampleAction } from "../../src/card/legal/sample.js";
import { type CardTypes, cardGame } from "../../src/card/rules.js";
import { CARDS } from "../../src/card/terms/cards.js";
import { cardConfig, EDITIONS, parseCardConfig } from "../../src/card/terms/config.js";
import { REFUSAL_CODES } from "../../src/card/terms/refusal.js";
import { LOCATIONS, SIDES } from "../../src/card/terms/types.js";
import { COLOURS } from "../../src/core/agents.js";
import { fuzzLaws } from "../shared/fuzz.js";
import { size } from "../shared/size.js";
import { spread } from "./games.js";

const TYPES = ["pick", "locate", "choose", "show", "gesture", "__proto__", "toString"];
const CHOICES = ["cards", "demand", "decline", "look", "pass", "announce", "constructor"];

fuzzLaws<CardTypes>({
  game: cardGame,
  positions: spread(80),
  codes: REFUSAL_CODES,
  words: {
    fields: [
      ...["type", "decision", "location", "choice", "card", "cards", "of", "side", "code", "tic"],
      ...["to", "__proto__", "constructor", "extra"],
    ],
    words: [...CARDS, ...LOCATIONS, ...SIDES, ...COLOURS, ...EDITIONS, ...TYPES, ...CHOICES],
    numbers: 53,
  },
  types: TYPES,
  sample: (view, below) => sampleAction(view, below, { announce: 3, gesture: 8 }),
  count: size("fuzz", { short: 30_000, full: 200_000 }) / 4,
  config: (players) => {
    const made = cardConfig({ players });
    return made.ok ? made.value : null;
  },
  parse: parseCardConfig,
});
