/** The card game's papers: passport, cards, the printed sheet. */
export const cardNotebook = {
  "cardPassport.number":
    "{edition, select, telephone {Your part of the number} other {Your number for the safe}}",
  "cardPassport.aim":
    "Find your partner and the four numbers. In a meeting with your partner {edition, select, telephone {make the call} other {open the safe}}: the numbers of all four agents in the order Fiddlebottom, Bubble, Zsa Zsa, X. ({rule})",
  "cardPassport.aim.alone":
    "Everybody plays alone. Find the four numbers, and in a meeting with exactly one other {edition, select, telephone {make the call} other {open the safe}}: the numbers of all four agents in the order Fiddlebottom, Bubble, Zsa Zsa, X. ({rule})",
  "cardPassport.code":
    "{edition, select, telephone {The mysterious number} other {The code of the safe}}",
  "cardPassport.codes":
    "{count, plural, one {From all that you have seen only one code is left.} other {From all that you have seen # codes are possible.}}",
  "cardPassport.you": "you",
  "cardPassport.certain": "certain",
  "cardPassport.open": "open",
  "cardPassport.ambassador":
    "You have no cards. Find out everybody’s number before somebody {edition, select, telephone {makes the call} other {opens the safe}}.",
  "cardPassport.ambassador.pick":
    "In every round you choose your location first, face down; it is turned up last. (C8.1)",
  "cardPassport.ambassador.one":
    "Alone with one agent you see the black card that the agent demands. (C8.2)",
  "cardPassport.ambassador.two": "With exactly two agents you see two cards of each. (C8.3)",
  "cardPassport.ambassador.announce": "With one or two agents you may announce. (C8.4)",

  "cardHand.black": "Your black cards",
  "cardHand.black.hint":
    "Who you are, and your number: the truth. {edition, select, telephone {You may show one of them in a swap, as proof.} other {They are never shown in a swap.}}",
  "cardHand.coloured.hint": "In a swap you show two: one true, one false.",
  "cardHand.locations": "Locations in your hand",
  "cardHand.locations.hint": "After five rounds everybody takes all five back. (C3.4)",
  "cardHand.shown": "Round {round}, to {dative}: {cards}",

  "cardSheet.hint":
    "X: you have seen this card. O: you have shown it. A column is a meeting, with its round. Of two cards exactly one is true; the sheet does the elimination, and you may tap an open field to pencil in what you think.",
  "cardSheet.of": "Sheet for {object}",
  "cardSheet.face": "Card",
  "cardSheet.none": "{name}: no meeting yet.",
  "cardSheet.round": "Round {round}",
  "cardSheet.elsewhere": "with {dative}, unseen",
  "cardSheet.sign":
    "{sign, select, seen {seen} other {shown}}{black, select, yes {, black card} other {}}",
  "cardSheet.hint.facts":
    "X: you have seen this card. O: you have shown it. A column is a meeting, with its round. Of two cards exactly one is true. The sheet notes what a black card proves; tap an open field to pencil in what you think.",
  "odds.model.card":
    "The percentages assume that everybody swaps coloured cards, every pair that is allowed as likely as any other, and that only one pair in {share} has a black card in it. On demand either black card is as likely.",
  "odds.told.row": "Told you, in bits",
  "likely.readyToAnnounce": "You know the code with {chance}: all you need is a meeting.",
  "cardLegend.fact": "A fact: you have seen the black card",
  "cardLegend.X": "This card you have seen",
  "cardLegend.O": "This card you have shown",
  "cardLegend.black": "On black: it was the black card, the truth",
} as const;
