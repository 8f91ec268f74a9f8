import type { cardNotebook as english } from "../en/cardNotebook.js";
import type { Translation } from "../messages.js";

export const cardNotebook: Translation<typeof english> = {
  "cardPassport.number":
    "{edition, select, telephone {Dein Teil der Nummer} other {Deine Zahl für den Tresor}}",
  "cardPassport.aim":
    "Finde deinen Partner und die vier Zahlen. Triffst du deinen Partner, dann {edition, select, telephone {ruf an} other {öffne den Tresor}}: die Zahlen aller vier Agenten in der Reihenfolge Fiddlebottom, Bubble, Zsa Zsa, X. ({rule})",
  "cardPassport.aim.alone":
    "Jeder spielt für sich. Finde die vier Zahlen. Triffst du genau einen anderen, dann {edition, select, telephone {ruf an} other {öffne den Tresor}}: die Zahlen aller vier Agenten in der Reihenfolge Fiddlebottom, Bubble, Zsa Zsa, X. ({rule})",
  "cardPassport.code":
    "{edition, select, telephone {Die geheimnisvolle Nummer} other {Der Code des Tresors}}",
  "cardPassport.codes":
    "{count, plural, one {Nach allem, was du gesehen hast, bleibt nur ein Code.} other {Nach allem, was du gesehen hast, sind # Codes möglich.}}",
  "cardPassport.you": "du",
  "cardPassport.certain": "sicher",
  "cardPassport.open": "offen",
  "cardPassport.ambassador":
    "Du hast keine Karten. Finde alle Zahlen heraus, bevor jemand {edition, select, telephone {anruft} other {den Tresor öffnet}}.",
  "cardPassport.ambassador.pick":
    "In jeder Runde wählst du zuerst deinen Ort, verdeckt; er wird zuletzt aufgedeckt. (C8.1)",
  "cardPassport.ambassador.one":
    "Allein mit einem Agenten siehst du die schwarze Karte, die er verlangt. (C8.2)",
  "cardPassport.ambassador.two": "Mit genau zwei Agenten siehst du von jedem zwei Karten. (C8.3)",
  "cardPassport.ambassador.announce": "Mit einem oder zwei Agenten darfst du verkünden. (C8.4)",

  "cardHand.black": "Deine schwarzen Karten",
  "cardHand.black.hint":
    "Wer du bist und deine Zahl: die Wahrheit. {edition, select, telephone {Beim Tausch darfst du eine davon als Beweis zeigen.} other {Beim Tausch zeigst du sie nie.}}",
  "cardHand.coloured.hint": "Beim Tausch zeigst du zwei: eine wahre, eine falsche.",
  "cardHand.locations": "Orte auf deiner Hand",
  "cardHand.locations.hint": "Nach fünf Runden nehmen alle ihre fünf Orte zurück. (C3.4)",
  "cardHand.shown": "Runde {round}, {dative} gezeigt: {cards}",

  "cardSheet.hint":
    "X: Diese Karte hast du gesehen. O: Diese hast du gezeigt. Eine Spalte ist eine Begegnung, mit ihrer Runde. Von zwei Karten ist genau eine wahr; das Blatt streicht, was ausgeschlossen ist; tippe auf ein offenes Feld, um zu notieren, was du vermutest.",
  "cardSheet.of": "Blatt für {object}",
  "cardSheet.face": "Karte",
  "cardSheet.none": "{name}: noch keine Begegnung.",
  "cardSheet.round": "Runde {round}",
  "cardSheet.elsewhere": "mit {dative}, nicht gesehen",
  "cardSheet.sign":
    "{sign, select, seen {gesehen} other {gezeigt}}{black, select, yes {, schwarze Karte} other {}}",
  "cardSheet.hint.facts":
    "X: Diese Karte hast du gesehen. O: Diese hast du gezeigt. Eine Spalte ist eine Begegnung, mit ihrer Runde. Von zwei Karten ist genau eine wahr. Das Blatt notiert, was eine schwarze Karte beweist; tippe auf ein offenes Feld, um zu notieren, was du vermutest.",
  "odds.model.card":
    "Die Prozente gehen davon aus, dass alle farbige Karten tauschen, dass jedes erlaubte Paar gleich wahrscheinlich ist und dass nur in einem von {share} Paaren eine schwarze Karte steckt. Auf Verlangen sind beide schwarzen Karten gleich wahrscheinlich.",
  "odds.told.row": "Hat dir verraten, in Bit",
  "likely.readyToAnnounce": "Du kennst den Code mit {chance}: Es fehlt nur noch eine Begegnung.",
  "cardLegend.fact": "Eine Tatsache: Du hast die schwarze Karte gesehen",
  "cardLegend.X": "Diese Karte hast du gesehen",
  "cardLegend.O": "Diese Karte hast du gezeigt",
  "cardLegend.black": "Auf Schwarz: Es war die schwarze Karte, die Wahrheit",
};
