import type { lobby as english } from "../en/lobby.js";
import type { Translation } from "../messages.js";

export const lobby: Translation<typeof english> = {
  "lobby.title": "Mit anderen spielen",
  "lobby.hello": "Guten Abend, {name}.",
  "lobby.new": "Neuen Tisch eröffnen",
  "lobby.open": "Tisch eröffnen",
  "lobby.back": "Zurück zu den Tischen",
  "lobby.me": "Über mich",
  "lobby.mine": "Meine Tische",
  "lobby.mine.none": "Du sitzt noch an keinem Tisch.",
  "lobby.listed.title": "Offen für alle",
  "lobby.listed.none":
    "Gerade gibt es keinen öffentlichen Tisch. Eröffne einen und mach ein Häkchen bei „Offen für alle“.",
  "lobby.table.of": "Tisch von {name}",
  "lobby.table.nobody": "Ein Tisch ohne Gastgeber",
  "lobby.yours": "Du bist dran!",
  "lobby.join": "Hinsetzen",
  "lobby.look": "Ansehen",
  "lobby.seats":
    "{people, plural, one {# Mensch} other {# Menschen}}{bots, plural, =0 {} one {, # Bot} other {, # Bots}}{free, plural, =0 {} one {, # freier Stuhl} other {, # freie Stühle}}",
  "lobby.phase.gathering": "noch nicht begonnen",
  "lobby.phase.playing": "im Gange",
  "lobby.phase.paused": "unterbrochen",
  "lobby.phase.closed": "geschlossen",
  "lobby.game": "{game} zu {players, select, 3 {dritt} 4 {viert} other {fünft}}",
  "lobby.game.match": "{game} zu {players, select, 3 {dritt} 4 {viert} other {fünft}}, eine Partie",

  "lobby.name.title": "Wie sollen wir dich nennen?",
  "lobby.name": "Dein Name",
  "lobby.name.hint":
    "Alle an deinen Tischen sehen ihn. Kein Konto, keine E-Mail-Adresse, kein Passwort.",
  "lobby.name.enter": "Hereinkommen",
  "lobby.name.bad":
    "Das kann hier kein Name sein. {most, plural, other {Höchstens # Zeichen}}, und alle müssen zu sehen sein.",
  "lobby.recover": "Ich war schon einmal hier, auf einem anderen Gerät",
  "lobby.recover.code": "Dein Wiederherstellungscode",
  "lobby.recover.hint":
    "Zwanzig Buchstaben und Ziffern. Groß- und Kleinschreibung und Striche sind egal.",
  "lobby.recover.enter": "Das bin ich",
  "lobby.recover.bad": "Diesen Code hat niemand. Vielleicht hat ihn ein neuerer ersetzt.",

  "lobby.bots": "Bots am Tisch",
  "lobby.bots.hint":
    "{people, plural, =0 {Sonst wird niemand gebraucht.} one {Ein Stuhl bleibt für jemand anderen frei.} other {# Stühle bleiben für andere frei.}} Das lässt sich später ändern.",
  "lobby.pace": "Zeit für jede Entscheidung",
  "lobby.pace.none": "so lange man will",
  "lobby.pace.seconds": "{seconds} Sekunden",
  "lobby.pace.minutes": "{minutes, plural, one {# Minute} other {# Minuten}}",
  "lobby.pace.days": "{days, plural, one {# Tag} other {# Tage}}",
  "lobby.pace.none.hint": "Niemand wird gedrängt.",
  "lobby.pace.live.hint": "Für einen gemeinsamen Abend. Ist die Zeit um, springt ein Bot ein.",
  "lobby.pace.days.hint": "Für zwischendurch. Ist die Zeit um, springt ein Bot ein.",
  "lobby.assistant.is": "Notizbuch: {assistant}",
  "lobby.listed": "Offen für alle: Jeder kann den Tisch finden, sich hinsetzen oder zusehen",
  "lobby.chat": "Es darf geplaudert werden",
  "lobby.botPace": "Bots spielen",
  "lobby.botPace.human": "wie Menschen",
  "lobby.botPace.instant": "sofort",

  "lobby.failure.offline": "Der Server ist nicht zu erreichen. Bist du offline?",
  "lobby.failure.badMessage": "Das hat der Server nicht verstanden.",
  "lobby.failure.notHere": "Das gibt es hier nicht oder nicht mehr.",
  "lobby.failure.tooFast": "Das war etwas zu schnell. Warte bitte einen Augenblick.",
  "lobby.failure.tooMany":
    "Du hast schon zu viele Tische oder zu viele öffentliche. Verlass erst einen davon.",
  "lobby.failure.storage": "Der Server kann gerade nichts speichern. Es hat sich nichts geändert.",
  "lobby.failure.nobody": "Der Server kennt dich nicht mehr. Lade die Seite bitte neu.",
  "lobby.failure.cookies":
    "Dieser Browser speichert keine Cookies dieser Seite, und ohne Cookie erkennt der Server dich nicht wieder. Erlaube Cookies und versuch es noch einmal.",
  "lobby.failure.trouble": "Auf dem Server ist etwas schiefgegangen.",

  "me.title": "Über mich",
  "me.name.hint": "Gilt sofort an allen deinen Tischen.",
  "me.name.change": "Namen ändern",
  "me.name.changed": "Geändert.",
  "me.recovery": "Wiederherstellungscode",
  "me.recovery.text":
    "Wenn dieser Browser dich vergisst, bringt der Code deinen Namen und deine Tische zurück. Ein neuer Code ersetzt den alten.",
  "me.recovery.make": "Code erstellen",
  "me.recovery.shown": "Schreib ihn jetzt auf: Er wird nicht noch einmal gezeigt.",
  "me.move": "Ein anderes Gerät",
  "me.move.text":
    "Ein Link für dein anderes Gerät: Dort bist du dieselbe Person, an denselben Tischen.",
  "me.move.make": "Link erstellen",
  "me.move.qr": "QR-Code des Links für dein anderes Gerät",
  "me.move.shown": "Er gilt einmal, zehn Minuten lang. Gib ihn niemandem sonst.",
  "me.devices": "Meine Geräte",
  "me.devices.text":
    "{devices, plural, one {Nur dieses Gerät kennt dich.} other {# Geräte kennen dich, dieses eingeschlossen.}} Wenn du eines verloren hast, kannst du hier alle anderen abmelden.",
  "me.devices.signOut": "Die anderen abmelden",
  "me.devices.title": "Alle anderen Geräte abmelden?",
  "me.devices.effect":
    "Sie vergessen dich; dein Name und deine Tische bleiben auf diesem Gerät. Unbenutzte Links für ein anderes Gerät gelten nicht mehr. Gelöscht wird nichts. Wenn du einen Wiederherstellungscode hast, gilt er weiter: Erstell einen neuen, falls ihn noch jemand kennen könnte.",
  "me.devices.yes": "Abmelden",
  "me.devices.done":
    "Jetzt kennt dich nur noch dieses Gerät. Wenn du einen Wiederherstellungscode hast, gilt er weiter: Erstell oben einen neuen, falls ihn noch jemand kennen könnte.",
  "me.relations": "Stummgeschaltete und Blockierte",
  "me.relations.none": "Niemand.",
  "me.relation.muted": "stummgeschaltet",
  "me.relation.blocked": "blockiert",
  "me.relation.undo":
    "{relation, select, blocked {Blockierung aufheben} other {Stummschaltung aufheben}}",
  "me.data": "Meine Daten",
  "me.data.text":
    "Der Server speichert deinen Namen, deine Tische, deine Notizen, deine Züge, das, was du gesagt hast, und den Tag deines letzten Besuchs. Sonst nichts, und für niemanden sonst.",
  "me.data.retention":
    "Ein geschlossener Tisch wird nach einer Weile, meist nach einem Jahr, samt seinen Spielen gelöscht, und sein Link führt nirgendwohin mehr. Speichere Spiele, die du behalten willst, als Datei. Wenn du 400 Tage lang nicht kommst, wird alles von dir gelöscht.",
  "me.data.download": "Alles herunterladen",
  "me.data.delete": "Alles löschen",
  "me.delete.title": "Alles löschen?",
  "me.delete.text":
    "Dein Name, deine Notizen, deine Codes und was du gesagt hast werden gelöscht, und du verlässt alle Tische. Deine Züge bleiben, ohne Namen. Das lässt sich nicht rückgängig machen.",
  "me.delete.yes": "Alles löschen",
};
