import type { PartCatalogs } from "../messages.js";

/** The rulebook. */
export const words: PartCatalogs["rules"] = {
  "rules.title": "Reglas del juego",
  "rules.loading": "Se están cargando las reglas…",
  "rules.missing":
    "No se han podido cargar las reglas. ¿Tienes conexión? Inténtalo de nuevo en un momento.",
  "rules.unknown": "En este libro no hay ninguna regla {rule}.",
  "rules.contents": "Índice",
  "rules.search": "Buscar en las reglas",
  "rules.found":
    "{hits, plural, =0 {No se ha encontrado nada.} one {Encontrado una vez.} other {Encontrado # veces{shown, plural, =40 {; se muestran las 40 primeras.} other {.}}}}",
  "rules.picture.map": "Un dibujo del plano tal como lo describe el texto",
};
