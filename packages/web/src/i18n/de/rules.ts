import type { PartCatalogs } from "../messages.js";

/** The rulebook. */
export const words: PartCatalogs["rules"] = {
  "rules.title": "Die Spielregeln",
  "rules.loading": "Die Regeln werden geholt …",
  "rules.missing":
    "Die Regeln ließen sich nicht holen. Besteht eine Verbindung? Versuch es gleich noch einmal.",
  "rules.unknown": "Eine Regel {rule} steht nicht in diesem Buch.",
  "rules.contents": "Inhalt",
  "rules.search": "In den Regeln suchen",
  "rules.found":
    "{hits, plural, =0 {Nichts gefunden.} one {Einmal gefunden.} other {#-mal gefunden{shown, plural, =40 {, die ersten 40 sind aufgeführt.} other {.}}}}",
  "rules.picture.map": "Ein Bild des Plans, wie ihn der Text beschreibt",
};
