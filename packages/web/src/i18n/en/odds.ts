/** How likely, why, and what an answer tells. */
export const words = {
  "name.arrested.subject": "the arrested agent",

  "notebook.hint.off":
    "At this table the notebook keeps your own marks and nothing else: tap a field to pencil in what you think. Nobody can enforce that on other programs.",
  "notebook.hint.facts":
    "Of the cards of an answer at least one is true. The notebook notes what a card proves by itself; tap an open field to pencil in what you think.",
  "notebook.why": "Tap a mark in ink to see why it is so.",

  "odds.model":
    "The percentages assume that everybody shows coloured cards, every combination that is allowed as likely as any other, and that only one answer in {share} has a grey card in it though it need not.",
  "odds.bits":
    "A bit is what the answer to a yes-or-no question tells if both answers are equally likely.",
  "odds.told": "told you {bits, plural, one {# bit} other {# bits}}",
  "odds.leak":
    "{name} learns {bits, plural, one {# bit} other {# bits}}{misleads, select, yes {, but is misled} other {}}",
  "odds.forecast": "tells you {bits, plural, one {# bit} other {# bits}} on average",

  "why.open": "Why?",
  "why.is":
    "{kind, select, identity {{name} is {face}} build {{name} is the {build, select, tall {tall} short {short} fat {fat} other {thin}} figure} mission {{name} has the letter {face}} other {{name} has the number {face}}}.",
  "why.isNot":
    "{kind, select, identity {{name} is not {face}} build {{name} is not the {build, select, tall {tall} short {short} fat {fat} other {thin}} figure} mission {{name} does not have the letter {face}} other {{name} does not have the number {face}}}.",
  "why.turn": "Turn {turn}: {said}",
  "why.round": "Round {round}: {said}",
  "why.grey": "A grey card is the truth.",
  "why.own":
    "{kind, select, identity {You are {face} yourself.} build {You are the {build, select, tall {tall} short {short} fat {fat} other {thin}} figure yourself.} mission {You have the letter {face} yourself.} other {You have the number {face} yourself.}}",
  "why.once":
    "{kind, select, identity {Every identity was dealt once only.} build {Every build was dealt once only.} mission {Every letter was dealt once only.} other {Every number was dealt once only.}}",
  "why.single": "Nobody has two of a kind.",
  "why.so": "So there is no other possibility.",

  "clash.sign": "contradicts what you have seen",
  "clash.one": "A pencil mark contradicts what you have seen: {marks}.",
  "clash.some": "These pencil marks cannot all be right: {marks}.",
  "clash.mark": "{name}, {face}: {guess, select, yes {yes} other {no}}",
  "clash.so": "So that cannot be.",
  "legend.odds": "How likely it is: the longer the line, the likelier",
  "legend.clash": "Your pencil contradicts what you have seen",

  "likely.accomplished": "This is right with {chance}, and waiting for certainty would cost more.",
  "likely.fulfils": "That fulfils what is your mission with {chance}, and you can announce it.",
  "likely.race": "You know your mission with {chance}. Now it is a race.",
  "likely.meetsPartner":
    "That meets {name}, who is your partner with {chance}: tell each other your letters.",
  "likely.tellsPartner": "{name} is your partner with {chance} and should know who you are.",
  "likely.greetsPartner": "{name} is your partner with {chance}. Now {name} may guess it too.",
  "likely.knowsAll":
    "Your likeliest sheet is right with {chance}, and somebody may announce before your next turn.",
  "coach.chance": "a probability of {percent}",
  "coach.chance.high": "high probability",
  "coach.chance.fair": "fair probability",
  "coach.bits.ask": "The answer tells you {bits, plural, one {# bit} other {# bits}} on average.",
  "coach.bits.show": "{name} learns {bits, plural, one {# bit} other {# bits}} by it.",
} as const;
