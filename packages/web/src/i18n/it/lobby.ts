import type { lobby as english } from "../en/lobby.js";
import type { Translation } from "../messages.js";

export const lobby: Translation<typeof english> = {
  "lobby.title": "Gioca con altri",
  "lobby.hello": "Buonasera, {name}.",
  "lobby.new": "Apri un nuovo tavolo",
  "lobby.open": "Apri il tavolo",
  "lobby.back": "Torna ai tavoli",
  "lobby.me": "Su di me",
  "lobby.mine": "I miei tavoli",
  "lobby.mine.none": "Non sei ancora a nessun tavolo.",
  "lobby.listed.title": "Aperti a tutti",
  "lobby.listed.none":
    "Al momento non ci sono tavoli pubblici. Aprine uno e spunta «Aperto a tutti».",
  "lobby.table.of": "Tavolo di {name}",
  "lobby.table.nobody": "Un tavolo che nessuno ospita",
  "lobby.yours": "Tocca a te!",
  "lobby.join": "Siediti",
  "lobby.look": "Dai un’occhiata",
  "lobby.seats":
    "{people, plural, one {# persona} other {# persone}}{bots, plural, =0 {} one {, # bot} other {, # bot}}{free, plural, =0 {} one {, # posto libero} other {, # posti liberi}}",
  "lobby.phase.gathering": "non iniziato",
  "lobby.phase.playing": "in corso",
  "lobby.phase.paused": "in pausa",
  "lobby.phase.closed": "chiuso",
  "lobby.game": "{game} per {players, select, 3 {tre} 4 {quattro} other {cinque}}",
  "lobby.game.match":
    "{game} per {players, select, 3 {tre} 4 {quattro} other {cinque}}, partita a punti",

  "lobby.name.title": "Come ti chiamiamo?",
  "lobby.name": "Il tuo nome",
  "lobby.name.hint": "Lo vede chi è ai tuoi tavoli. Niente account, e-mail o password.",
  "lobby.name.enter": "Entra",
  "lobby.name.bad":
    "Questo nome qui non va bene. {most, plural, other {Al massimo # caratteri}}, e tutti visibili.",
  "lobby.recover": "Ho già giocato qui, su un altro dispositivo",
  "lobby.recover.code": "Il tuo codice di recupero",
  "lobby.recover.hint": "Venti lettere e cifre. Maiuscole e trattini non contano.",
  "lobby.recover.enter": "Sono io",
  "lobby.recover.bad": "Nessuno ha questo codice. Forse uno più nuovo lo ha sostituito.",

  "lobby.bots": "Bot al tavolo",
  "lobby.bots.hint":
    "{people, plural, =0 {Non serve nessun altro.} one {Resta un posto libero per un’altra persona.} other {Restano # posti liberi per altre persone.}} Puoi cambiarlo più tardi.",
  "lobby.pace": "Tempo per ogni decisione",
  "lobby.pace.none": "senza limiti",
  "lobby.pace.seconds": "{seconds} secondi",
  "lobby.pace.minutes": "{minutes, plural, one {# minuto} other {# minuti}}",
  "lobby.pace.days": "{days, plural, one {# giorno} other {# giorni}}",
  "lobby.pace.none.hint": "Nessuno mette fretta.",
  "lobby.pace.live.hint": "Per una serata in compagnia. Quando il tempo scade, subentra un bot.",
  "lobby.pace.days.hint": "Per giocare ogni tanto. Quando il tempo scade, subentra un bot.",
  "lobby.assistant.is": "taccuino: {assistant}",
  "lobby.listed": "Aperto a tutti: chiunque può trovare il tavolo, sedersi o guardare",
  "lobby.chat": "Si può chiacchierare",
  "lobby.botPace": "I bot giocano",
  "lobby.botPace.human": "come persone",
  "lobby.botPace.instant": "all’istante",

  "lobby.failure.offline": "Il server non è raggiungibile. Sei offline?",
  "lobby.failure.badMessage": "Il server non ha capito.",
  "lobby.failure.notHere": "Qui non c’è, o non c’è più.",
  "lobby.failure.tooFast": "Un po’ troppo in fretta. Aspetta un momento, per favore.",
  "lobby.failure.tooMany": "Hai già troppi tavoli, o troppi tavoli pubblici. Prima lasciane uno.",
  "lobby.failure.storage": "Al momento il server non può salvare nulla. Non è cambiato niente.",
  "lobby.failure.nobody": "Il server non ti conosce più. Ricarica la pagina, per favore.",
  "lobby.failure.cookies":
    "Questo browser non conserva i cookie di questo sito, e senza cookie il server non può riconoscerti. Consenti i cookie e riprova.",
  "lobby.failure.trouble": "Qualcosa è andato storto sul server.",

  "me.title": "Su di me",
  "me.name.hint": "Cambia subito a tutti i tuoi tavoli.",
  "me.name.change": "Cambia il mio nome",
  "me.name.changed": "Cambiato.",
  "me.recovery": "Codice di recupero",
  "me.recovery.text":
    "Se questo browser ti dimentica, il codice ti restituisce il tuo nome e i tuoi tavoli. Un codice nuovo sostituisce il precedente.",
  "me.recovery.make": "Crea un codice",
  "me.recovery.shown": "Scrivilo adesso: non verrà più mostrato.",
  "me.move": "Un altro dispositivo",
  "me.move.text":
    "Un link per il tuo altro dispositivo: lì sei la stessa persona, agli stessi tavoli.",
  "me.move.make": "Crea un link",
  "me.move.qr": "Codice QR del link per il tuo altro dispositivo",
  "me.move.shown": "Vale una volta sola, per dieci minuti. Non darlo a nessun altro.",
  "me.devices": "I miei dispositivi",
  "me.devices.text":
    "{devices, plural, one {Ti conosce solo questo dispositivo.} other {Ti conoscono # dispositivi, compreso questo.}} Se ne hai perso uno, qui puoi disconnettere tutti gli altri.",
  "me.devices.signOut": "Disconnetti gli altri",
  "me.devices.title": "Disconnettere tutti gli altri dispositivi?",
  "me.devices.effect":
    "Gli altri ti dimenticano; il tuo nome e i tuoi tavoli restano su questo dispositivo. I link non ancora usati per un altro dispositivo non valgono più. Non viene eliminato nulla. Se hai un codice di recupero, vale ancora: creane uno nuovo se qualcun altro può conoscerlo.",
  "me.devices.yes": "Disconnetti",
  "me.devices.done":
    "Ora ti conosce solo questo dispositivo. Se hai un codice di recupero, vale ancora: creane uno nuovo qui sopra se qualcun altro può conoscerlo.",
  "me.relations": "Persone silenziate e bloccate",
  "me.relations.none": "Nessuno.",
  "me.relation.muted": "silenzio attivo",
  "me.relation.blocked": "blocco attivo",
  "me.relation.undo": "{relation, select, blocked {Sblocca} other {Togli il silenzio}}",
  "me.data": "I miei dati",
  "me.data.text":
    "Il server conserva il tuo nome, i tuoi tavoli, i tuoi appunti, le tue mosse, ciò che hai detto e il giorno della tua ultima visita. Nient’altro, e per nessun altro.",
  "me.data.retention":
    "Un tavolo chiuso viene eliminato con le sue partite dopo un po’, di solito un anno, e il suo link smette di funzionare. Salva come file le partite che vuoi tenere. Se non torni per 400 giorni, viene eliminato tutto ciò che è tuo.",
  "me.data.download": "Scarica tutto",
  "me.data.delete": "Elimina tutto",
  "me.delete.title": "Eliminare tutto?",
  "me.delete.text":
    "Il tuo nome, i tuoi appunti, i tuoi codici e ciò che hai detto vengono eliminati, e lasci tutti i tavoli. Le tue mosse restano, senza nome. Non si può annullare.",
  "me.delete.yes": "Elimina tutto",
};
