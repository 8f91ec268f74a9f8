import type { PartCatalogs } from "../messages.js";

/** The rulebook. */
export const words: PartCatalogs["rules"] = {
  "rules.title": "Spelregler",
  "rules.loading": "Reglerna hämtas …",
  "rules.missing": "Reglerna gick inte att hämta. Är du offline? Försök igen om en stund.",
  "rules.unknown": "Det finns ingen regel {rule} i den här boken.",
  "rules.contents": "Innehåll",
  "rules.search": "Sök i reglerna",
  "rules.found":
    "{hits, plural, =0 {Inget hittades.} one {Hittades en gång.} other {Hittades # gånger{shown, plural, =40 {; de första 40 visas.} other {.}}}}",
  "rules.picture.map": "En bild av kartan så som texten beskriver den",
};
