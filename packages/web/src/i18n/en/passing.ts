/** One device for several people: the curtain between them, and who sits where. */
export const passing = {
  "passing.title": "Passing the device",
  "passing.for": "Next is",
  "passing.role":
    "{role, select, red {plays Red} green {plays Green} blue {plays Blue} yellow {plays Yellow} other {plays the Ambassador}}",
  "passing.words": "Everybody else looks away until you are done.",
  "passing.here": "I am here",
  "passing.next": "You have nothing more to decide. {person} is next.",
  "passing.go": "Pass it on",
  "passing.person": "person",
  "passing.over": "The game is over",
  "seating.legend": "Who plays",
  "seating.alone": "me against bots",
  "seating.device": "several on one device",
  "seating.alone.hint": "One click, and you sit at the table.",
  "seating.device.hint":
    "The device goes from hand to hand. A curtain between two players hides everything.",
  "seating.seats": "Who sits where",
  "seating.sitter": "Who plays {role}",
  "seating.person": "a person",
  "seating.bot": "bot: {level}",
  "seating.name": "Name of the person who plays {role}",
  "seating.placeholder": "Name",
  "seating.few": "At least two people have to play on one device.",
} as const;
