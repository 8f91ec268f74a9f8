import type { table as english } from "../en/table.js";
import type { Translation } from "../messages.js";

export const table: Translation<typeof english> = {
  "table.title": "{turn, plural, =0 {Vor dem ersten Zug} other {Zug #}}",
  "table.home": "Start",
  "table.takeBack": "Zurücknehmen",
  "table.hurry": "Vorspulen",
  "table.close": "Schließen",
  "table.sides": "Was gezeigt wird",
  "table.side.play": "Tisch",
  "table.side.papers": "Meine Papiere",
  "table.refusal": "{why} ({rule})",
  "table.phantom":
    "Das Phantom zeigt {balls}; {used, plural, =0 {keine Kugel ist verbraucht} one {# verbraucht} other {# verbraucht}}",

  "table.map": "Plan von Venedig",
  "table.map.keys":
    "Venedig: Pfeiltasten verschieben den Plan, Plus und Minus zoomen, 0 zeigt alles",
  "table.map.title": "VENEZIA",
  "table.map.nearer": "Näher",
  "table.map.farther": "Weiter weg",
  "table.map.whole": "Ganzer Plan",
  "table.space.home":
    "{name} (Heimat von {colour, select, red {Rot} green {Grün} blue {Blau} other {Gelb}})",
  "table.piece.at": "{piece}, Feld {space}",
  "table.piece.mine": "das bist wirklich du",

  "seats.title": "Mitspieler",
  "seats.name":
    "{role, select, red {Rot} green {Grün} blue {Blau} yellow {Gelb} other {Botschafter}}",
  "seats.you": "du",
  "seats.turn": "am Zug",
  "seats.asked": "gefragt",
  "seats.sealed": "Zettel versiegelt",

  "prompt.place": "Stell deine vier Figuren auf deine Heimatfelder; noch sieht es niemand.",
  "prompt.move": "Du bist am Zug: Wähle eine Figur.",
  "prompt.move.where": "Wohin? {piece}",
  "prompt.move.more":
    "{left, plural, =0 {Mehr geht nicht: Beende den Zug oder nimm einen Schritt zurück.} one {Noch eine Kugel: weiterziehen oder beenden.} other {Noch # Kugeln: weiterziehen oder beenden.}}",
  "prompt.walk": "Du bist am Zug: Geh bis zu zwei Felder.",
  "prompt.resolve":
    "{count, plural, one {Du triffst jemanden} other {Du hast # Begegnungen}}: Frag{step, select, yes { oder geh weiter} other {}}.",
  "prompt.endTurn":
    "Hier ist nichts mehr zu tun: Beende den Zug{announce, select, yes { oder verkünde} other {}}.",
  "prompt.announce": "„Auftrag ausgeführt!“ Mit wem, und mit welchem Code?",
  "prompt.show":
    "{Name} fragt nach {about, select, identity {deiner Identität} other {deiner Statur}}: Wähle drei Karten zum Zeigen.",
  "prompt.show.clear":
    "{Name} fragt nach {about, select, identity {deiner Identität} other {deiner Statur}}: Wähle zwei Karten zum Zeigen.",
  "prompt.penalty":
    "{Name} hat zu Recht Einspruch erhoben: Zeig {owed, plural, one {noch eine wahre Karte} other {noch # Karten}}.",
  "prompt.reveal": "{Name} zeigt dir diese Karten.",
  "prompt.reveal.watched": "Du siehst, was {name} {asker} zeigt.",
  "prompt.banish": "Schick {piece} fort: Wähle ein Feld.",
  "prompt.handshake": "{Name} hält dich für den Partner und reicht dir die Hand: Schlägst du ein?",
  "prompt.ended": "Das Spiel ist zu Ende.",
  "prompt.wait.dealing": "Die Karten werden ausgeteilt.",
  "prompt.wait.next": "Der Nächste ist am Zug.",
  "prompt.wait.placing": "Die anderen stellen ihre Figuren auf.",
  "prompt.wait.moving": "{Name} zieht.",
  "prompt.wait.resolving": "{Name} überlegt, wen man fragen könnte.",
  "prompt.wait.answer": "{Name} sucht Karten aus, um sie dir zu zeigen.",
  "prompt.wait.answering": "{Name} sucht Karten aus, um sie {asker} zu zeigen.",
  "prompt.wait.banishing": "{Name} schickt jemanden fort (Feld {space}).",
  "prompt.wait.handshake": "„Auftrag ausgeführt!“, Code {code}: Schlägt {name} ein?",
  "prompt.wait.escape": "{Name} verkündet allein: „Auftrag ausgeführt!“",

  "ball.means.white": "Weiß: eigene, zu Land oder Wasser",
  "ball.means.orange": "Orange: eigene, zu Land",
  "ball.means.blue": "Blau: eigene, zu Wasser",
  "ball.means.black": "Schwarz: der Botschafter",
  "ball.means.purple": "Violett: eine fremde Figur",

  "move.choose": "diese ziehen",
  "move.target": "{space}, Kugel: {ball}",
  "move.plan": "Deine Schritte bis jetzt",
  "move.step": "{piece}: {from} → {to}",
  "move.back": "Schritt zurücknehmen",
  "move.back.label": "Zurücknehmen: {piece} von {from} nach {to}",
  "move.other": "Andere Figur",
  "move.finish": "Zug beenden",
  "move.stay": "Nichts ziehen",

  "walk.target": "zum Feld {space} gehen",
  "walk.so.far": "Dein Weg: {via}.",
  "walk.stay": "Hier bleiben",

  "place.hint": "Eine von den vieren wirst später heimlich du sein.",
  "place.where": "Wo steht die Figur „{build}“?",
  "place.put": "Figur „{build}“ zum Feld {space}",
  "place.done": "Fertig",

  "resolve.meeting": "{own} trifft {other}, Feld {space}.",
  "resolve.meeting.you": "Du triffst {other}, Feld {space}.",
  "resolve.through": "Durch den Botschafter darfst du jeden nach zwei Karten fragen. Wen?",
  "resolve.ask": "{about, select, identity {Identität} other {Statur}} von {dative} erfragen",
  "resolve.step": "Weitergehen statt fragen",
  "resolve.step.to": "zum Feld {space} weitergehen",
  "resolve.end": "Zug beenden",

  "announce.open": "Auftrag ausgeführt!",
  "announce.partner": "Mein Partner ist",
  "announce.alone": "Niemand: Ich bin allein",
  "announce.code": "Unser Code ist",
  "announce.warning":
    "Damit endet das Spiel. Ihr gewinnt nur, wenn du mit {partner} ein Paar bist und die Hand bekommst, der Code {code} stimmt und der Auftrag genau jetzt erfüllt ist; sonst gewinnen die Gegner. (B10.3)",
  "announce.warning.alone":
    "Damit endet das Spiel. Du gewinnst nur, wenn dein Partner in Haft sitzt und deine echte Figur auf {place} steht; sonst gewinnen die anderen. (B11.3)",
  "announce.back": "Noch nicht",
  "announce.do": "Verkünden",

  "show.rule":
    "{about, select, identity {Zwei Identitäten und eine Statur} other {Zwei Staturen und eine Identität}}, mindestens eine Karte wahr. (B5.1, B5.2)",
  "show.rule.clear":
    "Zwei {about, select, identity {Identitäten} other {Staturen}}, mindestens eine wahr. (B6.1)",
  "show.more":
    "Du darfst auch deine grauen Karten nehmen: Sie beweisen. Dein Buchstabe darf eine Karte ersetzen, zählt aber nie als wahr. ({clear, select, yes {B6.2} other {B5.3}})",
  "show.rule.penalty":
    "{owed, plural, one {Eine einzelne wahre Karte} other {# Karten, mindestens eine davon wahr und mindestens eine}} der gefragten Art ({about, select, identity {Identität} other {Statur}}); nie der Buchstabe. (B7.4)",
  "show.card": "{card}{truth, select, yes {, wahr} other {}}",
  "show.true": "★ wahr",
  "show.earlier": "Das hat {name} schon von dir gesehen",
  "show.all": "{count, plural, one {Die eine erlaubte Antwort} other {Alle # erlaubten Antworten}}",
  "show.group.single": "Eine einzelne wahre Karte",
  "show.group.oneTrue": "Eine wahre Karte",
  "show.group.moreTrue": "Mehr als eine wahre Karte",
  "show.group.grey": "Mit einer grauen Karte",
  "show.group.mission": "Mit deinem Buchstaben",
  "show.chosen":
    "{count, plural, =0 {Karten wählen} one {1 Karte gewählt} other {# Karten gewählt}}",
  "show.do": "{count, plural, one {Diese Karte} other {Diese # Karten}} {dative} zeigen",

  "reveal.on": "Weiter",
  "reveal.truth":
    "{count, plural, one {Diese Karte ist wahr.} other {Mindestens eine dieser # Karten ist wahr.}}{penalty, select, yes { Das ist die Strafe für eine wiederholte Antwort.} other {}}",
  "object.do": "Einspruch: Das kenne ich schon",
  "object.hint":
    "Wurden dir diese Karten schon einmal gezeigt, kannst du jetzt Einspruch erheben und siehst mehr; ein falscher Einspruch kostet nichts. (B7.5)",

  "banish.hint": "Wähle ein erleuchtetes Feld auf dem Plan oder eines aus der Liste.",
  "banish.filter": "Suchen",
  "banish.none": "Kein freies Feld heißt so.",
  "banish.to": "zum Feld {space} schicken",
  "banish.embassy": "Botschaft",
  "banish.plain": "Andere Felder",
  "banish.home": "Heimat von {colour, select, red {Rot} green {Grün} blue {Blau} other {Gelb}}",

  "handshake.code": "Genannt ist der Code {code}. Für dein Team heißt das: {mission}",
  "handshake.hint":
    "Schlag ein, wenn ihr Partner seid und Code und Auftrag stimmen. Was du auch antwortest, das Spiel endet jetzt; ein Partner, der ablehnt, verliert mit. (B10.3)",
  "handshake.yes": "Einschlagen",
  "handshake.no": "Ablehnen",

  "gesture.open": "Geste",
  "gesture.title": "Eine Geste",
  "gesture.hint": "Ein Tick kann echt sein oder gespielt; er bindet niemanden.",
  "gesture.to": "Für wen?",
  "gesture.all": "Alle",
  "gesture.like": "wie {agent}",
  "gesture.tic.F": "Mit dem rechten Auge zucken",
  "gesture.tic.B": "Am linken Ohrläppchen zupfen",
  "gesture.tic.Z": "Die Lippe kräuseln",
  "gesture.tic.X": "Die Stirn runzeln",

  "seal.open": "Zettel versiegeln",
  "seal.title": "„Ich weiß, wer ihr seid“",
  "seal.hint":
    "Schreib auf, wer jeder ist und welche Statur er hat. Einmal versiegelt, ist der Zettel nicht mehr zu ändern und niemand sieht es; sind am Ende alle acht Angaben richtig, gewinnst du allein. (B12.5)",
  "seal.identity":
    "Identität von {colour, select, red {Rot} green {Grün} blue {Blau} other {Gelb}}",
  "seal.build": "Statur von {colour, select, red {Rot} green {Grün} blue {Blau} other {Gelb}}",
  "seal.do": "Versiegeln",

  "refusal.malformed": "Das kann man hier nicht tun.",
  "refusal.notAtTable": "Du schaust diesem Spiel nur zu.",
  "refusal.gameOver": "Das Spiel ist zu Ende.",
  "refusal.staleDecision": "Das kam zu spät: Das Spiel ist schon weiter.",
  "refusal.notYourDecision": "Das hast jetzt nicht du zu entscheiden.",
  "refusal.notAwaited": "Jetzt ist etwas anderes zu entscheiden.",
  "refusal.noSuchSeat": "Dort sitzt niemand.",
  "refusal.toYourself": "Das kannst nicht du selbst sein.",
  "refusal.notTheAmbassador": "Nur wer den Botschafter spielt, versiegelt einen Zettel.",
  "refusal.alreadySealed": "Dein Zettel ist schon versiegelt.",
  "refusal.notDealt": "Die geheimen Karten sind noch nicht ausgeteilt.",
  "refusal.announcementMade": "Es ist schon verkündet worden: zu spät für einen Zettel.",
  "refusal.sheetRepeats": "Jede Identität und jede Statur muss genau einmal auf dem Zettel stehen.",
  "refusal.notYourHomes": "Deine Figuren stehen auf deinen vier Heimatfeldern, je eine.",
  "refusal.ballNotShown": "Diese Kugel zeigt das Phantom nicht, oder sie ist verbraucht.",
  "refusal.notYourFigure": "Diese Kugel bewegt nur eigene Figuren.",
  "refusal.ownFigure": "Violett bewegt eine fremde Figur, keine eigene.",
  "refusal.notInPlay": "Diese Figur ist nicht im Spiel.",
  "refusal.ambassadorNotYours": "Nur Schwarz bewegt den Botschafter, und Schwarz nur ihn.",
  "refusal.notByLand": "Zu Land führt kein Weg dorthin.",
  "refusal.notBySea": "Zu Wasser führt kein Weg dorthin.",
  "refusal.notAdjacent": "Dieses Feld ist nicht benachbart.",
  "refusal.held": "Dort steht schon jemand anders.",
  "refusal.ownFiguresShare": "Zwei deiner Figuren stehen auf einem Feld: Zieh eine weiter.",
  "refusal.twoOfOnePlayer": "Du träfest zwei Figuren desselben Mitspielers: Nur eine ist erlaubt.",
  "refusal.mustMove": "In dieser Ausgabe muss der Botschafter sich bewegen.",
  "refusal.noMeeting": "Dort triffst du niemanden.",
  "refusal.wrongPlayer": "Wen du meinst, kann man in dieser Begegnung nicht fragen.",
  "refusal.noStep": "Der Botschafter geht nicht weiter: Er fragt.",
  "refusal.occupied": "Dieses Feld ist besetzt.",
  "refusal.numbered": "Auf ein Zahlenfeld wird niemand geschickt.",
  "refusal.embassyClosed": "Zu fünft wird niemand in die Botschaft geschickt.",
  "refusal.notHomeOrEmbassy": "Der Botschafter kommt in die Botschaft oder auf ein Heimatfeld.",
  "refusal.wrongCards": "Anzahl oder Art der Karten passen nicht zur Frage.",
  "refusal.noTrueCard": "Mindestens eine Karte muss wahr sein.",
  "refusal.notYourGrey": "Du kannst nur deine eigenen grauen Karten zeigen.",
  "refusal.sameFace": "Dasselbe darf nicht zweimal gezeigt werden.",
  "refusal.shownBefore": "Genau diese Karten hast du hier schon einmal gezeigt.",
  "refusal.pairSeenBefore": "Diese zwei Karten waren hier schon einmal zusammen zu sehen.",
  "refusal.singleNotAllowed":
    "Eine einzelne Karte genügt nur, wenn sie wahr und von der gefragten Art ist und keine andere farbige Antwort mehr bleibt.",
  "refusal.notThePenalty": "Das ist nicht die fällige Strafe.",
  "refusal.notObjectable": "Hier gibt es jetzt nichts einzuwenden.",
  "refusal.meetingsOpen": "Erst müssen alle Begegnungen erledigt sein.",
  "refusal.notNow": "Jetzt nicht.",
  "refusal.notAnAgent": "Damit hat der Botschafter nichts zu tun.",
  "refusal.notAlonePossible": "Nur zu dritt kann ein Agent allein sein.",
};
