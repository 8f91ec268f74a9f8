import type { PartCatalogs } from "../messages.js";

/** Recorded games: watching, keeping and checking them. */
export const words: PartCatalogs["replay"] = {
  "replay.title": "Aufgezeichnetes Spiel",
  "replay.choose.text":
    "Ein Spiel, das zu Ende ist, lässt sich als Datei aufbewahren. Alle können es noch einmal ansehen und prüfen. Wähle so eine Datei oder zieh sie irgendwo auf diese Seite.",
  "replay.choose": "Spieldatei wählen",
  "replay.bad": "Dieses Spiel kann nicht gezeigt werden",
  "replay.bad.unreadable": "Die Datei lässt sich nicht lesen: Sie ist kein Text.",
  "replay.bad.tooLarge": "Die Datei ist zu groß für ein Spiel.",
  "replay.bad.notJson": "Das ist keine Spieldatei: Ihr Text ist kein JSON.",
  "replay.bad.notOurs":
    "Diese Datei gehört zu einem anderen Programm und ist kein Spiel von Inkognito.",
  "replay.bad.version":
    "Die Datei hat eine Version, die diese Seite nicht lesen kann. Vielleicht kann es eine neuere.",
  "replay.bad.altered":
    "Der Text der Datei wurde von Hand geändert: Etwas steht zweimal da oder in anderer Reihenfolge.",
  "replay.bad.field":
    "Die Datei ist beschädigt: „{path}“ fehlt oder ist nicht so, wie es sein muss.",
  "replay.bad.notThere":
    "So ein Spiel gibt es hier nicht, es ist nicht zu Ende, oder es steht dir nicht offen.",
  "replay.bad.offline": "Der Server ist nicht zu erreichen. Versuch es später noch einmal.",
  "replay.controls": "Wiedergabe",
  "replay.first": "Zum Anfang",
  "replay.back": "Einen Schritt zurück",
  "replay.play": "Abspielen",
  "replay.pause": "Anhalten",
  "replay.forward": "Einen Schritt vor",
  "replay.last": "Zum Ende",
  "replay.slider": "Stelle im Spiel",
  "replay.step": "{game, select, card {Runde} other {Zug}} {turn}: {line}",
  "replay.eyes": "Sicht",
  "replay.eyes.all": "alles offen",
  "replay.eyes.spectator": "von außen",
  "replay.events": "Ereignisse",
  "replay.file": "Datei",
  "replay.cards": "Alle Karten",
  "replay.story": "Was geschehen ist",
  "replay.notDealt": "Die Karten sind noch nicht verteilt.",
  "replay.wrong": "Diese Datei stimmt nicht; „Datei“ sagt, warum.",
  "replay.watch": "Noch einmal ansehen",
  "replay.save": "Spieldatei speichern",
  "check.title": "Ging alles mit rechten Dingen zu?",
  "check.checking": "Das Spiel wird geprüft …",
  "check.draws.right": "Ziehungen fair",
  "check.draws.wrong": "Ziehungen nicht fair",
  "check.draws.unchecked": "Ziehungen nur zum Teil geprüft",
  "check.moves.right": "Züge regelgerecht",
  "check.moves.wrong": "Züge nicht regelgerecht",
  "check.moves.unchecked": "Züge nur zum Teil geprüft",
  "check.intact.right": "Datei unverändert",
  "check.intact.wrong": "Datei verändert",
  "check.signature.none": "Keine Signatur",
  "check.signature.valid": "Signatur stimmt",
  "check.signature.invalid": "Signatur stimmt nicht",
  "check.signature.otherKey": "Von jemand anderem signiert",
  "check.signature.cannotCheck": "Die Signatur lässt sich hier nicht prüfen",
  "check.why.draws":
    "Der Startwert ist der, der vor dem Austeilen festgelegt wurde, und {count, plural, one {die eine Ziehung daraus ergab noch einmal dasselbe} other {alle # Ziehungen daraus ergaben noch einmal dasselbe}}.",
  "check.why.moves":
    "Noch einmal nach den Regeln gespielt, {count, plural, one {ergab das eine Ereignis} other {ergaben alle # Ereignisse}} dasselbe, bis zum Ende des Spiels.",
  "check.why.intact.right": "Die Prüfsumme in der Datei ist die ihres Inhalts.",
  "check.why.intact.wrong": "Die Prüfsumme in der Datei gehört zu einem anderen Inhalt.",
  "check.why.commitment": "Der Startwert ist nicht der, der vor dem Austeilen festgelegt wurde.",
  "check.why.drawn": "Ereignis {event} ist nicht das, was der Startwert ergibt.",
  "check.why.refused": "Ereignis {event} ist gegen die Regeln ({rule}).",
  "check.why.otherwise": "Ereignis {event} ist nicht das, was aus den vorigen folgt.",
  "check.why.unfounded": "Ereignis {event} folgt aus nichts, was jemand getan hat.",
  "check.why.unfinished": "Ereignis {event} fehlt: Das Spiel ist nicht zu Ende.",
  "check.why.unchecked": "Bis Ereignis {after} stimmt es; was danach kommt, war nicht zu prüfen.",
  "check.why.signature.none":
    "Namen und Punkte sind so, wie sie beim Erstellen der Datei angegeben wurden. Ein Server signiert seine Spiele, ein Gerät nicht.",
  "check.why.signature.valid": "Genau dieser Inhalt wurde mit dem Schlüssel {key} signiert.",
  "check.why.signature.invalid": "Der Schlüssel {key} hat diesen Inhalt nicht signiert.",
  "check.why.signature.otherKey":
    "Es wurde mit dem Schlüssel {key} signiert, und das ist nicht der dieses Servers.",
  "check.why.signature.cannotCheck":
    "Dieser Browser kann keine Signaturen prüfen, oder die Seite kam ohne sichere Verbindung. Der Schlüssel ist {key}.",
};
