import type { MessageId } from "./i18n.js";
import type { ByLanguage, CompleteLanguage } from "./testing.js";

/** Whole words that we do not write, what we write instead, and the messages that may write them all the same. */
type Forbidden = readonly [words: RegExp, instead: string, ...but: MessageId[]];

const LISTS: ByLanguage<readonly Forbidden[]> = {
  // docs/voice.md
  en: [
    [/(who|whom)ever/iu, "anyone who"],
    [/(some|every|any)body/iu, "someone, everyone, anyone"],
    [/nobody/iu, "no one"],
    [/(as|how|if|what|when|where) one (can|does|goes|has|may|must|sees)/iu, "you"],
    [/probability/iu, "a 62% chance"],
    [/cannot|(do|does|did|is|are|was|were|has|have|will|would|could) not/iu, "can’t, don’t"],
    [/(It|That|There) is|(You|We|They) (are|have been|will)|I am/u, "it’s, you’re, I’m"],
    [/chairs?/iu, "seat"],
    [/step(s|ped)? (on|aside)/iu, "move on"],
    [/(send|put)s? (\S+ )?away/iu, "banish, delete"],
    [/for good/iu, "what will be lost"],
    [/really you|(true|real) you|true figures?/iu, "your real figure"],
    [/lie card/iu, "false card"],
    [/gestures?/iu, "a tic, a sign"],
    [/challenges?|(right|wrong)ly/iu, "objection; was right to object"],
    [/announces?(?=[.,:;?!])/iu, "announce your mission, announce the code"],
    [/your pencil|pencil marks?/iu, "your guess"],
    [/fetch(ed)?|is there a connection/iu, "couldn’t load. Are you offline?"],
    [/give up the table/iu, "close the table"],
    [/(starting|home) (square|field)s?|starting spaces?/iu, "home space"],
    [/before (your|my) eyes|looks? on/iu, "you watched, just watch"],
  ],
  // docs/glossary.md
  de: [
    [/Auftr[aä]g\p{L}*/iu, "Mission"],
    [/ausgeführt/iu, "„Mission erfüllt!“"],
    [/Statur\p{L}*/iu, "Gestalt"],
    [/groß\p{L}*/iu, "lang", "replay.bad.tooLarge", "lobby.recover.hint"],
    [/klein\p{L}*/iu, "kurz", "lobby.recover.hint", "papers.smaller"],
    [/Heimat\p{L}*/iu, "Startfeld"],
    [/violett\p{L}*/iu, "lila"],
    [/(weg|fort)(ge|zu)?schick\p{L}*|schick\p{L}*(?=.* (fort|weg))/iu, "verbannen"],
    [/Begegnung\p{L}*/iu, "Treffen"],
    [/durch den Botschafter/iu, "über den Botschafter"],
    [/Partien?/iu, "Match, Spiel"],
    [/Lippen?/iu, "die Nase rümpfen"],
    [/(Stuhl|Stühle)\p{L}*/iu, "Platz"],
    [/Gesten?/iu, "Zeichen"],
    [/Bleistift\p{L}*/iu, "Vermutung"],
    [/Prozente/iu, "Prozentangaben"],
    [/erleuchtet\p{L}*/iu, "hervorgehoben"],
    [/geplaudert/iu, "Chat"],
  ],
  ko: [
    [/Inkognito/iu, "인코그니토"],
    [/피들보텀\p{L}*/u, "피들버텀"],
    [/자자\p{L}*/u, "마담 차차"],
    [/팬텀\p{L}*/u, "유령 예언자"],
    [/만남\p{L}*/u, "접선"],
    [/동료\p{L}*/u, "파트너"],
    [
      /내보[내낼냈]\p{L}*/u,
      "추방하다",
      "chair.remove",
      "chair.remove.title",
      "chair.remove.yes",
      "online.removed",
    ],
    [/임무 완수/u, "“임무 완료!”"],
    [/당신(?!들의 정체는)\p{L}*/u, "나, 내"],
    [/입술\p{L}*/u, "코를 치켜세우다"],
  ],
  es: [
    [/(alt|baj|gord|delgad)os?/iu, "alta, baja, gorda, delgada"],
    [/desti?[eé]rr\p{L}*/iu, "expulsar, enviar"],
    [/morad[oa]s?/iu, "lila"],
    [/(eres|es|como|sobre|de|con|a) (coronel|agente X)/iu, "el coronel Bubble, el Agente X"],
    [/partidas? a puntos/iu, "serie"],
    [/camin(a|as|ar|e|es)/iu, "ir, moverse"],
    [/sucesos?/iu, "evento"],
    [/hueco abierto|ante tus ojos/iu, "sin marcar, lo viste"],
    [/señas?/iu, "gesto"],
    [/en tu equipo/iu, "tu compañero"],
    [/tuerc\p{L}*|torcer/iu, "hacer una mueca de desprecio"],
  ],
  it: [
    [/(la )?(tua )?parte del numero/iu, "frammento"],
    [/a faccia in giù/iu, "coperta"],
    [/figur[ae]/iu, "pedina"],
    [/fallo/iu, "fai così"],
    [/(alt|bass|grass|magr)o/iu, "alta, bassa, grassa, magra"],
    [/(sei|è|come|raggiunge) (colonnello|agente X)/iu, "il Colonnello Bubble, l’Agente X"],
    [/partit[ae] a punti/iu, "serie"],
    [/allontan\p{L}*/iu, "mandare"],
    [/richied\p{L}*/iu, "chiedere, interrogare"],
    [/campo aperto|sotto i tuoi occhi/iu, "riquadro vuoto, le hai viste"],
    [/segnal[ei]/iu, "gesto"],
    [/della tua squadra|in squadra con te/iu, "il tuo compagno"],
    [/chi era ognuno|chi è ognuno/iu, "chi è chi"],
  ],
  sv: [
    [/nummerkort\p{L}*|(fyra|ditt|allas|agenters) num(mer|ren)/iu, "siffra, sifferkort"],
    [/san(n|t(?!’)|na)/iu, "riktig, riktigt"],
    [/fiktiv\p{L}*/iu, "luftspelaren"],
    [/genom ambassadören/iu, "via ambassadören"],
    [/visa[rs]?( dig)? kort(?=,)/iu, "kortens namn efter kolon"],
    [/stol(ar|arna|en)?/iu, "plats"],
    [/krusa[rs]?/iu, "kröka på läppen"],
    [/gest(er|en|erna)?/iu, "tecken"],
    [/blyerts\p{L}*/iu, "gissning"],
    [/färdigflyttat/iu, "klar med flytten"],
    [/inför dina ögon/iu, "du såg på"],
    [/upplyst\p{L}*/iu, "markerad"],
    [/dolt/iu, "i hemlighet"],
  ],
};

const whole = ({ source, flags }: RegExp): RegExp =>
  new RegExp(`(?<!\\p{L})(${source})(?!\\p{L})`, flags);

/** The words as patterns for whole words, what is written instead, and the messages that may write them. */
export const forbiddenIn = (language: CompleteLanguage) =>
  LISTS[language].map(([words, instead, ...but]) => ({ words: whole(words), instead, but }));
