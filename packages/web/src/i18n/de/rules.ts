import type { PartCatalogs } from "../messages.js";

/** The rulebook. */
export const words: PartCatalogs["rules"] = {
  "rules.title": "Die Spielregeln",
  "rules.loading": "Die Regeln werden geladen …",
  "rules.missing":
    "Die Regeln ließen sich nicht laden. Bist du offline? Versuch es gleich noch einmal.",
  "rules.unknown": "In diesem Buch gibt es keine Regel {rule}.",
  "rules.contents": "Inhalt",
  "rules.search": "In den Regeln suchen",
  "rules.found":
    "{hits, plural, =0 {Nichts gefunden.} one {Einmal gefunden.} other {#-mal gefunden{shown, plural, =40 {, die ersten 40 sind aufgeführt.} other {.}}}}",
  "rules.picture.map": "Ein Bild des Plans, wie ihn der Text beschreibt",
};
