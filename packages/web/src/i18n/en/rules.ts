/** The rulebook. */
export const words = {
  "rules.title": "Rules of the game",
  "rules.loading": "The rules are being fetched…",
  "rules.missing": "The rules could not be fetched. Is there a connection? Try again in a moment.",
  "rules.unknown": "There is no rule {rule} in this book.",
  "rules.contents": "Contents",
  "rules.search": "Search the rules",
  "rules.found":
    "{hits, plural, =0 {Nothing found.} one {Found once.} other {Found # times{shown, plural, =40 {, the first 40 are listed.} other {.}}}}",
  "rules.picture.map": "A picture of the map as the text describes it",
} as const;
