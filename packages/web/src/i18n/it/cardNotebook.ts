import type { cardNotebook as english } from "../en/cardNotebook.js";
import type { Translation } from "../messages.js";

export const cardNotebook: Translation<typeof english> = {
  "cardPassport.number":
    "{edition, select, telephone {La tua parte del numero} other {Il tuo numero per la cassaforte}}",
  "cardPassport.aim":
    "Trova il tuo compagno e i quattro numeri. In un incontro con il tuo compagno {edition, select, telephone {fai la telefonata} other {apri la cassaforte}}: i numeri dei quattro agenti nell’ordine Fiddlebottom, Bubble, Zsa Zsa, X. ({rule})",
  "cardPassport.aim.alone":
    "Ognuno gioca per sé. Trova i quattro numeri e, in un incontro a due, {edition, select, telephone {fai la telefonata} other {apri la cassaforte}}: i numeri dei quattro agenti nell’ordine Fiddlebottom, Bubble, Zsa Zsa, X. ({rule})",
  "cardPassport.code":
    "{edition, select, telephone {Il numero misterioso} other {Il codice della cassaforte}}",
  "cardPassport.codes":
    "{count, plural, one {Da ciò che hai visto resta un solo codice.} other {Da ciò che hai visto sono possibili # codici.}}",
  "cardPassport.you": "tu",
  "cardPassport.certain": "certo",
  "cardPassport.open": "aperto",
  "cardPassport.ambassador":
    "Non hai carte. Scopri il numero di ognuno prima che qualcuno {edition, select, telephone {faccia la telefonata} other {apra la cassaforte}}.",
  "cardPassport.ambassador.pick":
    "In ogni giro scegli il tuo luogo prima di tutti, a faccia in giù; si scopre per ultimo. (C8.1)",
  "cardPassport.ambassador.one":
    "A tu per tu con un agente, vedi la carta nera che richiede. (C8.2)",
  "cardPassport.ambassador.two": "Con esattamente due agenti, vedi due carte di ciascuno. (C8.3)",
  "cardPassport.ambassador.announce": "Con uno o due agenti puoi annunciare. (C8.4)",

  "cardHand.black": "Le tue carte nere",
  "cardHand.black.hint":
    "Chi sei e il tuo numero: la verità. {edition, select, telephone {Puoi mostrarne una in uno scambio, come prova.} other {Non si mostrano mai in uno scambio.}}",
  "cardHand.coloured.hint": "In uno scambio ne mostri due: una vera, una falsa.",
  "cardHand.locations": "Luoghi che hai in mano",
  "cardHand.locations.hint": "Dopo cinque giri ognuno riprende tutti e cinque i suoi. (C3.4)",
  "cardHand.shown": "Giro {round}, per {dative}: {cards}",

  "cardSheet.hint":
    "X: hai visto questa carta. O: l’hai mostrata. Una colonna è un incontro, con il suo giro. Di due carte esattamente una è vera; il foglio procede per esclusione, e puoi toccare un campo aperto per segnare a matita ciò che pensi.",
  "cardSheet.of": "Foglio per {object}",
  "cardSheet.face": "Carta",
  "cardSheet.none": "{name}: ancora nessun incontro.",
  "cardSheet.round": "Giro {round}",
  "cardSheet.elsewhere": "con {dative}, non visto",
  "cardSheet.sign":
    "{sign, select, seen {vista} other {mostrata}}{black, select, yes {, carta nera} other {}}",
  "cardSheet.hint.facts":
    "X: hai visto questa carta. O: l’hai mostrata. Una colonna è un incontro, con il suo giro. Di due carte esattamente una è vera. Il foglio annota ciò che prova una carta nera; tocca un campo aperto per segnare a matita ciò che pensi.",
  "odds.model.card":
    "Le percentuali presuppongono che tutti scambino carte colorate, che ogni coppia permessa sia ugualmente probabile e che solo una coppia su {share} contenga una carta nera. Su richiesta, le due carte nere sono ugualmente probabili.",
  "odds.told.row": "Ti ha rivelato, in bit",
  "likely.readyToAnnounce": "Conosci il codice con {chance}: manca solo un incontro.",
  "cardLegend.fact": "Un fatto: hai visto la carta nera",
  "cardLegend.X": "Hai visto questa carta",
  "cardLegend.O": "Hai mostrato questa carta",
  "cardLegend.black": "Su nero: era la carta nera, la verità",
};
