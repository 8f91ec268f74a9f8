import type { passing as english } from "../en/passing.js";
import type { Translation } from "../messages.js";

export const passing: Translation<typeof english> = {
  "passing.title": "Weitergeben",
  "passing.for": "Als Nächstes",
  "passing.role":
    "{role, select, red {spielt Rot} green {spielt Grün} blue {spielt Blau} yellow {spielt Gelb} other {spielt den Botschafter}}",
  "passing.words": "Alle anderen schauen weg, bis du fertig bist.",
  "passing.here": "Ich bin da",
  "passing.next": "Du hast gerade nichts mehr zu entscheiden. Als Nächstes: {person}.",
  "passing.go": "Weitergeben",
  "passing.person": "Mensch",
  "passing.over": "Das Spiel ist aus",
  "seating.legend": "Wer spielt",
  "seating.alone": "ich gegen Bots",
  "seating.device": "mehrere an einem Gerät",
  "seating.alone.hint": "Ein Klick, und du sitzt am Tisch.",
  "seating.device.hint": "Das Gerät geht von Hand zu Hand. Ein Vorhang dazwischen verdeckt alles.",
  "seating.seats": "Wer sitzt wo",
  "seating.sitter": "Wer spielt {role}",
  "seating.person": "ein Mensch",
  "seating.bot": "Bot: {level}",
  "seating.name": "Name für {role}",
  "seating.placeholder": "Name",
  "seating.few": "An einem Gerät müssen mindestens zwei Menschen mitspielen.",
};
