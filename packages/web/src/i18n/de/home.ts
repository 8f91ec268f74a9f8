import type { home as english } from "../en/home.js";
import type { Translation } from "../messages.js";

export const home: Translation<typeof english> = {
  "screen.table": "Spieltisch",
  "screen.settings": "Einstellungen",

  "home.title": "Inkognito",
  "home.tagline":
    "Vier maskierte Spione in Venedig. Einer davon gehört zu dir: Finde heraus, wer es ist.",
  "home.masks": "Die vier Agenten",
  "home.table": "Dein Tisch",
  "home.play": "Jetzt spielen",
  "home.new": "Neues Spiel",
  "home.continue": "Weiterspielen",
  "home.continue.game":
    "{players, plural, other {# Spieler}}, du bist {role}, {ended, select, yes {das Spiel ist aus} other {{game, select, card {Runde} other {Zug}} {turn}}}",
  "home.continue.shared":
    "{people, plural, other {# Leute}} an einem Gerät, {ended, select, yes {das Spiel ist aus} other {{game, select, card {Runde} other {Zug}} {turn}}}",
  "home.continue.unreadable": "Ein gespeichertes Spiel, das sich nicht erkennen lässt",
  "home.others": "Mit anderen spielen",
  "home.settings": "Einstellungen",
  "home.lessons": "Spielen lernen",
  "home.replay": "Aufgezeichnete Spiele",
  "home.ways": "Mehr",
  "home.rules": "Regeln",
  "home.device":
    "Kein Konto, kein Server: Das Spiel bleibt auf diesem Gerät und läuft auch ohne Internet.",

  "replace.title": "Ein neues Spiel anfangen?",
  "replace.text": "Das laufende Spiel ist dann endgültig weg.",
  "replace.yes": "Neues Spiel anfangen",
  "replace.no": "Mein Spiel behalten",

  "choice.game": "Spiel",
  "choice.game.board": "Brettspiel",
  "choice.game.card": "Kartenspiel",
  "choice.game.board.hint":
    "Figuren auf dem Stadtplan von Venedig und Aufträge, die zu erfüllen sind.",
  "choice.game.card.hint": "Fünf Orte, schnelle Begegnungen und ein Code, der zu knacken ist.",
  "choice.players": "Spieler",
  "choice.players.board.hint":
    "{players, select, 3 {Ein Agent sitzt in Haft, und niemand weiß, welcher.} 5 {Einer der fünf ist der Botschafter.} other {Zwei Zweierteams.}}",
  "choice.players.card.hint":
    "{players, select, 3 {Alle spielen für sich; den vierten Agenten spielt niemand. (C7)} 5 {Alle spielen für sich, einer als Botschafter. (C8)} other {Zwei Zweierteams.}}",
  "choice.card.edition.telephone": "Telefon",
  "choice.card.edition.safe": "Tresor",
  "choice.card.edition.telephone.hint":
    "Treffen sich zwei Agenten, dürfen sie schwarze Karten als Beweis zeigen. (C4.2)",
  "choice.card.edition.safe.hint":
    "Treffen sich zwei Agenten, zeigen sie nur farbige Karten. (C4.2)",
  "choice.card.length": "Dauer",
  "choice.card.length.match": "Partie",
  "choice.card.length.single": "einzelnes Spiel",
  "choice.card.length.match.hint": "So viele Spiele, bis jemand drei Punkte hat. (C9.1)",
  "choice.card.length.single.hint": "Ein Spiel, und fertig.",
  "choice.card.gestures": "Gesten sind erlaubt",
  "choice.role": "Du spielst",
  "choice.role.any": "irgendeine Farbe",
  "choice.role.ambassador": "den Botschafter",
  "choice.level": "Bots",
  "choice.level.random.hint": "Sie tun irgendetwas, das erlaubt ist.",
  "choice.level.novice.hint": "Sie merken sich viel, vertun sich aber wie Menschen.",
  "choice.level.agent.hint": "Sie nutzen alles, was sicher ist.",
  "choice.level.master.hint": "Sie berechnen Chancen aus allem, was sie gesehen haben.",
  "assistant.legend": "Was das Notizbuch von selbst notiert",
  "assistant.off": "nichts",
  "assistant.facts": "Tatsachen",
  "assistant.consequences": "Tatsachen und Folgerungen",
  "assistant.odds": "auch Chancen",
  "assistant.off.hint":
    "Im Notizbuch steht nur, was du selbst einträgst. Anderen Programmen kann das niemand vorschreiben. Das gilt für den ganzen Tisch.",
  "assistant.facts.hint":
    "Es notiert, was eine Karte für sich beweist. Das gilt für den ganzen Tisch.",
  "assistant.consequences.hint":
    "Es notiert auch, was daraus folgt, und man kann den Ratgeber fragen. Das gilt für den ganzen Tisch.",
  "assistant.odds.hint":
    "Es zeigt auch, wie wahrscheinlich alles Übrige ist und wie viel eine Antwort verrät. Das gilt für den ganzen Tisch.",
  "choice.random": "Die Bots spielen aufs Geratewohl",
  "choice.more": "Weitere Optionen",
  "choice.edition": "Ausgabe",
  "choice.edition.piatnik": "Piatnik",
  "choice.edition.korea": "Korea",
  "choice.edition.devir": "Devir",
  "choice.edition.piatnik.hint":
    "Es geht im Uhrzeigersinn; wer den Botschafter spielt, muss ziehen. (B2.4, B12.2)",
  "choice.edition.korea.hint":
    "Es geht im Uhrzeigersinn; wer den Botschafter spielt, darf stehen bleiben. (B2.4, B12.2)",
  "choice.edition.devir.hint":
    "Es geht gegen den Uhrzeigersinn; wer den Botschafter spielt, darf stehen bleiben. (B2.4, B12.2)",
  "choice.repeats": "Wiederholte Antworten",
  "choice.repeats.blocked": "unmöglich",
  "choice.repeats.challenge": "Einspruch",
  "choice.repeats.blocked.hint":
    "Das Programm lässt niemanden dieselbe Antwort noch einmal zeigen. (B7)",
  "choice.repeats.challenge.hint":
    "Wer dieselbe Antwort noch einmal gezeigt bekommt, darf Einspruch erheben und sieht mehr Karten. (B7)",
  "choice.placement": "Figuren am Anfang",
  "choice.placement.random": "ausgelost",
  "choice.placement.chosen": "selbst aufgestellt",
  "choice.placement.random.hint": "Das Los entscheidet, wer auf welchem Heimatfeld steht. (B2.1)",
  "choice.placement.chosen.hint": "Alle stellen ihre Figuren verdeckt auf. (B2.1)",

  "settings.language": "Sprache",
  "settings.speed": "Spieltempo",
  "settings.speed.slow": "langsam",
  "settings.speed.normal": "normal",
  "settings.speed.fast": "schnell",
  "settings.speed.instant": "sofort",
  "settings.theme": "Licht",
  "settings.theme.night": "Nacht",
  "settings.theme.day": "Tag",
  "settings.theme.system": "wie das Gerät",
  "settings.coach": "Ratgeber",
  "settings.coach.on": "meldet sich",
  "settings.coach.off": "auf Wunsch",
  "settings.coach.hint":
    "Der Ratgeber sagt, was jetzt von dir erwartet wird und was sinnvoll wäre.",
  "settings.sound": "Klänge",
  "settings.sound.on": "an",
  "settings.sound.off": "aus",
  "settings.sound.hint":
    "Kleine Klänge am Tisch: Schritte, Fragen, Karten. In einem anderen Tab hörst du nur, dass du dran bist.",
  "settings.sound.try": "Anhören",
  "settings.saved": "Alles gilt sofort und wird auf diesem Gerät gespeichert.",
  "settings.toTable": "Zurück an den Tisch",

  "notice.loading": "Einen Augenblick …",
  "notice.home": "Startseite",
  "notice.new": "Neues Spiel anfangen",
  "notice.retry": "Noch einmal versuchen",
  "notice.takeOver": "Hier spielen",
  "notice.empty.title": "Hier ist kein Spiel",
  "notice.empty.text": "Auf diesem Gerät gibt es kein Spiel, das weitergehen könnte.",
  "notice.elsewhere.title": "In einem anderen Tab offen",
  "notice.elsewhere.text":
    "Dein Spiel ist in einem anderen Tab oder Fenster offen. Du kannst dort weiterspielen oder es hierher holen.",
  "notice.failed.title": "Das hat nicht geklappt",
  "notice.failed.badSetup": "Dieser Link beschreibt kein Spiel, das man spielen kann.",
  "notice.failed.storage":
    "Der Browser konnte das Spiel nicht speichern, deshalb gilt dein letzter Zug nicht. Vielleicht ist der Speicher des Geräts voll.",
  "notice.failed.unreadable":
    "Das gespeicherte Spiel ist nicht lesbar; vielleicht stammt es von einer anderen Version des Programms. Es bleibt liegen, bis du ein neues Spiel anfängst.",
  "notice.failed.crashed":
    "Das Programm hat einen Fehler gemacht. Dein Spiel ist bis zum letzten Zug gespeichert, den du gesehen hast.",
  "notice.missing": "Der Spieltisch ließ sich nicht laden. Bist du offline?",

  "link.title": "Ein Spiel aus einem Link",
  "link.text":
    "Dieser Link fängt ein neues Spiel an. Dein laufendes Spiel wäre dann endgültig weg.",
  "link.replace": "Das Spiel aus dem Link anfangen",
  "link.keep": "Mein Spiel behalten",
};
