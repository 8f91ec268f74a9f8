import type { papers as english } from "../en/papers.js";
import type { Translation } from "../messages.js";

export const papers: Translation<typeof english> = {
  "agent.short.F": "Fiddlebottom",
  "agent.short.B": "Bubble",
  "agent.short.Z": "Zsa Zsa",
  "agent.short.X": "X",
  "agent.cell.F": "Fiddle\u00adbottom",
  "agent.cell.B": "Bubble",
  "agent.cell.Z": "Zsa Zsa",
  "agent.cell.X": "X",

  "card.letter": "{letter}",
  "card.grey": "{face} (graue Karte)",
  "card.mission": "Buchstabe {letter} (graue Karte)",
  "card.token.grey": "{face}, grau",
  "card.label":
    "{tone, select, red {rote} green {grüne} blue {blaue} yellow {gelbe} other {graue}} {kind, select, identity {Identitätskarte} build {Staturkarte} other {Auftragskarte}}: {face}",

  "papers.larger": "Größer",
  "papers.smaller": "Kleiner",
  "papers.title": "Meine Papiere",
  "papers.passport": "Pass",
  "papers.cards": "Karten",
  "papers.notebook": "Notizen",
  "papers.log": "Verlauf",

  "passport.none": "Die geheimen Karten sind noch nicht verteilt.",
  "passport.identity": "Du bist",
  "passport.figure": "Deine echte Figur",
  "passport.figure.build": "{build}",
  "passport.figure.at": "{build}, Feld {space}",
  "passport.letter": "Dein Buchstabe",
  "passport.partner": "Dein Partner, {agent},",
  "passport.partner.certain": "ist {name}",
  "passport.partner.open": "ist einer von diesen: {names}",
  "passport.partner.openOrNone": "ist einer von diesen: {names} – oder in Haft",
  "passport.partner.none": "sitzt in Haft: Du bist allein",
  "passport.alone.certain":
    "Du bist allein. Du gewinnst, wenn du allein verkündest, während deine echte Figur auf {place} steht. (B11.3)",
  "passport.alone.possible":
    "Sitzt dein Partner in Haft, gewinnst du, wenn du allein verkündest, während deine echte Figur auf {place} steht. (B11.3)",
  "passport.missions": "Die Aufträge",
  "passport.missions.hint":
    "Zwei Buchstaben ergeben einen Code, der Code nennt den Auftrag. Ein genannter Agent ist immer seine echte Figur; „zu“ heißt: auf dasselbe Feld. (B9)",
  "passport.missions.three":
    "Nennt ein Auftrag den verhafteten Agenten, ist dessen Partner gemeint. (B11.2)",
  "passport.ambassador": "Der Botschafter",
  "passport.ambassador.aim":
    "Du hast keine geheimen Karten. Finde heraus, wer jeder ist und welche Figur die echte ist, bevor ein Auftrag verkündet wird.",
  "passport.ambassador.move":
    "In deinem Zug gehst du bis zu zwei Felder weit, über Land oder Wasser. (B12.2)",
  "passport.ambassador.mustMove":
    "In deinem Zug gehst du ein oder zwei Felder weit, über Land oder Wasser; stehen bleiben darfst du nicht. (B12.2)",
  "passport.ambassador.ask":
    "Bleibst du bei einer Figur stehen, zeigt dir ihr Spieler zwei Karten, eine davon ist wahr; danach schickst du die Figur fort. (B12.3)",
  "passport.ambassador.watch": "Was anderen durch dich gezeigt wird, siehst auch du. (B12.4)",
  "passport.ambassador.seal":
    "Ein einziges Mal, wann du willst, darfst du „Ich weiß, wer ihr seid“ erklären und deinen Zettel versiegeln. Stimmen alle acht Punkte, wenn ein Auftrag verkündet wird, gewinnst du allein. (B12.5)",
  "passport.ambassador.sealed":
    "Dein Zettel ist versiegelt. Jetzt heißt es warten, bis jemand verkündet. (B12.5)",

  "passport.sheet": "{name}: {agent}, {build}",

  "missions.own": "Dein Team:",
  "missions.of": "Team:",
  "missions.team": "{first} und {second}",
  "missions.code": "Code",
  "missions.mission": "Auftrag",
  "missions.certain": "dieser",
  "missions.possible": "möglich",
  "missions.ruledOut": "nein",
  "mission.anyOnto": "irgendeine Figur zu {agent}",
  "mission.anyOntoAmbassador": "irgendeine Figur zum Botschafter",
  "mission.agentOnto": "{agent} zum Botschafter",
  "mission.together": "{first} zu {second} oder umgekehrt",
  "mission.agentTo": "{agent} auf {place}",
  "mission.ambassadorTo": "der Botschafter auf {place}",
  "mission.oneOfOursTo": "eine der beiden echten Figuren des Teams auf {place}",
  "mission.space": "Feld {number} ({name})",
  "mission.embassy": "das Botschaftsfeld",

  "cards.ambassador": "Der Botschafter hat keine Karten.",
  "cards.grey": "Deine geheimen Karten",
  "cards.grey.hint": "Sie sind die Wahrheit. Wer eine davon sieht, weiß es sicher.",
  "cards.coloured": "Deine farbigen Karten",
  "cards.coloured.hint": "Diese zeigst du, wenn du gefragt wirst. Die meisten sind gelogen.",
  "cards.shown": "Was du gezeigt hast",
  "cards.shown.nothing": "Noch nichts.",

  "answers.turn": "Zug",
  "answers.question": "Frage",
  "answers.cards": "Karten",
  "answers.inTurn": "{turn}.",
  "answers.before": "–",
  "answers.asked": "{name}: {about, select, identity {Identität} other {Statur}}",
  "answers.shownToMe": "dir gezeigt",
  "answers.shownByMe": "von dir gezeigt",
  "answers.seenByMe": "vor deinen Augen",
  "answers.betweenOthers": "nicht gesehen",
  "answers.penalty": "Strafe",
  "answers.hidden": "{count, plural, one {1 Karte, nicht gesehen} other {# Karten, nicht gesehen}}",

  "notebook.hint":
    "Von den Karten einer Antwort ist mindestens eine wahr. Was sicher ist, trägt das Notizbuch ein; tippe auf ein offenes Feld, um zu notieren, was du vermutest.",
  "notebook.arrested": "Der verhaftete Agent",
  "notebook.answers": "Was {name} gezeigt hat",
  "notebook.answers.none": "{name} wurde noch nicht gefragt.",
  "notebook.shown": "Was du {name} gezeigt hast",

  "grid.identity": "Identität",
  "grid.build": "Statur",
  "grid.mission": "Buchstabe",
  "grid.fact": "gesehen",
  "grid.follows": "sicher",
  "grid.ruledOut": "nein",
  "grid.yes": "ja",
  "grid.no": "nein",
  "grid.open": "offen",
  "grid.tap":
    "{next, select, yes {Notieren: ich glaube ja} no {Notieren: ich glaube nein} other {Ausradieren}}",
  "grid.shown": "{count, plural, one {einmal gezeigt} other {#-mal gezeigt}}",
  "legend.title": "Was die Zeichen bedeuten",
  "legend.fact": "Tatsache: eine graue oder eine einzelne Karte, die du gesehen hast",
  "legend.follows": "Folgt aus allem, was du gesehen hast",
  "legend.ruledOut": "Ausgeschlossen durch das, was du gesehen hast",
  "legend.yes": "Dein Bleistift: vermutlich ja",
  "legend.no": "Dein Bleistift: vermutlich nein",
  "legend.tally": "Wie oft diese Karte vor deinen Augen gezeigt wurde",

  "log.nothing": "Noch ist nichts geschehen.",

  "coach.title": "Was nun?",
  "coach.doIt": "So machen",
  "coach.thinking": "Warte, bis alles gezeigt wurde.",
  "coach.expect.none": "Im Augenblick nichts. Sieh zu, was die anderen tun: Jede Antwort zählt.",
  "coach.expect.ended": "Das Spiel ist aus. Sieh nach, wer wer war!",
  "coach.expect.place":
    "Stell deine vier Figuren auf deine vier Heimatfelder. Noch weiß niemand, welche davon du wirklich bist.",
  "coach.expect.move":
    "Nutze jede Kugel einmal oder gar nicht. Wo du bei einer fremden Figur endest, darfst du ihren Spieler befragen.",
  "coach.expect.walk":
    "Geh mit dem Botschafter bis zu zwei Felder weit. Wo du bei einer Figur stehen bleibst, befragst du ihren Spieler.",
  "coach.expect.resolve":
    "{count, plural, one {Eine Begegnung ist offen} other {# Begegnungen sind offen}}: Frag oder geh auf ein freies Feld weiter. Oder verkünde deinen Auftrag.",
  "coach.expect.endTurn":
    "Alle Begegnungen sind erledigt. Verkünde deinen Auftrag, wenn er jetzt gerade erfüllt ist, oder beende deinen Zug.",
  "coach.expect.show":
    "{name} fragt nach deiner {about, select, identity {Identität} other {Statur}}. {clear, select, yes {Zeig zwei Karten dieser Art} other {Zeig zwei Karten dieser Art und eine der anderen}}; mindestens eine muss wahr sein.",
  "coach.expect.penalty":
    "{name} hat zu Recht Einspruch erhoben. Du schuldest {owed, plural, one {eine wahre Karte} other {# Karten, eine davon wahr}}.",
  "coach.expect.banish": "Schick {piece} auf eines der erleuchteten Felder.",
  "coach.expect.shakeHands":
    "{name} hat einen Auftrag mit dir verkündet. Schlag nur ein, wenn ihr Partner seid.",

  "coach.do.place": "Stell sie auf, wie sie kommen.",
  "coach.do.move": "Zieh {moves}.",
  "coach.do.moveNot": "Bleib stehen.",
  "coach.do.walk": "Geh nach {to}.",
  "coach.do.ask": "Frag {name} nach {about, select, identity {der Identität} other {der Statur}}.",
  "coach.do.step": "Frag nicht, sondern geh weiter nach {to}.",
  "coach.do.show": "Zeig {cards}.",
  "coach.do.object": "Erhebe Einspruch.",
  "coach.do.banish": "Schick {piece} nach {to}.",
  "coach.do.endTurn": "Beende deinen Zug.",
  "coach.do.announce": "Verkünde „Auftrag ausgeführt!“ mit {name} und dem Code {code}.",
  "coach.do.announceAlone": "Verkünde allein „Auftrag ausgeführt!“.",
  "coach.do.shake": "Schlag ein.",
  "coach.do.refuse": "Schlag nicht ein.",
  "coach.do.seal": "Erkläre „Ich weiß, wer ihr seid“ und versiegle deinen Zettel.",
  "coach.do.gesture":
    "Gib {name} ein Zeichen: {tic, select, F {Zuck mit dem rechten Auge} B {Zupf dich am linken Ohrläppchen} Z {Kräusle die Lippen} other {Runzle die Stirn}}.",

  "because.anyPlace": "Bevor die Karten verteilt sind, ist ein Platz so gut wie der andere.",
  "because.fulfils": "Damit ist dein Auftrag erfüllt, und du kannst ihn verkünden.",
  "because.meetsPartner":
    "So triffst du {name}, deinen Partner: Verratet einander eure Buchstaben.",
  "because.throughAmbassador":
    "{known, select, yes {Durch den Botschafter siehst du zwei Karten von {name}, eine davon ist wahr: Das verrät am meisten.} other {Durch den Botschafter siehst du zwei Karten eines anderen, eine davon ist wahr: Das verrät am meisten.}}",
  "because.knowsLeast":
    "Eine Begegnung mit {name} verrät dir am meisten von dem, was du noch nicht weißt.",
  "because.race": "Du kennst deinen Auftrag. Jetzt zählt jeder Schritt.",
  "because.approach": "So kommst du jemandem näher, den zu fragen sich lohnt.",
  "because.stepsOn": "Fragen brächte hier wenig, und der Schritt bringt dich weiter.",
  "because.meetingsDone": "In diesem Zug ist nichts mehr zu tun.",
  "because.accomplished": "Partner, Code und Auftrag stehen fest.",
  "because.tellsPartner": "{name} ist dein Partner und soll wissen, wer du bist.",
  "because.tellsLittle": "Das verrät {name} wenig.",
  "because.repeated": "{name} hat dir diese Karten schon gezeigt und muss noch mehr zeigen.",
  "because.sendsAway": "Das nützt deinen Gegnern am wenigsten.",
  "because.believes": "Nach allem, was du weißt, kann {name} dein Partner sein.",
  "because.doubts":
    "Nach allem, was du weißt, ist {name} nicht dein Partner, oder der Code stimmt nicht.",
  "because.knowsAll": "Du weißt, wer jeder ist.",
  "because.greetsPartner":
    "Du weißt sicher, dass {name} dein Partner ist. Jetzt kann {name} es auch ahnen.",
  "because.misleads": "Ein falsches Zeichen kostet nichts.",

  "end.won": "Gewonnen!",
  "end.lost": "Verloren",
  "end.again": "Noch einmal",
  "end.home": "Startseite",
  "end.unmasked": "Masken ab",
  "end.winner": "gewonnen",
  "end.figure": "{build}, auf {space}",
  "end.arrested": "Von Anfang an in Haft",
  "end.arrested.note": "Zu dritt sitzt ein Agent in Haft, und dessen Partner ist allein. (B11.1)",
  "end.missions": "Die Aufträge",
  "verdict.code": "{code}:",
  "verdict.escape": "allein: {agent} auf {place}",
  "verdict.held": "Er war am Ende erfüllt.",
  "verdict.notHeld": "Er war am Ende nicht erfüllt.",
  "end.sheet": "Der Zettel des Botschafters",
  "sheet.player": "Spieler",
  "sheet.right": "richtig",
  "sheet.wrong": "falsch",
};
