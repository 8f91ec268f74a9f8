import type { passing as english } from "../en/passing.js";
import type { Translation } from "../messages.js";

export const passing: Translation<typeof english> = {
  "passing.title": "Enheten går vidare",
  "passing.for": "Näst på tur",
  "passing.role":
    "{role, select, red {spelar Röd} green {spelar Grön} blue {spelar Blå} yellow {spelar Gul} other {spelar ambassadören}}",
  "passing.words": "Alla andra tittar bort tills du är klar.",
  "passing.here": "Jag är här",
  "passing.next": "Du har inget mer att bestämma. Näst på tur: {person}.",
  "passing.go": "Skicka vidare",
  "passing.person": "människa",
  "passing.over": "Spelet är slut",
  "seating.legend": "Vilka spelar",
  "seating.alone": "jag mot bottar",
  "seating.device": "flera på en enhet",
  "seating.alone.hint": "Ett klick, så sitter du vid bordet.",
  "seating.device.hint": "Enheten går från hand till hand. En ridå mellan två spelare döljer allt.",
  "seating.seats": "Vem sitter var",
  "seating.sitter": "Vem spelar {role}",
  "seating.person": "en människa",
  "seating.bot": "bot: {level}",
  "seating.name": "Namn på den som spelar {role}",
  "seating.placeholder": "Namn",
  "seating.few": "Minst två personer måste spela på en enhet.",
};
