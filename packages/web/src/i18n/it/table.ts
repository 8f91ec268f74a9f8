import type { table as english } from "../en/table.js";
import type { Translation } from "../messages.js";

export const table: Translation<typeof english> = {
  "table.title": "{turn, plural, =0 {Prima del primo turno} other {Turno #}}",
  "table.home": "Inizio",
  "table.takeBack": "Annulla",
  "table.hurry": "Salta avanti",
  "table.close": "Chiudi",
  "table.sides": "Che cosa si vede",
  "table.side.play": "Tavolo",
  "rule.open": "Leggi la regola {rule}",
  "rule.title": "Regola {rule}",
  "rule.whole": "Nel regolamento (nuova finestra)",
  "rule.missing": "Non è stato possibile caricare la regola. Sei offline?",
  "table.phantom":
    "Il Fantasma mostra {balls}; {used, plural, =0 {nessuna usata} one {# usata} other {# usate}}",

  "table.map": "Mappa di Venezia",
  "table.map.keys":
    "Venezia: le frecce spostano la mappa, più e meno la ingrandiscono e riducono, 0 la mostra intera",
  "table.map.title": "VENEZIA",
  "table.map.nearer": "Ingrandisci",
  "table.map.farther": "Rimpicciolisci",
  "table.map.whole": "Mappa intera",
  "table.map.true": "figura vera",
  "table.space.home":
    "{name} (casella di partenza {colour, select, red {rossa} green {verde} blue {blu} other {gialla}})",
  "table.piece.at": "{piece}: {space}",
  "table.piece.mine": "la tua figura vera",
  "table.piece.true": "in realtà {agent}",

  "seats.title": "Giocatori",
  "seats.name":
    "{role, select, red {Rosso} green {Verde} blue {Blu} yellow {Giallo} other {Ambasciatore}}",
  "seats.you": "tu",
  "seats.turn": "turno",
  "seats.asked": "risponde",
  "seats.sealed": "foglio sigillato",

  "prompt.place":
    "Disponi le tue quattro figure sulle tue caselle di partenza; ancora non lo vede nessuno.",
  "prompt.move": "Tocca a te: scegli una figura da muovere.",
  "prompt.move.where": "Dove porti questa figura ({piece})?",
  "prompt.move.more":
    "{left, plural, =0 {Non si può muovere altro: finisci o annulla un passo.} one {Resta una pallina: muovi ancora o finisci.} other {Restano # palline: muovi ancora o finisci.}}",
  "prompt.walk": "Tocca a te: muoviti fino a due caselle.",
  "prompt.resolve":
    "{count, plural, one {Hai un incontro} other {Hai # incontri}}: chiedi{step, select, yes {, o fai un altro passo} other {}}.",
  "prompt.endTurn":
    "Qui non c’è altro da fare: finisci il turno{announce, select, yes {, o annuncia la missione} other {}}.",
  "prompt.announce": "«Missione compiuta!» Con chi, e con quale codice?",
  "prompt.show":
    "{Name} ti chiede {about, select, identity {l’identità} other {la corporatura}}: scegli tre carte da mostrare.",
  "prompt.show.clear":
    "{Name} ti chiede {about, select, identity {l’identità} other {la corporatura}}: scegli due carte da mostrare.",
  "prompt.penalty":
    "{Name} ha fatto un’obiezione giusta: mostra {owed, plural, one {un’altra carta vera} other {altre # carte}}.",
  "prompt.reveal": "{Name} ti mostra queste carte.",
  "prompt.reveal.watched": "Vedi che cosa {name} mostra a {asker}.",
  "prompt.banish": "Allontana {piece}: scegli una casella.",
  "prompt.handshake": "{Name} pensa che facciate squadra e ti tende la mano: la stringi?",
  "prompt.ended": "La partita è finita.",
  "prompt.wait.dealing": "Si distribuiscono le carte.",
  "prompt.wait.next": "Il turno passa.",
  "prompt.wait.placing": "Gli altri dispongono le loro figure.",
  "prompt.wait.moving": "{Name} muove.",
  "prompt.wait.resolving": "{Name} pensa a chi chiedere.",
  "prompt.wait.answer": "{Name} sceglie le carte da mostrarti.",
  "prompt.wait.answering": "{Name} sceglie le carte per {asker}.",
  "prompt.wait.banishing": "{Name} allontana qualcuno (casella {space}).",
  "prompt.wait.handshake": "«Missione compiuta!», codice {code}: {name} stringerà la mano?",
  "prompt.wait.escape": "{Name} annuncia in solitario: «Missione compiuta!»",

  "ball.means.white": "Bianca: una tua, via terra o via acqua",
  "ball.means.orange": "Arancione: una tua, via terra",
  "ball.means.blue": "Blu: una tua, via acqua",
  "ball.means.black": "Nera: l’Ambasciatore",
  "ball.means.purple": "Viola: una figura altrui",

  "move.choose": "muovi questa",
  "move.target": "{space}, con la pallina {ball}",
  "move.plan": "I tuoi passi finora",
  "move.step": "{piece}: {from} → {to}",
  "move.back": "Annulla questo passo",
  "move.back.label": "Annulla: {piece}, {from} → {to}",
  "move.other": "Altra figura",
  "move.finish": "Finisci",
  "move.stay": "Non muovere nulla",

  "walk.target": "vai alla casella {space}",
  "walk.so.far": "Il tuo percorso: {via}.",
  "walk.stay": "Resta qui",

  "place.hint": "Più tardi, in segreto, una delle quattro sarai tu.",
  "place.where": "Dove sta la figura «{build}»?",
  "place.put": "figura «{build}»: casella {space}",
  "place.done": "Fatto",

  "resolve.meeting": "{own} incontra {other}, casella {space}.",
  "resolve.meeting.you": "Incontri {other}, casella {space}.",
  "resolve.through": "Tramite l’Ambasciatore puoi chiedere due carte a chiunque. A chi?",
  "resolve.ask": "Chiedi a {object}: {about, select, identity {identità} other {corporatura}}",
  "resolve.step": "Fai un altro passo senza chiedere",
  "resolve.step.to": "un altro passo: casella {space}",
  "resolve.end": "Fine turno",

  "announce.open": "Missione compiuta!",
  "announce.partner": "Il mio compagno è",
  "announce.alone": "Nessuno: gioco in solitario",
  "announce.code": "Il nostro codice è",
  "announce.warning":
    "Così la partita finisce. Vinci solo se fai squadra con {partner} e ricevi la stretta di mano, il codice è {code} e la missione è compiuta sul tabellone proprio adesso; altrimenti vince l’altra squadra. (B10.3)",
  "announce.warning.alone":
    "Così la partita finisce. Vinci solo se il tuo compagno è l’agente arrestato e la tua figura vera occupa {place}; altrimenti vincono gli altri. (B11.3)",
  "announce.back": "Non ancora",
  "announce.do": "Annuncia",

  "show.rule":
    "{about, select, identity {Due identità e una corporatura} other {Due corporature e un’identità}}, almeno una carta vera. (B5.1, B5.2)",
  "show.rule.clear":
    "Due {about, select, identity {identità} other {corporature}}, almeno una vera. (B6.1)",
  "show.more":
    "Puoi usare le tue carte grigie: sono una prova. La tua lettera può prendere il posto di {clear, select, yes {una carta} other {una carta qualsiasi}}, ma non conta mai come vera. ({clear, select, yes {B6.2} other {B5.3}})",
  "show.rule.penalty":
    "{owed, plural, one {Una sola carta vera} other {# carte, almeno una vera e almeno una}} del tipo richiesto ({about, select, identity {identità} other {corporatura}}); mai la lettera. (B7.4)",
  "show.card": "{card}{truth, select, yes {, vera} other {}}",
  "show.true": "★ vera",
  "show.earlier": "{Name} ha già visto di te",
  "show.all":
    "{count, plural, one {L’unica risposta permessa} other {Tutte le # risposte permesse}}",
  "show.group.single": "Una sola carta vera",
  "show.group.oneTrue": "Una carta vera",
  "show.group.moreTrue": "Più di una carta vera",
  "show.group.grey": "Con una carta grigia",
  "show.group.mission": "Con la tua lettera",
  "show.chosen":
    "{count, plural, =0 {Scegli le carte} one {1 carta scelta} other {# carte scelte}}",
  "show.do": "{count, plural, one {Questa carta} other {Queste # carte}} per {object}",

  "reveal.on": "Avanti",
  "reveal.truth":
    "{count, plural, one {Questa carta è vera.} other {Almeno una di queste # carte è vera.}}{penalty, select, yes { È la penalità per una risposta ripetuta.} other {}}",
  "object.do": "Obiezione: già visto",
  "object.hint":
    "Se queste carte ti erano già state mostrate, ora puoi fare un’obiezione e vederne altre; un’obiezione sbagliata non costa nulla. (B7.5)",

  "banish.hint": "Scegli una casella illuminata sulla mappa o una di questo elenco.",
  "banish.filter": "Cerca",
  "banish.none": "Nessuna casella libera si chiama così.",
  "banish.to": "allontana: casella {space}",
  "banish.embassy": "Ambasciata",
  "banish.plain": "Altre caselle",
  "banish.home":
    "Caselle di partenza {colour, select, red {rosse} green {verdi} blue {blu} other {gialle}}",

  "handshake.code": "Il codice annunciato è {code}. Per la tua squadra significa: {mission}",
  "handshake.hint":
    "Stringi la mano se fate squadra e se codice e missione sono giusti. Qualunque cosa tu risponda, la partita finisce ora; se fate squadra e rifiuti, perdi anche tu. (B10.3)",
  "handshake.yes": "Stringi la mano",
  "handshake.no": "Rifiuta",

  "gesture.open": "Gesto",
  "gesture.title": "Un gesto",
  "gesture.hint": "Un tic può essere vero o finto; non impegna nessuno.",
  "gesture.to": "Per chi?",
  "gesture.all": "Tutto il tavolo",
  "gesture.like": "come {agent}",
  "gesture.tic.F": "Strizza l’occhio destro",
  "gesture.tic.B": "Tirati il lobo sinistro",
  "gesture.tic.Z": "Arriccia il labbro",
  "gesture.tic.X": "Aggrotta la fronte",

  "seal.open": "Sigilla un foglio",
  "seal.title": "«So chi siete»",
  "seal.hint":
    "Scrivi l’identità e la corporatura di ognuno. Una volta sigillato, il foglio non si può cambiare e nessuno lo vede; se alla fine della partita tutte e otto sono giuste, vinci in solitario. (B12.5)",
  "seal.identity": "Identità di {dative}",
  "seal.build": "Corporatura di {dative}",
  "seal.do": "Sigilla",

  "refusal.malformed": "Qui non si può fare.",
  "refusal.notAtTable": "In questa partita guardi soltanto.",
  "refusal.gameOver": "La partita è finita.",
  "refusal.staleDecision": "Troppo tardi: la partita è andata avanti.",
  "refusal.notYourDecision": "Ora non tocca a te decidere.",
  "refusal.notAwaited": "Ora c’è altro da decidere.",
  "refusal.noSuchSeat": "Lì non siede nessuno.",
  "refusal.toYourself": "Non puoi scegliere te.",
  "refusal.notTheAmbassador": "Solo chi gioca l’Ambasciatore sigilla un foglio.",
  "refusal.alreadySealed": "Il tuo foglio è già sigillato.",
  "refusal.notDealt": "Le carte segrete non sono ancora state distribuite.",
  "refusal.announcementMade": "C’è già stato un annuncio: è tardi per un foglio.",
  "refusal.sheetRepeats":
    "Ogni identità e ogni corporatura deve comparire sul foglio esattamente una volta.",
  "refusal.notYourHomes":
    "Le tue figure stanno sulle tue quattro caselle di partenza, una per casella.",
  "refusal.ballNotShown": "Il Fantasma non mostra quella pallina, o è già usata.",
  "refusal.notYourFigure": "Quella pallina muove solo le tue figure.",
  "refusal.ownFigure": "La viola muove una figura altrui, non una tua.",
  "refusal.notInPlay": "Quella figura non è in gioco.",
  "refusal.ambassadorNotYours": "Solo la nera muove l’Ambasciatore, e muove solo lui.",
  "refusal.notByLand": "Nessuna via di terra porta lì.",
  "refusal.notBySea": "Nessuna via d’acqua porta lì.",
  "refusal.notAdjacent": "Quella casella non è accanto.",
  "refusal.held": "Lì c’è già un’altra figura.",
  "refusal.ownFiguresShare": "Due tue figure sono sulla stessa casella: spostane una.",
  "refusal.twoOfOnePlayer":
    "Incontreresti due figure dello stesso colore: se ne può incontrare solo una.",
  "refusal.mustMove": "In questa edizione chi gioca l’Ambasciatore deve muoversi.",
  "refusal.noMeeting": "Lì non incontri nessuno.",
  "refusal.wrongPlayer": "In questo incontro non puoi chiedere a quella persona.",
  "refusal.noStep": "L’Ambasciatore non può fare un altro passo: chiede.",
  "refusal.occupied": "Quella casella è occupata.",
  "refusal.numbered": "Nessuno può essere allontanato su una casella con un numero.",
  "refusal.embassyClosed": "In cinque nessuno può essere allontanato all’ambasciata.",
  "refusal.notHomeOrEmbassy": "L’Ambasciatore va all’ambasciata o su una casella di partenza.",
  "refusal.wrongCards": "Il numero o il tipo delle carte non è quello richiesto.",
  "refusal.noTrueCard": "Almeno una carta deve essere vera.",
  "refusal.notYourGrey": "Puoi mostrare solo le tue carte grigie.",
  "refusal.sameFace": "Non si può mostrare due volte la stessa cosa.",
  "refusal.shownBefore": "A questa persona hai già mostrato proprio queste carte.",
  "refusal.pairSeenBefore": "Questa persona ha già visto insieme queste due carte.",
  "refusal.singleNotAllowed":
    "Una sola carta basta soltanto se è vera, del tipo richiesto e non resta un’altra risposta colorata.",
  "refusal.notThePenalty": "Non è la penalità dovuta.",
  "refusal.notObjectable": "Ora non c’è nulla da obiettare.",
  "refusal.meetingsOpen": "Prima di finire il turno vanno risolti tutti gli incontri.",
  "refusal.notNow": "Non ora.",
  "refusal.notAnAgent": "L’Ambasciatore non c’entra.",
  "refusal.notAlonePossible": "Solo in tre può esserci un agente solitario.",
};
