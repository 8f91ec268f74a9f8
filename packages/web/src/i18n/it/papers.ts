import type { papers as english } from "../en/papers.js";
import type { Translation } from "../messages.js";

export const papers: Translation<typeof english> = {
  "agent.short.F": "Fiddlebottom",
  "agent.short.B": "Bubble",
  "agent.short.Z": "Zsa Zsa",
  "agent.short.X": "X",
  "agent.cell.F": "Fiddle\u00adbottom",
  "agent.cell.B": "Bubble",
  "agent.cell.Z": "Zsa Zsa",
  "agent.cell.X": "X",

  "card.letter": "{letter}",
  "card.grey": "{face} (carta grigia)",
  "card.mission": "lettera {letter} (carta grigia)",
  "card.token.grey": "{face}, grigia",
  "card.label":
    "carta {kind, select, identity {identità} build {corporatura} other {missione}} {tone, select, red {rossa} green {verde} blue {blu} yellow {gialla} other {grigia}}: {face}",

  "papers.larger": "Ingrandisci",
  "papers.smaller": "Riduci",
  "papers.title": "I miei documenti",
  "papers.passport": "Passaporto",
  "papers.cards": "Carte",
  "papers.notebook": "Taccuino",
  "papers.log": "Diario",

  "passport.none": "Le carte segrete non sono ancora state distribuite.",
  "passport.identity": "Sei",
  "passport.figure": "La tua figura vera",
  "passport.figure.build": "{build}",
  "passport.figure.at": "{build}: {space}",
  "passport.letter": "La tua lettera",
  "passport.partner": "In squadra con te: {agent}",
  "passport.partner.certain": "è {name}",
  "passport.partner.open": "è tra {names}",
  "passport.partner.openOrNone": "è tra {names}, o è l’agente arrestato",
  "passport.partner.none": "è l’agente arrestato: giochi in solitario",
  "passport.alone.certain":
    "Sei l’agente solitario. Vinci se annunci in solitario mentre la tua figura vera occupa {place}. (B11.3)",
  "passport.alone.possible":
    "Se il tuo compagno è l’agente arrestato, vinci annunciando in solitario mentre la tua figura vera occupa {place}. (B11.3)",
  "passport.missions": "Le missioni",
  "passport.missions.hint":
    "Due lettere formano un codice, e il codice dice la missione. Un agente nominato è sempre la sua figura vera; «raggiunge» un altro quando sono sulla stessa casella. (B9)",
  "passport.missions.three":
    "Se una missione nomina l’agente arrestato, si intende il suo compagno. (B11.2)",
  "passport.ambassador": "L’Ambasciatore",
  "passport.ambassador.aim":
    "Non hai carte segrete. Scopri chi è ognuno, e qual è la sua figura vera, prima che venga annunciata una missione.",
  "passport.ambassador.move":
    "Nel tuo turno ti muovi fino a due caselle, via terra o via acqua. (B12.2)",
  "passport.ambassador.mustMove":
    "Nel tuo turno ti muovi di una o due caselle, via terra o via acqua; non puoi restare dove sei. (B12.2)",
  "passport.ambassador.ask":
    "Se ti fermi dove c’è una figura, chi la gioca ti mostra due carte, una delle quali vera; poi allontani la figura. (B12.3)",
  "passport.ambassador.watch": "Ciò che si mostra tramite te, lo vedi anche tu. (B12.4)",
  "passport.ambassador.seal":
    "Una volta sola, quando vuoi, puoi dichiarare «So chi siete» e sigillare il tuo foglio. Se all’annuncio di una missione tutti e otto i dati sono giusti, vinci in solitario. (B12.5)",
  "passport.ambassador.sealed":
    "Il tuo foglio è sigillato. Ora aspetta che qualcuno annunci. (B12.5)",

  "passport.sheet": "{name}: {agent}, {build}",

  "missions.own": "La tua squadra:",
  "missions.of": "Squadra:",
  "missions.team": "{first} e {second}",
  "missions.code": "Codice",
  "missions.mission": "Missione",
  "missions.certain": "questa",
  "missions.possible": "possibile",
  "missions.ruledOut": "no",
  "mission.anyOnto": "una figura qualsiasi raggiunge {agent}",
  "mission.anyOntoAmbassador": "una figura qualsiasi raggiunge l’Ambasciatore",
  "mission.agentOnto": "{agent} raggiunge l’Ambasciatore",
  "mission.together": "{first} raggiunge {second}, o viceversa",
  "mission.agentTo": "{agent} raggiunge {place}",
  "mission.ambassadorTo": "l’Ambasciatore raggiunge {place}",
  "mission.oneOfOursTo": "una delle due figure vere della squadra raggiunge {place}",
  "mission.space": "la casella {number} ({name})",
  "mission.embassy": "l’ambasciata",

  "cards.ambassador": "L’Ambasciatore non ha carte.",
  "cards.grey": "Le tue carte segrete",
  "cards.grey.hint": "Sono la verità. Chi ne vede una lo sa per certo.",
  "cards.coloured": "Le tue carte colorate",
  "cards.coloured.hint": "Le mostri quando te lo chiedono. Quasi tutte mentono.",
  "cards.shown": "Che cosa hai mostrato",
  "cards.shown.nothing": "Ancora niente.",

  "answers.turn": "Turno",
  "answers.question": "Domanda",
  "answers.cards": "Carte",
  "answers.inTurn": "{turn}",
  "answers.before": "–",
  "answers.asked": "{name}: {about, select, identity {identità} other {corporatura}}",
  "answers.shownToMe": "mostrate a te",
  "answers.shownByMe": "mostrate da te",
  "answers.seenByMe": "sotto i tuoi occhi",
  "answers.betweenOthers": "non viste",
  "answers.penalty": "penalità",
  "answers.hidden": "{count, plural, one {1 carta, non vista} other {# carte, non viste}}",

  "notebook.hint":
    "Tra le carte di una risposta almeno una è vera. Il taccuino procede per esclusione; tocca un campo aperto per segnare a matita ciò che pensi.",
  "notebook.arrested": "L’agente arrestato",
  "notebook.answers": "Che cosa ha mostrato {name}",
  "notebook.answers.none": "{name}: ancora nessuna domanda.",
  "notebook.shown": "Che cosa ha visto di te {name}",

  "grid.identity": "Identità",
  "grid.build": "Corporatura",
  "grid.mission": "Lettera",
  "grid.fact": "visto",
  "grid.follows": "certo",
  "grid.ruledOut": "no",
  "grid.yes": "sì",
  "grid.no": "no",
  "grid.open": "aperto",
  "grid.tap": "{next, select, yes {Segna: penso di sì} no {Segna: penso di no} other {Cancella}}",
  "grid.shown": "{count, plural, one {mostrata una volta} other {mostrata # volte}}",
  "legend.title": "Che cosa significano i segni",
  "legend.fact": "Un fatto: hai visto una carta grigia o una carta singola",
  "legend.follows": "Segue da tutto ciò che hai visto",
  "legend.ruledOut": "Escluso da tutto ciò che hai visto",
  "legend.yes": "La tua matita: pensi di sì",
  "legend.no": "La tua matita: pensi di no",
  "legend.tally": "Quante volte questa carta è stata mostrata sotto i tuoi occhi",

  "log.nothing": "Non è ancora successo nulla.",

  "coach.title": "E adesso?",
  "coach.doIt": "Fallo",
  "coach.thinking": "Aspetta che sia stato mostrato tutto.",
  "coach.expect.none": "Per ora niente. Osserva gli altri: ogni risposta conta.",
  "coach.expect.ended": "La partita è finita. Guarda chi era ognuno!",
  "coach.expect.place":
    "Metti le tue quattro figure sulle tue quattro caselle di partenza. Nessuno sa ancora quale sei davvero tu.",
  "coach.expect.move":
    "Usa ogni pallina una volta, o lasciala. Se finisci sulla casella di una figura altrui, puoi chiedere a chi la gioca.",
  "coach.expect.walk":
    "Muovi l’Ambasciatore fino a due caselle. Se ti fermi dove c’è una figura, chiedi a chi la gioca.",
  "coach.expect.resolve":
    "{count, plural, one {C’è un incontro da risolvere} other {Ci sono # incontri da risolvere}}: chiedi, o fai un altro passo su una casella libera. Oppure annuncia la tua missione.",
  "coach.expect.endTurn":
    "Tutti gli incontri sono risolti. Annuncia la tua missione se è compiuta proprio adesso, o finisci il turno.",
  "coach.expect.show":
    "{name} ti chiede {about, select, identity {l’identità} other {la corporatura}}. {clear, select, yes {Mostra due carte di quel tipo} other {Mostra due carte di quel tipo e una dell’altro}}; almeno una deve essere vera.",
  "coach.expect.penalty":
    "{name} ha fatto un’obiezione giusta. Devi mostrare {owed, plural, one {una carta vera} other {# carte, di cui una vera}}.",
  "coach.expect.banish": "Allontana {piece} su una delle caselle illuminate.",
  "coach.expect.shakeHands":
    "{name} ha annunciato una missione con te. Dai la mano solo se fate squadra.",

  "coach.do.place": "Disponile come vengono.",
  "coach.do.move": "Muovi {moves}.",
  "coach.do.moveNot": "Resta dove sei.",
  "coach.do.walk": "Vai alla casella {to}.",
  "coach.do.ask": "Chiedi a {name} {about, select, identity {l’identità} other {la corporatura}}.",
  "coach.do.step": "Non chiedere; fai un altro passo fino alla casella {to}.",
  "coach.do.show": "Mostra {cards}.",
  "coach.do.object": "Fai un’obiezione.",
  "coach.do.banish": "Allontana {piece}: casella {to}.",
  "coach.do.endTurn": "Finisci il turno.",
  "coach.do.announce": "Annuncia «Missione compiuta!» con {name} e il codice {code}.",
  "coach.do.announceAlone": "Annuncia «Missione compiuta!» in solitario.",
  "coach.do.shake": "Dai la mano.",
  "coach.do.refuse": "Rifiuta la mano.",
  "coach.do.seal": "Dichiara «So chi siete» e sigilla il tuo foglio.",
  "coach.do.gesture":
    "Fai un gesto per {name}: {tic, select, F {strizza l’occhio destro} B {tirati il lobo sinistro} Z {arriccia il labbro} other {aggrotta la fronte}}.",

  "because.anyPlace": "Prima che si distribuiscano le carte, un posto vale l’altro.",
  "because.fulfils": "Così compi la tua missione e puoi annunciarla.",
  "because.meetsPartner": "Così incontri {name}, della tua squadra: ditevi le lettere.",
  "because.throughAmbassador":
    "{known, select, yes {Tramite l’Ambasciatore vedi due carte di {name}, e una è vera: è ciò che rivela di più.} other {Tramite l’Ambasciatore vedi due carte di chiunque, e una è vera: è ciò che rivela di più.}}",
  "because.knowsLeast":
    "Un incontro con {name} è quello che più ti rivela di ciò che ancora non sai.",
  "because.race": "Conosci la tua missione. Ora conta ogni passo.",
  "because.approach": "Così ti avvicini a qualcuno a cui vale la pena chiedere.",
  "because.stepsOn": "Chiedere qui ti direbbe poco, e il passo ti fa avanzare.",
  "because.meetingsDone": "In questo turno non c’è altro da fare.",
  "because.accomplished": "Compagno, codice e missione: tutto è certo.",
  "because.tellsPartner": "{name} è della tua squadra e dovrebbe sapere chi sei.",
  "because.tellsLittle": "Così {name} scopre poco.",
  "because.repeated": "{name} ti aveva già mostrato queste carte, quindi deve mostrarne altre.",
  "because.sendsAway": "È ciò che aiuta meno l’altra squadra.",
  "because.believes": "Da quel che sai, {name} può benissimo essere della tua squadra.",
  "because.doubts":
    "Da quel che sai, {name} non può essere della tua squadra, o il codice è sbagliato.",
  "because.knowsAll": "Sai chi è ognuno.",
  "because.greetsPartner":
    "Sai per certo che {name} è della tua squadra. Ora anche {name} può intuirlo.",
  "because.misleads": "Un gesto falso non costa nulla.",

  "end.won": "Hai vinto!",
  "end.lost": "Hai perso",
  "end.again": "Gioca ancora",
  "end.home": "Inizio",
  "end.unmasked": "Giù le maschere",
  "end.winner": "vince",
  "end.figure": "figura «{build}», casella {space}",
  "end.arrested": "Agente arrestato fin dall’inizio",
  "end.arrested.note":
    "In tre c’è un agente arrestato, e il suo compagno è l’agente solitario. (B11.1)",
  "end.missions": "Le missioni",
  "verdict.code": "{code}:",
  "verdict.escape": "in solitario: {agent} raggiunge {place}",
  "verdict.held": "Era compiuta alla fine della partita.",
  "verdict.notHeld": "Non era compiuta alla fine della partita.",
  "end.sheet": "Il foglio dell’Ambasciatore",
  "sheet.player": "Giocatore",
  "sheet.right": "giusto",
  "sheet.wrong": "sbagliato",
};
