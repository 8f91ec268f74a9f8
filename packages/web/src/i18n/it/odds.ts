import type { PartCatalogs } from "../messages.js";

export const words: PartCatalogs["odds"] = {
  "name.arrested.subject": "l’agente arrestato",

  "notebook.hint.off":
    "A questo tavolo il taccuino conserva solo i tuoi segni: tocca un campo per segnare a matita ciò che pensi. Nessuno può imporlo ad altri programmi.",
  "notebook.hint.facts":
    "Tra le carte di una risposta almeno una è vera. Il taccuino annota ciò che una carta prova da sola; tocca un campo aperto per segnare a matita ciò che pensi.",
  "notebook.why": "Tocca un segno a inchiostro per vedere perché è così.",

  "odds.model":
    "Le percentuali presuppongono che tutti mostrino carte colorate, che ogni combinazione permessa sia ugualmente probabile e che solo una risposta su {share} contenga una carta grigia senza che serva.",
  "odds.bits":
    "Un bit è ciò che rivela la risposta a una domanda sì o no quando le due risposte sono ugualmente probabili.",
  "odds.told": "ti ha rivelato {bits, plural, one {# bit} other {# bit}}",
  "odds.leak":
    "{name} scopre {bits, plural, one {# bit} other {# bit}}{misleads, select, yes {, ma finisce fuori strada} other {}}",
  "odds.forecast": "ti rivela in media {bits, plural, one {# bit} other {# bit}}",

  "why.open": "Perché?",
  "why.is":
    "{kind, select, identity {{name} è {face}} build {{name} è la figura {build, select, tall {alta} short {bassa} fat {grassa} other {magra}}} mission {{name} ha la lettera {face}} other {{name} ha il numero {face}}}.",
  "why.isNot":
    "{kind, select, identity {{name} non è {face}} build {{name} non è la figura {build, select, tall {alta} short {bassa} fat {grassa} other {magra}}} mission {{name} non ha la lettera {face}} other {{name} non ha il numero {face}}}.",
  "why.turn": "Turno {turn}: {said}",
  "why.round": "Giro {round}: {said}",
  "why.grey": "Una carta grigia è la verità.",
  "why.own":
    "{kind, select, identity {{face} sei tu.} build {La figura {build, select, tall {alta} short {bassa} fat {grassa} other {magra}} sei tu.} mission {La lettera {face} ce l’hai tu.} other {Il numero {face} ce l’hai tu.}}",
  "why.once":
    "{kind, select, identity {Ogni identità è stata distribuita una sola volta.} build {Ogni corporatura è stata distribuita una sola volta.} mission {Ogni lettera è stata distribuita una sola volta.} other {Ogni numero è stato distribuito una sola volta.}}",
  "why.single": "Nessuno ne ha due dello stesso tipo.",
  "why.so": "Quindi non resta altra possibilità.",

  "clash.sign": "contraddice ciò che hai visto",
  "clash.one": "Un segno a matita contraddice ciò che hai visto: {marks}.",
  "clash.some": "Questi segni a matita non possono essere tutti giusti: {marks}.",
  "clash.mark": "{name}, {face}: {guess, select, yes {sì} other {no}}",
  "clash.so": "Quindi non può essere.",
  "legend.odds": "Quanto è probabile: più lunga la linea, più probabile",
  "legend.clash": "La tua matita contraddice ciò che hai visto",

  "likely.accomplished": "È giusto con {chance}, e aspettare la certezza costerebbe di più.",
  "likely.fulfils": "Così si compie quella che con {chance} è la tua missione, e puoi annunciarla.",
  "likely.race": "Conosci la tua missione con {chance}. Ora conta ogni passo.",
  "likely.meetsPartner":
    "Così incontri {name}, che con {chance} è della tua squadra: ditevi le vostre lettere.",
  "likely.tellsPartner": "{name} è della tua squadra con {chance} e dovrebbe sapere chi sei.",
  "likely.greetsPartner": "{name} è della tua squadra con {chance}. Ora anche {name} può intuirlo.",
  "likely.knowsAll":
    "Il tuo foglio più probabile è giusto con {chance}, e qualcuno potrebbe annunciare prima del tuo prossimo turno.",
  "coach.chance": "una probabilità del {percent}",
  "coach.chance.high": "alta probabilità",
  "coach.chance.fair": "una certa probabilità",
  "coach.bits.ask": "La risposta ti rivela in media {bits, plural, one {# bit} other {# bit}}.",
  "coach.bits.show": "Così {name} scopre {bits, plural, one {# bit} other {# bit}}.",
};
