import type { home as english } from "../en/home.js";
import type { Translation } from "../messages.js";

export const home: Translation<typeof english> = {
  "screen.table": "Tavolo",
  "screen.settings": "Impostazioni",

  "home.title": "Inkognito",
  "home.tagline": "Quattro spie in maschera a Venezia. Una sta dalla tua parte: scopri chi è.",
  "home.masks": "I quattro agenti",
  "home.table": "Il tuo tavolo",
  "home.play": "Gioca ora",
  "home.new": "Nuova partita",
  "home.continue": "Continua",
  "home.continue.game":
    "{players, plural, other {# giocatori}}, sei {role}, {ended, select, yes {partita finita} other {{game, select, card {giro} other {turno}} {turn}}}",
  "home.continue.shared":
    "{people, plural, other {# persone}} su un dispositivo, {ended, select, yes {partita finita} other {{game, select, card {giro} other {turno}} {turn}}}",
  "home.continue.unreadable": "Una partita salvata che non si riconosce",
  "home.others": "Gioca con altri",
  "home.settings": "Impostazioni",
  "home.lessons": "Impara a giocare",
  "home.replay": "Partite registrate",
  "home.ways": "Altro",
  "home.rules": "Regole",
  "home.device":
    "Niente account, niente server: la partita resta su questo dispositivo e funziona offline.",

  "replace.title": "Iniziare un’altra partita?",
  "replace.text": "La partita in corso andrà persa per sempre.",
  "replace.yes": "Iniziane un’altra",
  "replace.no": "Tieni la mia",

  "choice.game": "Gioco",
  "choice.game.board": "gioco da tavolo",
  "choice.game.card": "gioco di carte",
  "choice.game.board.hint": "Figure sulla mappa di Venezia e missioni da compiere.",
  "choice.game.card.hint": "Cinque luoghi, incontri veloci, un codice da decifrare.",
  "choice.players": "Giocatori",
  "choice.players.board.hint":
    "{players, select, 3 {Un agente è stato arrestato, e nessuno sa quale.} 5 {Qualcuno al tavolo è l’Ambasciatore.} other {Due squadre da due.}}",
  "choice.players.card.hint":
    "{players, select, 3 {Ognuno gioca per sé; il quarto agente non lo gioca nessuno. (C7)} 5 {Ognuno gioca per sé, e qualcuno è l’Ambasciatore. (C8)} other {Due squadre da due.}}",
  "choice.card.edition.telephone": "telefono",
  "choice.card.edition.safe": "cassaforte",
  "choice.card.edition.telephone.hint":
    "Quando due agenti si incontrano, possono mostrare carte nere come prova. (C4.2)",
  "choice.card.edition.safe.hint":
    "Quando due agenti si incontrano, si mostrano solo carte colorate. (C4.2)",
  "choice.card.length": "Durata",
  "choice.card.length.match": "a punti",
  "choice.card.length.single": "partita singola",
  "choice.card.length.match.hint": "Si gioca finché qualcuno ha tre punti. (C9.1)",
  "choice.card.length.single.hint": "Una partita e basta.",
  "choice.card.gestures": "I gesti sono ammessi",
  "choice.role": "Giochi con",
  "choice.role.any": "un colore qualsiasi",
  "choice.role.ambassador": "l’Ambasciatore",
  "choice.level": "Bot",
  "choice.level.random.hint": "Fanno qualsiasi cosa sia permessa.",
  "choice.level.novice.hint": "Hanno memoria, ma si distraggono come le persone.",
  "choice.level.agent.hint": "Sfruttano tutto ciò che è certo.",
  "choice.level.master.hint": "Calcolano le probabilità da tutto ciò che hanno visto.",
  "assistant.legend": "Che cosa annota da sé il taccuino",
  "assistant.off": "niente",
  "assistant.facts": "fatti",
  "assistant.consequences": "fatti e deduzioni",
  "assistant.odds": "anche probabilità",
  "assistant.off.hint":
    "Il taccuino conserva solo i tuoi segni a matita. Nessuno può imporlo ad altri programmi. Vale per tutto il tavolo.",
  "assistant.facts.hint": "Annota ciò che una carta prova da sola. Vale per tutto il tavolo.",
  "assistant.consequences.hint":
    "Annota anche ciò che ne segue, e si può chiedere al consigliere. Vale per tutto il tavolo.",
  "assistant.odds.hint":
    "Mostra anche quanto è probabile tutto il resto e quanto rivela una risposta. Vale per tutto il tavolo.",
  "choice.random": "I bot giocano a caso",
  "choice.more": "Altre opzioni",
  "choice.edition": "Edizione",
  "choice.edition.piatnik": "Piatnik",
  "choice.edition.korea": "Corea",
  "choice.edition.devir": "Devir",
  "choice.edition.piatnik.hint":
    "Si gioca in senso orario; chi gioca l’Ambasciatore deve muoversi. (B2.4, B12.2)",
  "choice.edition.korea.hint":
    "Si gioca in senso orario; chi gioca l’Ambasciatore può non muoversi. (B2.4, B12.2)",
  "choice.edition.devir.hint":
    "Si gioca in senso antiorario; chi gioca l’Ambasciatore può non muoversi. (B2.4, B12.2)",
  "choice.repeats": "Risposte ripetute",
  "choice.repeats.blocked": "impossibili",
  "choice.repeats.challenge": "obiezione",
  "choice.repeats.blocked.hint":
    "Il programma non lascia mostrare due volte la stessa risposta. (B7)",
  "choice.repeats.challenge.hint":
    "Chi rivede la stessa risposta può fare un’obiezione e vedere altre carte. (B7)",
  "choice.placement": "Figure all’inizio",
  "choice.placement.random": "a sorte",
  "choice.placement.chosen": "a scelta",
  "choice.placement.random.hint":
    "Il caso decide quale figura sta su ogni casella di partenza. (B2.1)",
  "choice.placement.chosen.hint": "Ognuno dispone le sue figure in segreto. (B2.1)",

  "settings.language": "Lingua",
  "settings.speed": "Ritmo della partita",
  "settings.speed.slow": "lento",
  "settings.speed.normal": "normale",
  "settings.speed.fast": "veloce",
  "settings.speed.instant": "immediato",
  "settings.theme": "Luce",
  "settings.theme.night": "notte",
  "settings.theme.day": "giorno",
  "settings.theme.system": "come il dispositivo",
  "settings.coach": "Consigliere",
  "settings.coach.on": "interviene",
  "settings.coach.off": "su richiesta",
  "settings.coach.hint":
    "Il consigliere ti dice che cosa si aspetta da te il gioco e che cosa sarebbe sensato fare.",
  "settings.sound": "Suoni",
  "settings.sound.on": "sì",
  "settings.sound.off": "no",
  "settings.sound.hint":
    "Piccoli suoni al tavolo: passi, domande, carte. In un’altra scheda senti solo che tocca a te.",
  "settings.sound.try": "Ascoltali",
  "settings.saved": "Tutto vale subito e resta su questo dispositivo.",
  "settings.toTable": "Torna al tavolo",

  "notice.loading": "Un momento…",
  "notice.home": "Inizio",
  "notice.new": "Inizia una nuova partita",
  "notice.retry": "Riprova",
  "notice.takeOver": "Gioca qui",
  "notice.empty.title": "Qui non c’è nessuna partita",
  "notice.empty.text": "Su questo dispositivo non ci sono partite da continuare.",
  "notice.elsewhere.title": "Aperta in un’altra scheda",
  "notice.elsewhere.text":
    "La tua partita è aperta in un’altra scheda o finestra. Puoi continuare lì, oppure giocare qui.",
  "notice.failed.title": "Non ha funzionato",
  "notice.failed.badSetup": "Questo link non descrive una partita che si possa giocare.",
  "notice.failed.storage":
    "Il browser non è riuscito a salvare la partita, quindi la tua ultima mossa non vale. Forse il dispositivo è pieno.",
  "notice.failed.unreadable":
    "La partita salvata non si può leggere; forse l’ha scritta un’altra versione del programma. Resta dov’è finché non ne inizi una nuova.",
  "notice.failed.crashed":
    "Il programma ha commesso un errore. La tua partita è salvata fino all’ultima mossa che hai visto.",
  "notice.missing": "Non è stato possibile caricare il tavolo. Sei offline?",

  "link.title": "Una partita da un link",
  "link.text": "Questo link inizia una nuova partita. Quella in corso andrebbe persa per sempre.",
  "link.replace": "Inizia quella del link",
  "link.keep": "Tieni la mia",
};
