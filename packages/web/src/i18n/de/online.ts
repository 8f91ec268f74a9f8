import type { online as english } from "../en/online.js";
import type { Translation } from "../messages.js";

export const online: Translation<typeof english> = {
  "online.toLobby": "Zu den Tischen",
  "online.gone": "jemand, der gegangen ist",
  "online.invited": "{name} lädt dich ein: {table}.",
  "online.invited.nobody": "Du bist eingeladen: {table}.",
  "online.link.title": "Dieser Link führt nirgendwohin",
  "online.link.bad":
    "Die Einladung ist abgelaufen oder ersetzt worden, oder der Tisch ist geschlossen. Bitte um einen neuen Link.",
  "online.move.title": "Komm herüber auf dieses Gerät",
  "online.move.text": "Dieser Browser wird zu deinem, mit deinem Namen und deinen Tischen.",
  "online.move.instead":
    "Bisher bist du hier {name}: Ohne Wiederherstellungscode sind dieser Name und seine Tische verloren.",
  "online.move.yes": "Das bin ich",
  "online.move.bad": "Dieser Link wurde schon benutzt oder ist älter als zehn Minuten.",
  "online.waiting.title": "Noch keine Verbindung",
  "online.waiting.text": "Der Server ist nicht zu erreichen. Wir versuchen es weiter.",
  "online.closed.title": "Hier ist nichts",
  "online.closed.text": "Dieser Tisch ist geschlossen.",
  "online.bye.notHere":
    "Diesen Tisch gibt es nicht, oder er steht dir nicht offen. Vielleicht brauchst du eine neue Einladung.",
  "online.bye.trouble": "Die Seite und der Server haben einander nicht verstanden.",
  "online.version":
    "Es gibt eine neue Version dieser Seite. Dein Spiel ist sicher; lade sie bitte neu.",
  "online.reload": "Neu laden",
  "online.lost": "Die Verbindung ist weg. Wir versuchen es wieder …",
  "online.lost.sending":
    "Die Verbindung ist weg. Wir versuchen es wieder … Was du getan hast, wird dann gesendet.",
  "online.watching": "Du siehst zu.",
  "online.chairs": "Zu den Stühlen",
  "online.after.host": "Das nächste Spiel startest du.",
  "online.after": "{name} kann das nächste Spiel starten.",
  "watch.story": "Was geschehen ist",

  "online.refusal.other": "Das hat nicht geklappt.",
  "online.refusal.badMessage": "Das hat der Server nicht verstanden.",
  "online.refusal.chairTaken": "Jemand war schneller: Der Stuhl ist besetzt.",
  "online.refusal.chairEmpty": "Dort sitzt niemand.",
  "online.refusal.alreadySeated": "Du hast schon einen Stuhl.",
  "online.refusal.notSeated": "Dafür brauchst du einen Stuhl.",
  "online.refusal.notHost": "Das kann nur der Gastgeber.",
  "online.refusal.hostHere": "Das geht, wenn der Gastgeber zwei Minuten weg ist.",
  "online.refusal.playerHere": "Ein Bot kann erst übernehmen, wenn jemand 30 Sekunden weg ist.",
  "online.refusal.notNow": "Das geht jetzt nicht.",
  "online.refusal.notEnough": "Ein Stuhl ist frei. Da muss ein Mensch oder ein Bot hin.",
  "online.refusal.wrongSeats": "Jemand sitzt auf einem Stuhl, den es dann nicht mehr gäbe.",
  "online.refusal.noSuchPlayer": "Diese Person hat hier keinen Stuhl.",
  "online.refusal.noSuchGame": "Dieses Spiel ist vorbei.",
  "online.refusal.unwelcome": "An diesen Tisch kannst du dich nicht setzen.",
  "online.refusal.chatOff": "An diesem Tisch wird nicht geplaudert.",
  "online.refusal.tooFast": "Das war etwas zu schnell. Warte bitte einen Augenblick.",
  "online.refusal.tooMany":
    "Du hast schon zu viele Tische oder zu viele öffentliche. Verlass erst einen davon.",
  "online.refusal.logFull":
    "An diesem Tisch ist schon so viel geschehen, dass er nichts mehr annimmt. Eröffne einen neuen.",
  "online.refusal.storage":
    "Der Server kann gerade nichts speichern, deshalb ist nichts geschehen. Versuch es bitte noch einmal.",

  "gathering.chairs": "Stühle",
  "gathering.change": "Tisch ändern",
  "gathering.options": "Der Tisch",
  "gathering.save": "Ändern",
  "gathering.watchers":
    "{count, plural, =0 {Niemand sieht zu.} one {# Person sieht zu.} other {# Personen sehen zu.}}",
  "gathering.free":
    "{free, plural, one {Ein Stuhl ist noch frei.} other {# Stühle sind noch frei.}}",
  "gathering.ready": "Alle sind da.",
  "gathering.forHost": "Alle sind da. {name} kann das Spiel starten.",
  "gathering.start.first": "Spiel starten",
  "gathering.start.again": "Noch einmal spielen",
  "gathering.start.next": "Nächstes Spiel der Partie",
  "gathering.look": "Das letzte Spiel ansehen",

  "host.away": "Gastgeber {name} ist weg.",
  "host.takeOver": "Als Gastgeber übernehmen",

  "chair.free": "frei",
  "chair.sit": "Hier hinsetzen",
  "chair.getUp": "Aufstehen",
  "chair.host": "Gastgeber",
  "chair.bot": "Ein Bot für {role}",
  "chair.noBot": "kein Bot",
  "chair.remove": "Entfernen",
  "chair.remove.title": "{name} entfernen?",
  "chair.remove.text":
    "Der Stuhl ist dann frei, und wer dort saß, kann sich hier nicht wieder hinsetzen.",
  "chair.remove.renew":
    "Auch einen neuen Link erstellen: Mit dem alten könnte man unter einem anderen Namen wiederkommen.",
  "chair.remove.yes": "Entfernen",

  "invite.title": "Andere einladen",
  "invite.text": "Wer diesen Link hat, kann sich hinsetzen oder zusehen.",
  "invite.here":
    "Diese Adresse gilt nur auf diesem Gerät. Öffne die Seite unter der Adresse des Geräts im Netz, dann gilt der Link auch für andere.",
  "invite.ask": "Wer einen Stuhl hat, kann dir einen Link für andere geben.",
  "invite.unknown": "Lass dir den Link für die anderen zeigen.",
  "invite.link": "Einladungslink",
  "invite.show": "Link anzeigen",
  "invite.renew": "Neuer Link",
  "invite.copy": "Link kopieren",
  "invite.share": "Verschicken",
  "invite.copied.yes": "Kopiert.",
  "invite.copied.byHand": "Er ist markiert: Kopiere ihn von Hand.",
  "invite.qr": "QR-Code der Einladung",

  "chat.title": "Chat",
  "chat.unread": "Chat ({count} neu)",
  "chat.said": "Was gesagt wurde",
  "chat.earlier": "Frühere Nachrichten anzeigen",
  "chat.nothing": "Noch hat niemand etwas gesagt.",
  "chat.input": "Etwas sagen",
  "chat.send": "Sagen",
  "chat.watching": "Nur wer einen Stuhl hat, kann mitreden.",

  "sign.standIn": "Bot spielt",
  "sign.away": "weg",
  "sign.left": "verbleibende Zeit: {time}",
  "time.days": "{days} T {hours} Std",
  "time.days.long":
    "{days, plural, one {# Tag} other {# Tage}} {hours, plural, one {# Stunde} other {# Stunden}}",
  "time.hours": "{hours}:{minutes} Std",
  "time.hours.long":
    "{hours, plural, one {# Stunde} other {# Stunden}} {minutes, plural, one {# Minute} other {# Minuten}}",
  "time.minutes.long":
    "{minutes, plural, =0 {} one {# Minute } other {# Minuten }}{seconds, plural, one {# Sekunde} other {# Sekunden}}",

  "standIn.late": "Deine Zeit war um: Ein Bot spielt für dich.",
  "standIn.host": "Der Gastgeber lässt einen Bot für dich spielen.",
  "standIn.left": "Du bist gegangen, ein Bot spielt für dich.",
  "standIn.asked": "Ein Bot spielt für dich.",
  "standIn.return": "Ich bin wieder da",
  "standIn.ask": "Ein Bot soll für mich spielen",

  "news.sat": "{name} setzt sich.",
  "news.left": "{name} steht auf.",
  "news.host": "Gastgeber ist jetzt {name}.",
  "news.standIn": "Ein Bot spielt für {name}.",
  "news.returned": "{name} ist wieder da.",

  "pause.paused": "Das Spiel ist unterbrochen.",
  "pause.others": "Eine Pause wünscht sich: {names}.",
  "pause.others.goOn": "Weiterspielen möchte: {names}.",
  "pause.mine": "Du hast um eine Pause gebeten. Sie beginnt, wenn alle einverstanden sind.",
  "pause.mine.goOn": "Du möchtest weiterspielen. Es geht weiter, wenn alle einverstanden sind.",
  "pause.agree": "Einverstanden",
  "pause.ask": "Um eine Pause bitten",
  "pause.goOn": "Weiterspielen",
  "pause.withdraw": "Doch nicht",
  "publish.asked":
    "{name} möchte diesen Tisch für alle öffnen. Was bisher gesagt und gespielt wurde, bleibt privat.",
  "publish.mine":
    "Du möchtest diesen Tisch für alle öffnen. Das geschieht, wenn alle hier einverstanden sind.",
  "publish.agreed":
    "Du bist einverstanden, den Tisch für alle zu öffnen. Andere haben noch nicht geantwortet.",
  "publish.no": "Privat lassen",

  "menu.open": "Menü",
  "menu.title": "Dieser Tisch",
  "menu.relation": "{name} für dich",
  "menu.relation.none": "zu hören",
  "menu.relation.muted": "stummgeschaltet",
  "menu.relation.blocked": "blockiert",
  "menu.standIn": "Ein Bot soll für {name} spielen",
  "menu.standIn.away": "{name} ist weg. Nach 30 Sekunden kannst du einen Bot spielen lassen.",
  "menu.handOver": "{name} zum Gastgeber machen",
  "menu.leave": "Tisch verlassen",
  "menu.leave.playing":
    "Ein Bot spielt für dich weiter. Solange das Spiel läuft, kannst du zurückkommen.",
  "menu.leave.gathering": "Dein Stuhl ist dann frei für jemand anderen.",
  "menu.closeTable": "Tisch auflösen",
  "menu.closeTable.warning": "Alle müssen gehen, und der Tisch ist endgültig weg.",
  "menu.yes": "Ja, machen",
  "menu.no": "Nein",

  "attention.turn": "● Du bist dran",
  "attention.title": "Du bist dran",
  "attention.body": "An deinem Tisch wird etwas von dir erwartet.",
  "attention.allow": "Sag mir Bescheid, wenn ich dran bin",
  "attention.on": "Dein Browser sagt dir Bescheid, wenn du dran bist.",
};
