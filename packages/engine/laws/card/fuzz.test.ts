import { CARDS } from "../../src/card/cards.js";
import { cardConfig, EDITIONS, parseCardConfig } from "../../src/card/config.js";
import { REFUSAL_CODES } from "../../src/card/refusal.js";
import { type CardTypes, cardGame } from "../../src/card/rules.js";
import { sampleAction } from "../../src/card/sample.js";
import { LOCATIONS, SIDES } from "../../src/card/types.js";
import { COLOURS } from "../../src/core/world.js";
import { fuzzLaws } from "../fuzzLaws.js";
import { size } from "../size.js";
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
  count: size("fuzz", 100_000) / 4,
  config: (players) => {
    const made = cardConfig({ players });
    return made.ok ? made.value : null;
  },
  parse: parseCardConfig,
});
