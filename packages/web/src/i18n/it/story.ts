import type { story as english } from "../en/story.js";
import type { Translation } from "../messages.js";

export const story: Translation<typeof english> = {
  "name.called": "{name}",
  "name.seated": "{name} ({role})",
  "name.you.subject": "tu",
  "name.you.object": "te",
  "name.you.dative": "te",
  "name.ambassador.subject": "l’Ambasciatore",
  "name.ambassador.object": "l’Ambasciatore",
  "name.ambassador.dative": "l’Ambasciatore",
  "figure.ambassador": "l’Ambasciatore",
  "figure.you": "la tua figura",
  "figure.yours":
    "la tua figura {build, select, tall {alta} short {bassa} fat {grassa} other {magra}}",
  "figure.own": "la figura {build, select, tall {alta} short {bassa} fat {grassa} other {magra}}",
  "figure.of":
    "la figura {colour, select, red {rossa} green {verde} blue {blu} other {gialla}} {build, select, tall {alta} short {bassa} fat {grassa} other {magra}}",
  "space.numbered": "{name} ({number})",
  "space.embassy": "{name}",

  "story.began": "Inizia una nuova partita. Al tavolo: {names}.",
  "story.placementChosen":
    "{who, select, you {Hai disposto le tue} other {{name} ha disposto le sue}} figure, ancora in segreto.",
  "story.placed": "Tutte le figure sono sulle loro caselle di partenza.",
  "story.dealt.hidden": "Le carte segrete sono state distribuite.",
  "story.dealt.own":
    "Le carte segrete sono state distribuite. Sei {agent}, la tua figura vera è quella {build, select, tall {alta} short {bassa} fat {grassa} other {magra}} e la tua lettera è {letter}.",
  "story.turnBegan":
    "Turno {turn}: {who, select, you {scuoti} other {{name} scuote}} il Fantasma e {who, select, you {ottieni} other {ottiene}} {balls}.",
  "story.turnBegan.ambassador":
    "Turno {turn}: {who, select, you {tocca a te} other {gioca {name}}}.",
  "story.moved": "{who, select, you {Muovi} other {{name} muove}} {moves}.",
  "story.move":
    "{piece}{direct, select, yes {} other {, passando per {via},}} fino alla casella {to}",
  "story.moved.not": "{who, select, you {Non muovi} other {{name} non muove}} nulla.",
  "story.walked":
    "{who, select, you {Vai} other {{name} va}}{direct, select, yes {} other {, passando per {via},}} fino alla casella {to}.",
  "story.stepped":
    "{who, select, you {Non chiedi e fai} other {{name} non chiede e fa}} un altro passo: {piece} va alla casella {to}.",
  "story.banished":
    "{who, select, you {Allontani} other {{name} allontana}} {piece}: casella {to}.",
  "story.asked":
    "Casella {space}: {who, select, you {chiedi a {of}} other {{name} {target, select, you {ti chiede} other {chiede a {of}}}}}{through, select, yes { tramite l’Ambasciatore} other {}} {target, select, you {la tua {about, select, identity {identità} other {corporatura}}} other {{about, select, identity {l’identità} other {la corporatura}}}}.",
  "story.answered":
    "{penalty, select, yes {Come penalità, } other {}}{who, select, you {le tue carte} other {le carte di {name}}} per {asker}{watching, select, yes {, sotto i tuoi occhi} other {}}: {cards}.",
  "story.answered.hidden":
    "{penalty, select, yes {Come penalità, } other {}}{asker} vede {count, plural, one {una carta} other {# carte}} {who, select, you {delle tue} other {di {name}}}; tu no.",
  "story.objected":
    "{who, select, you {Fai} other {{name} fa}} un’obiezione. {owed, plural, =0 {A torto: questo non era stato mostrato} one {A ragione: va mostrata un’altra carta vera} other {A ragione: vanno mostrate altre # carte}}.",
  "story.turnEnded": "{who, select, you {Finisci il tuo} other {{name} finisce il suo}} turno.",
  "story.announced":
    "{who, select, you {Annunci} other {{name} annuncia}} «Missione compiuta!» insieme a {partner}, codice {code}.",
  "story.announcedAlone":
    "{who, select, you {Annunci} other {{name} annuncia}} «Missione compiuta!» in solitario.",
  "story.hand.given": "{who, select, you {Stringi} other {{name} stringe}} la mano.",
  "story.hand.refused": "{who, select, you {Rifiuti} other {{name} rifiuta}} la mano.",
  "story.sealed":
    "{who, select, you {Dichiari} other {{name} dichiara}} «So chi siete» e {who, select, you {sigilli il tuo} other {sigilla il suo}} foglio.",
  "story.tic.F":
    "{who, select, you {Strizzi} other {{name} strizza}} l’occhio destro{audience, select, all {} you {, solo per te} other {, solo per {to}}}.",
  "story.tic.B":
    "{who, select, you {Ti tiri} other {{name} si tira}} il lobo sinistro{audience, select, all {} you {, solo per te} other {, solo per {to}}}.",
  "story.tic.Z":
    "{who, select, you {Arricci} other {{name} arriccia}} il labbro{audience, select, all {} you {, solo per te} other {, solo per {to}}}.",
  "story.tic.X":
    "{who, select, you {Aggrotti} other {{name} aggrotta}} la fronte{audience, select, all {} you {, solo per te} other {, solo per {to}}}.",
  "story.winners":
    "{who, select, you {Vinci tu.} both {Vinci con {names}.} other {{count, plural, one {Vince {names}.} other {Vincono {names}.}}}}",
  "story.because": "{reason} ({rule})",

  "reason.accomplished":
    "I compagni si sono stretti la mano, il codice era il loro e la missione era compiuta.",
  "reason.escaped": "La figura vera dell’agente solitario era sulla sua casella di fuga.",
  "reason.sheetRight": "Il foglio sigillato dell’Ambasciatore era giusto in tutti e otto i punti.",
  "reason.wrongPartner": "La persona nominata non era il compagno.",
  "reason.handRefused": "Il compagno ha rifiutato la mano.",
  "reason.wrongCode": "Il codice non era il loro.",
  "reason.notFulfilled": "In quel momento la missione non era compiuta sul tabellone.",
  "reason.notAlone": "Chi ha annunciato in solitario aveva un compagno al tavolo.",
  "reason.notEscaped": "La figura vera dell’agente solitario non era sulla sua casella di fuga.",
};
