import type { PartCatalogs } from "../messages.js";

/** The rulebook. */
export const words: PartCatalogs["rules"] = {
  "rules.title": "Regole del gioco",
  "rules.loading": "Caricamento delle regole…",
  "rules.missing": "Non è stato possibile caricare le regole. Sei offline? Riprova tra un momento.",
  "rules.unknown": "In questo libro non c’è nessuna regola {rule}.",
  "rules.contents": "Indice",
  "rules.search": "Cerca nelle regole",
  "rules.found":
    "{hits, plural, =0 {Nessun risultato.} one {Trovato una volta.} other {Trovato # volte{shown, plural, =40 {; ecco le prime 40.} other {.}}}}",
  "rules.picture.map": "Un disegno della mappa come la descrive il testo",
};
