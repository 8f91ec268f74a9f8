import type { cardTable as english } from "../en/cardTable.js";
import type { Translation } from "../messages.js";

export const cardTable: Translation<typeof english> = {
  "place.rialto": "Rialto",
  "place.sanMarco": "San Marco",
  "place.sanGiorgio": "San Giorgio",
  "place.salute": "Salute",
  "place.bridgeOfSighs": "Ponte dei Sospiri",
  "place.to.rialto": "a Rialto",
  "place.to.sanMarco": "a San Marco",
  "place.to.sanGiorgio": "a San Giorgio",
  "place.to.salute": "alla Salute",
  "place.to.bridgeOfSighs": "al Ponte dei Sospiri",
  "place.at.rialto": "a Rialto",
  "place.at.sanMarco": "a San Marco",
  "place.at.sanGiorgio": "a San Giorgio",
  "place.at.salute": "alla Salute",
  "place.at.bridgeOfSighs": "sul Ponte dei Sospiri",
  "side.left": "Carta sinistra",
  "side.right": "Carta destra",

  "cardGame.black": "{face} (carta nera)",
  "cardGame.label":
    "carta {kind, select, identity {identità} other {numero}} {tone, select, red {rossa} green {verde} blue {blu} yellow {gialla} other {nera}}: {face}",
  "cardGame.location":
    "carta luogo {tone, select, red {rossa} green {verde} blue {blu} yellow {gialla} other {dell’Ambasciatore}}: {place}",

  "cardTable.title": "{round, plural, =0 {Prima del primo giro} other {Giro #}}",
  "cardTable.title.match": "Partita {game}",
  "cardSeats.chosen": "ha scelto",
  "cardSeats.choosing": "sceglie",
  "cardSeats.fictitious": "fittizio",

  "places.ambassador": "Amba\u00adscia\u00adtore",
  "places.title": "I cinque luoghi",
  "places.caption": "Quali luoghi ha giocato ognuno da quando sono stati ripresi tutti",
  "places.round": "{round, plural, =0 {Luoghi} other {Giro #}}",
  "places.inCycle": "{round} di 5",
  "places.go": "Vai {to}",
  "places.meeting": "{state, select, past {fatto} now {ora} other {incon\u00adtro {order}}}",
  "places.crowd": "in troppi",
  "places.here": "qui in questo giro",
  "places.earlier": "era qui nel giro {round}",
  "places.hand": "{pile, select, yes {ancora nel mazzo} other {ancora in mano}}",
  "places.faceDown": "ha scelto, a faccia in giù",
  "places.picked": "coperta",

  "cardPrompt.pick": "Scegli il tuo luogo prima di tutti, a faccia in giù: dove comparirai?",
  "cardPrompt.locate": "Tocca a te: dove vai?",
  "cardPrompt.locate.last": "Tocca a te: hai in mano un solo luogo.",
  "cardPrompt.swap": "Incontri {names} {at}: scegli due carte da mostrare, una vera e una falsa.",
  "cardPrompt.show.black": "{Name} ti richiede una carta nera: quale mostri?",
  "cardPrompt.show":
    "Incontri {names} {at}: scegli due carte per l’Ambasciatore, una vera e una falsa.",
  "cardPrompt.demand": "Incontri {names} {at}: di chi vuoi vedere una carta nera?",
  "cardPrompt.look": "Incontri {names} {at}: guarda una delle due carte nere.",
  "cardPrompt.stand": "Incontri {names} {at}: guarda, o annuncia.",
  "cardPrompt.announce":
    "{edition, select, telephone {La telefonata: quale numero è di chi?} other {La cassaforte: quale numero è di chi?}}",
  "cardPrompt.reveal.pair": "{Name} ti mostra queste due carte.",
  "cardPrompt.reveal.both": "Ogni agente ti mostra due carte.",
  "cardPrompt.reveal.black": "{Name} ti mostra questa carta nera.",
  "cardPrompt.reveal.watched": "Vedi la carta nera che {name} mostra a {asker}.",
  "cardPrompt.reveal.look":
    "La carta {side, select, left {sinistra} other {destra}} dell’agente fittizio.",
  "cardPrompt.wait": "Aspetta: il giro continua.",
  "cardPrompt.wait.picking": "{Name} sceglie un luogo, a faccia in giù.",
  "cardPrompt.wait.locating":
    "{fictitious, select, yes {Si scopre il luogo dell’agente fittizio.} other {{Name} sceglie dove andare.}}",
  "cardPrompt.wait.choosing":
    "{mine, select, yes {Hai scelto. } other {}}{count, plural, one {Sta scegliendo {names}} other {Stanno scegliendo {names}}}, {at}.",
  "cardPrompt.wait.showing": "{Name} sceglie una carta nera per {asker}.",

  "locate.nobody": "ancora nessuno",
  "locate.there": "{count, plural, one {{names} è lì} other {{names} sono lì}}",
  "locate.rule.locate":
    "C’è un incontro solo dove si è esattamente in due; con uno o con tre, no. (C3.2)",
  "locate.rule.pick":
    "Si scopre quando tutti gli agenti hanno giocato. Incontri un agente, o due insieme. (C8.1, C8.3)",

  "pair.rule":
    "Due delle tue carte, identità o numeri: esattamente una vera e una falsa{edition, select, telephone {. Quella vera può essere la tua carta nera, come prova} other {}}. ({edition, select, telephone {C4.1, C4.2} other {C4.1}})",
  "pair.do": "Queste due per {object}",
  "pair.all": "{count, plural, one {L’unica coppia permessa} other {Tutte le # coppie permesse}}",
  "pair.group.coloured": "Due carte colorate",
  "pair.group.proof": "Con una carta nera: prova",

  "demand.rule":
    "L’agente che nomini deve mostrarti una delle sue due carte nere; quale, lo decide quell’agente{watched, select, yes {. Anche l’Ambasciatore la vede} other {}}. ({watched, select, yes {C5.1, C8.2} other {C5.1}})",
  "demand.of": "Da {dative}",
  "demand.unseen": "ancora nessuna carta nera vista",
  "demand.seen": "già vista: {cards}",
  "demand.decline": "No, grazie",

  "look.rule":
    "Sinistra o destra: quale sia l’una e quale l’altra è deciso dalla distribuzione. (C7.2)",
  "look.back": "una carta nera, a faccia in giù",
  "look.label":
    "{side, select, left {Carta sinistra} other {Carta destra}}{seen, select, yes {, già vista: {card}} other {, non ancora vista}}",
  "look.unseen": "non ancora vista",
  "look.seen": "vista: {card}",

  "stand.rule":
    "{count, plural, one {L’agente può richiedere una carta nera di un altro; la vedi anche tu. (C8.2)} other {I due ti mostrano due carte ciascuno, e non se le mostrano tra loro. (C8.3)}}",
  "stand.pass": "Guarda",

  "black.rule":
    "Scegli tu quale delle due{watched, select, yes {; anche l’Ambasciatore la vede} other {}}. {edition, select, safe {Non la stessa due volte alla stessa persona, a meno che le conosca entrambe. (C5.2)} other {Puoi mostrare di nuovo la stessa. (C5.2)}}",
  "black.earlier": "{Name} ha già visto di te: {cards}.",

  "call.open": "{edition, select, telephone {Fai la telefonata} other {Apri la cassaforte}}",
  "call.do": "{edition, select, telephone {Chiama questo numero} other {Apri con questo codice}}",
  "call.own": "il tuo numero, al tuo posto (C6.1)",
  "call.warning":
    "Così la partita finisce. Vinci solo se il codice è {code} e {name} è {agent}, della tua squadra; altrimenti vince l’altra squadra. Non si può {edition, select, telephone {riagganciare} other {richiudere}}. (C6.2)",
  "call.warning.alone":
    "Così la partita finisce. Se il codice è {code}, ricevi un punto; se qualcosa è sbagliato, lo ricevono tutti gli altri. Non si può {edition, select, telephone {riagganciare} other {richiudere}}. ({rule})",

  "cardReveal.pair":
    "Di due carte esattamente una è vera. Una carta nera è sempre quella vera. (C4.1)",
  "cardReveal.black": "Una carta nera è la verità. (C5.1)",

  "match.points": "{count, plural, one {# punto} other {# punti}}",
  "match.next": "Prossima partita",
  "match.again": "Nuova partita a punti",
  "match.goesOn": "Partita {game}, a punti. Si vince con tre punti. (C9.1)",
  "match.won":
    "{you, select, yes {Hai vinto la partita a punti! (C9.1)} other {{count, plural, one {{names} ha vinto la partita a punti. (C9.1)} other {{names} hanno vinto la partita a punti. (C9.1)}}}}",

  "cardEnd.code":
    "{edition, select, telephone {Il numero misterioso} other {Il codice della cassaforte}}",
  "cardEnd.named": "È stato detto {number}: {right, select, yes {giusto} other {sbagliato}}",
  "cardEnd.left":
    "A sinistra c’era {kind, select, identity {l’identità} other {il numero}}, a destra {kind, select, identity {il numero} other {l’identità}}.",

  "cardStory.began": "Inizia una nuova partita. Al tavolo: {names}.",
  "cardStory.dealt.hidden": "Le carte nere sono state distribuite.",
  "cardStory.dealt.own":
    "Le carte nere sono state distribuite. Sei {agent}, e {edition, select, telephone {la tua parte del numero} other {il tuo numero per la cassaforte}} è {number}.",
  "cardStory.roundBegan": "Giro {round}: {who, select, you {cominci tu} other {comincia {name}}}.",
  "cardStory.picked": "{who, select, you {Scegli} other {{name} sceglie}} a faccia in giù: {to}.",
  "cardStory.picked.hidden":
    "{who, select, you {Hai} other {{name} ha}} scelto un luogo, a faccia in giù.",
  "cardStory.located": "{who, select, you {Vai} other {{name} va}} {to}.",
  "cardStory.met": "Un incontro {at}: {names}.",
  "cardStory.met.you": "Un incontro {at}: incontri {names}.",
  "cardStory.chose": "{who, select, you {Hai} other {{name} ha}} scelto.",
  "cardStory.shown":
    "{who, select, you {Le tue due carte} other {Le due carte di {name}}} per {to}: {cards}.",
  "cardStory.shown.hidden":
    "{to} vede due carte {who, select, you {tue} other {di {name}}}; nessun altro le vede.",
  "cardStory.demanded":
    "{who, select, you {Richiedi} other {{name} richiede}} {side, select, left {la carta nera sinistra dell’agente fittizio} right {la carta nera destra dell’agente fittizio} other {a {of} una carta nera}}.",
  "cardStory.declined": "{who, select, you {Non richiedi} other {{name} non richiede}} nulla.",
  "cardStory.blackShown":
    "{who, select, you {Mostri} other {{name} mostra}} a {to}{watching, select, yes { e a te} other {}}: {card}.",
  "cardStory.blackShown.hidden":
    "{who, select, you {Mostri} other {{name} mostra}} a {to}{watching, select, yes { e a te} other {}} una carta nera che nessun altro vede.",
  "cardStory.looked":
    "{who, select, you {Guardi} other {{name} guarda}} la carta {side, select, left {sinistra} other {destra}} dell’agente fittizio: {card}.",
  "cardStory.looked.hidden":
    "{who, select, you {Guardi} other {{name} guarda}} la carta {side, select, left {sinistra} other {destra}} dell’agente fittizio.",
  "cardStory.announced":
    "{who, select, you {} other {{name} }}{edition, select, telephone {{who, select, you {fai} other {fa}} la telefonata} other {{who, select, you {apri} other {apre}} la cassaforte}}{partnered, select, yes { insieme a {partner}} other {}}: {code}.",
  "cardReason.codeRight":
    "Il codice era giusto{teams, select, yes { e i due sono compagni} other {}}.",
  "cardReason.wrongCode":
    "{edition, select, telephone {Numero sbagliato!} other {La cassaforte è rimasta chiusa.}} Il codice non era giusto.",
  "cardReason.wrongPartner": "L’agente incontrato non era il compagno.",

  "cardCoach.expect.none": "Per ora niente. Osserva chi va dove e chi incontra chi.",
  "cardCoach.expect.pick":
    "Metti uno dei tuoi cinque luoghi a faccia in giù. Se compari dove ci sono uno o due agenti, vedi delle carte.",
  "cardCoach.expect.locate":
    "Gioca uno dei luoghi che hai in mano. Scopri qualcosa solo dove si è esattamente in due.",
  "cardCoach.expect.swap":
    "Vi mostrate due carte allo stesso tempo: una vera, una falsa.{announce, select, yes { Se conosci tutto il codice, puoi invece {edition, select, telephone {fare la telefonata} other {aprire la cassaforte}}.} other {}}",
  "cardCoach.expect.show":
    "Scegli due carte per l’Ambasciatore, una vera e una falsa. L’altro agente non le vede.{announce, select, yes { Oppure annuncia.} other {}}",
  "cardCoach.expect.demand":
    "Tramite l’Ambasciatore puoi vedere una carta nera di qualsiasi altro agente: la verità.{announce, select, yes { Oppure puoi {edition, select, telephone {fare la telefonata} other {aprire la cassaforte}}.} other {}}",
  "cardCoach.expect.look":
    "Guarda una delle due carte nere dell’agente fittizio.{announce, select, yes { Oppure puoi {edition, select, telephone {fare la telefonata} other {aprire la cassaforte}}.} other {}}",
  "cardCoach.expect.stand":
    "Non hai carte da mostrare. Guarda{announce, select, yes {, oppure puoi {edition, select, telephone {fare la telefonata} other {aprire la cassaforte}} se conosci il codice} other {}}.",
  "cardCoach.expect.black":
    "{name} ti ha richiesto una carta nera. Scegli quale dei due segreti rivelare{edition, select, safe {} other {; può essere quello già mostrato}}.",
  "cardCoach.do.pick": "Scegli a faccia in giù: {to}.",
  "cardCoach.do.locate": "Vai {to}.",
  "cardCoach.do.demand":
    "Richiedi {side, select, left {la carta nera sinistra dell’agente fittizio} right {la carta nera destra dell’agente fittizio} other {una carta nera a {dative}}}.",
  "cardCoach.do.look": "Guarda la carta {side, select, left {sinistra} other {destra}}.",
  "cardCoach.do.decline": "Non richiedere nulla.",
  "cardCoach.do.pass": "Guarda soltanto.",
  "cardCoach.do.announce":
    "{edition, select, telephone {Fai la telefonata} other {Apri la cassaforte}}: {code}.",
  "cardBecause.readyToAnnounce":
    "{known, select, yes {Conosci il codice: cerca di incontrare {name} e annuncialo.} other {Conosci il codice: ti manca solo un incontro.}}",
  "cardBecause.seeksPartner":
    "Lì forse incontri {name}, probabilmente della tua squadra: ditevi i numeri.",
  "cardBecause.seeksAmbassador":
    "Lì forse incontri {name} e, grazie a questo, vedi una carta nera.",
  "cardBecause.looksAtFictitious": "Lì forse incontri {name} e guardi una carta nera.",
  "cardBecause.knowsLeast":
    "{known, select, yes {Con {name} scopri più che con chiunque altro.} other {Così scopri il più possibile.}}",
  "cardBecause.meetsMany": "Lì è più probabile che incontri qualcuno.",
  "cardBecause.keepsAway": "Così impedisci un incontro dell’altra squadra.",
  "cardBecause.anyPlace": "Ora un luogo vale l’altro.",
  "cardBecause.certain": "Tutto è certo.",
  "cardBecause.likely": "È abbastanza probabile, e qualcuno potrebbe arrivare prima.",
  "cardBecause.tellsPartner": "{name} è probabilmente della tua squadra e dovrebbe saperlo.",
  "cardBecause.tellsLittle": "Così {name} scopre poco.",
  "cardBecause.otherSide": "L’altro lato lo conosci già.",
  "cardBecause.nothingToLearn": "Qui non c’è nulla di nuovo da scoprire.",
  "cardBecause.notYet": "Non sai ancora abbastanza per annunciare.",

  "refusal.noGestures": "A questo tavolo non ci sono gesti.",
  "refusal.notInHand":
    "Quel luogo non ce l’hai in mano: resta sul tavolo finché non vengono ripresi tutti.",
  "refusal.notHere": "Questo incontro non serve a quello.",
  "refusal.notYourCard": "Non hai quella carta.",
  "refusal.noBlackCards": "In questa edizione non si mostrano carte nere in uno scambio.",
  "refusal.notOneTrueOneFalse": "Esattamente una carta deve essere vera ed esattamente una falsa.",
  "refusal.ownAgent": "Non puoi richiedere una carta a te.",
  "refusal.whichSide": "Di’ quale: sinistra o destra.",
  "refusal.noSide": "Solo l’agente fittizio ha una carta sinistra e una destra.",
  "refusal.notYourBlackCard": "Non è una delle tue due carte nere.",
  "refusal.shownThatOne": "Questa persona la conosce già: mostra l’altra.",
  "refusal.mayNotAnnounce": "In questo incontro non puoi annunciare.",
  "refusal.notTheNumbers":
    "Ognuno dei quattro numeri deve comparire nel codice esattamente una volta.",
  "refusal.ownNumberElsewhere": "Il tuo numero deve stare al tuo posto.",
};
