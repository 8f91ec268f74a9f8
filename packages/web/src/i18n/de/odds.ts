import type { PartCatalogs } from "../messages.js";

export const words: PartCatalogs["odds"] = {
  "name.arrested.subject": "der verhaftete Agent",

  "notebook.hint.off":
    "An diesem Tisch steht im Notizbuch nur, was du selbst einträgst: Tippe auf ein Feld, um zu notieren, was du vermutest. Anderen Programmen kann das niemand vorschreiben.",
  "notebook.hint.facts":
    "Von den Karten einer Antwort ist mindestens eine wahr. Das Notizbuch notiert, was eine Karte für sich beweist; tippe auf ein offenes Feld, um zu notieren, was du vermutest.",
  "notebook.why": "Tippe auf einen Eintrag in Tinte, um zu sehen, warum er stimmt.",

  "odds.model":
    "Die Prozente gehen davon aus, dass alle farbige Karten zeigen, dass jede erlaubte Zusammenstellung gleich wahrscheinlich ist und dass nur in einer von {share} Antworten ohne Not eine graue Karte steckt.",
  "odds.bits":
    "Ein Bit ist das, was die Antwort auf eine Ja-Nein-Frage verrät, wenn beide Antworten gleich wahrscheinlich sind.",
  "odds.told": "hat dir {bits, plural, one {# Bit} other {# Bit}} verraten",
  "odds.leak":
    "{name} erfährt {bits, plural, one {# Bit} other {# Bit}}{misleads, select, yes {, wird aber irregeführt} other {}}",
  "odds.forecast": "verrät dir im Mittel {bits, plural, one {# Bit} other {# Bit}}",

  "why.open": "Warum?",
  "why.is":
    "{kind, select, identity {{name} ist {face}} build {{name} ist die {build, select, tall {große} short {kleine} fat {dicke} other {dünne}} Figur} mission {{name} hat den Buchstaben {face}} other {{name} hat die Zahl {face}}}.",
  "why.isNot":
    "{kind, select, identity {{name} ist nicht {face}} build {{name} ist nicht die {build, select, tall {große} short {kleine} fat {dicke} other {dünne}} Figur} mission {{name} hat nicht den Buchstaben {face}} other {{name} hat nicht die Zahl {face}}}.",
  "why.turn": "Zug {turn}: {said}",
  "why.round": "Runde {round}: {said}",
  "why.grey": "Eine graue Karte ist die Wahrheit.",
  "why.own":
    "{kind, select, identity {Du selbst bist {face}.} build {Du selbst bist die {build, select, tall {große} short {kleine} fat {dicke} other {dünne}} Figur.} mission {Du selbst hast den Buchstaben {face}.} other {Du selbst hast die Zahl {face}.}}",
  "why.once":
    "{kind, select, identity {Jede Identität wurde nur einmal ausgeteilt.} build {Jede Statur wurde nur einmal ausgeteilt.} mission {Jeder Buchstabe wurde nur einmal ausgeteilt.} other {Jede Zahl wurde nur einmal ausgeteilt.}}",
  "why.single": "Niemand hat zwei von einer Art.",
  "why.so": "Also bleibt nichts anderes übrig.",

  "clash.sign": "widerspricht dem, was du gesehen hast",
  "clash.one": "Ein Eintrag mit Bleistift widerspricht dem, was du gesehen hast: {marks}.",
  "clash.some": "Diese Einträge mit Bleistift können nicht alle stimmen: {marks}.",
  "clash.mark": "{name}, {face}: {guess, select, yes {ja} other {nein}}",
  "clash.so": "Also kann das nicht sein.",
  "legend.odds": "Wie wahrscheinlich es ist: je länger der Strich, desto wahrscheinlicher",
  "legend.clash": "Dein Bleistift widerspricht dem, was du gesehen hast",

  "likely.accomplished": "Das stimmt mit {chance}, und auf Gewissheit zu warten würde mehr kosten.",
  "likely.fulfils": "Das erfüllt, was mit {chance} dein Auftrag ist, und du kannst ihn verkünden.",
  "likely.race": "Du kennst deinen Auftrag mit {chance}. Jetzt zählt jeder Schritt.",
  "likely.meetsPartner":
    "So triffst du {name}, mit {chance} dein Partner: Verratet einander eure Buchstaben.",
  "likely.tellsPartner": "{name} ist mit {chance} dein Partner und soll wissen, wer du bist.",
  "likely.greetsPartner": "{name} ist mit {chance} dein Partner. Jetzt kann {name} es auch ahnen.",
  "likely.knowsAll":
    "Dein wahrscheinlichster Zettel stimmt mit {chance}, und vor deinem nächsten Zug könnte jemand einen Auftrag verkünden.",
  "coach.chance": "einer Wahrscheinlichkeit von {percent}",
  "coach.chance.high": "hoher Wahrscheinlichkeit",
  "coach.chance.fair": "einiger Wahrscheinlichkeit",
  "coach.bits.ask": "Die Antwort verrät dir im Mittel {bits, plural, one {# Bit} other {# Bit}}.",
  "coach.bits.show": "{name} erfährt dadurch {bits, plural, one {# Bit} other {# Bit}}.",
};
