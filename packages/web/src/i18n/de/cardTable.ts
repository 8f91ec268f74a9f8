import type { cardTable as english } from "../en/cardTable.js";
import type { Translation } from "../messages.js";

export const cardTable: Translation<typeof english> = {
  "place.rialto": "Rialto",
  "place.sanMarco": "San Marco",
  "place.sanGiorgio": "San Giorgio",
  "place.salute": "Salute",
  "place.bridgeOfSighs": "Seufzer\u00adbrücke",
  "place.to.rialto": "zum Rialto",
  "place.to.sanMarco": "nach San Marco",
  "place.to.sanGiorgio": "nach San Giorgio",
  "place.to.salute": "zur Salute",
  "place.to.bridgeOfSighs": "zur Seufzerbrücke",
  "place.at.rialto": "am Rialto",
  "place.at.sanMarco": "bei San Marco",
  "place.at.sanGiorgio": "auf San Giorgio",
  "place.at.salute": "bei der Salute",
  "place.at.bridgeOfSighs": "auf der Seufzerbrücke",
  "side.left": "Linke Karte",
  "side.right": "Rechte Karte",

  "cardGame.black": "{face} (schwarze Karte)",
  "cardGame.label":
    "{tone, select, red {rote} green {grüne} blue {blaue} yellow {gelbe} other {schwarze}} {kind, select, identity {Identitätskarte} other {Zahlenkarte}}: {face}",
  "cardGame.location":
    "{tone, select, red {rote Ortskarte} green {grüne Ortskarte} blue {blaue Ortskarte} yellow {gelbe Ortskarte} other {Ortskarte des Botschafters}}: {place}",

  "cardTable.title": "{round, plural, =0 {Vor der ersten Runde} other {Runde #}}",
  "cardTable.title.match": "Spiel {game}",
  "cardSeats.chosen": "hat gewählt",
  "cardSeats.choosing": "wählt",
  "cardSeats.fictitious": "fiktiv",

  "places.ambassador": "Bot\u00adschafter",
  "places.title": "Die fünf Orte",
  "places.caption": "Wessen Ort wo liegt, seit alle ihre Orte zurückgenommen haben",
  "places.round": "{round, plural, =0 {Orte} other {Runde #}}",
  "places.inCycle": "{round} von 5",
  "places.go": "Geh {to}",
  "places.meeting":
    "{state, select, past {vorbei} now {jetzt hier} other {Begeg\u00adnung {order}}}",
  "places.crowd": "zu viele",
  "places.here": "in dieser Runde hier",
  "places.earlier": "war in Runde {round} hier",
  "places.hand": "{pile, select, yes {noch im Stapel} other {noch auf der Hand}}",
  "places.faceDown": "hat verdeckt gewählt",
  "places.picked": "verdeckt",

  "cardPrompt.pick": "Wähle zuerst deinen Ort, verdeckt: Wo wirst du auftauchen?",
  "cardPrompt.locate": "Du bist dran: Wohin gehst du?",
  "cardPrompt.locate.last": "Du bist dran: Ein Ort ist noch auf deiner Hand.",
  "cardPrompt.swap":
    "Du triffst {names} {at}: Wähle zwei Karten zum Zeigen, eine wahre und eine falsche.",
  "cardPrompt.show.black": "{Name} verlangt eine schwarze Karte von dir: Welche zeigst du?",
  "cardPrompt.show":
    "Du triffst {names} {at}: Wähle zwei Karten für den Botschafter, eine wahre und eine falsche.",
  "cardPrompt.demand": "Du triffst {names} {at}: Wessen schwarze Karte willst du sehen?",
  "cardPrompt.look": "Du triffst {names} {at}: Sieh dir eine der zwei schwarzen Karten an.",
  "cardPrompt.stand": "Du triffst {names} {at}: Sieh zu oder verkünde.",
  "cardPrompt.announce":
    "{edition, select, telephone {Der Anruf: Welche Zahl gehört zu wem?} other {Der Tresor: Welche Zahl gehört zu wem?}}",
  "cardPrompt.reveal.pair": "{Name} zeigt dir diese zwei Karten.",
  "cardPrompt.reveal.both": "Beide zeigen dir zwei Karten.",
  "cardPrompt.reveal.black": "{Name} zeigt dir diese schwarze Karte.",
  "cardPrompt.reveal.watched": "Du siehst die schwarze Karte, die {name} {asker} zeigt.",
  "cardPrompt.reveal.look":
    "Die {side, select, left {linke} other {rechte}} Karte des fiktiven Agenten.",
  "cardPrompt.wait": "Warte: Die Runde geht weiter.",
  "cardPrompt.wait.picking": "{Name} wählt verdeckt einen Ort.",
  "cardPrompt.wait.locating":
    "{fictitious, select, yes {Der Ort des fiktiven Agenten wird aufgedeckt.} other {{Name} überlegt, wohin es geht.}}",
  "cardPrompt.wait.choosing":
    "{mine, select, yes {Du hast gewählt. Noch } other {Noch }}{count, plural, one {wählt} other {wählen}} {names}, {at}.",
  "cardPrompt.wait.showing": "{Name} wählt eine schwarze Karte für {asker}.",

  "locate.nobody": "noch niemand",
  "locate.there": "{count, plural, one {{names} ist dort} other {{names} sind dort}}",
  "locate.rule.locate":
    "Genau zwei an einem Ort treffen sich; einer allein oder drei nicht. (C3.2)",
  "locate.rule.pick":
    "Er wird aufgedeckt, wenn alle Agenten gespielt haben. Du triffst einen Agenten oder zwei zugleich. (C8.1, C8.3)",

  "pair.rule":
    "Zwei deiner Karten, Identitäten oder Zahlen: genau eine wahr, genau eine falsch{edition, select, telephone {. Die wahre darf deine schwarze sein, als Beweis} other {}}. ({edition, select, telephone {C4.1, C4.2} other {C4.1}})",
  "pair.do": "Zeig {dative} diese zwei",
  "pair.all": "{count, plural, one {Das eine erlaubte Paar} other {Alle # erlaubten Paare}}",
  "pair.group.coloured": "Zwei farbige Karten",
  "pair.group.proof": "Mit schwarzer Karte: ein Beweis",

  "demand.rule":
    "Wen du nennst, der muss dir eine seiner zwei schwarzen Karten zeigen; welche, bestimmt er selbst{watched, select, yes {. Der Botschafter sieht sie auch} other {}}. ({watched, select, yes {C5.1, C8.2} other {C5.1}})",
  "demand.of": "Von {dative}",
  "demand.unseen": "noch keine schwarze Karte gesehen",
  "demand.seen": "schon gesehen: {cards}",
  "demand.decline": "Nein, danke",

  "look.rule": "Links oder rechts: Was wo liegt, steht seit dem Austeilen fest. (C7.2)",
  "look.back": "eine schwarze Karte, verdeckt",
  "look.label":
    "{side, select, left {Linke Karte} other {Rechte Karte}}{seen, select, yes {, schon gesehen: {card}} other {, noch nicht gesehen}}",
  "look.unseen": "noch nicht gesehen",
  "look.seen": "gesehen: {card}",

  "stand.rule":
    "{count, plural, one {Der Agent darf von einem anderen eine schwarze Karte verlangen; du siehst sie auch. (C8.2)} other {Die beiden zeigen dir je zwei Karten und einander keine. (C8.3)}}",
  "stand.pass": "Zusehen",

  "black.rule":
    "Du bestimmst, welche von beiden{watched, select, yes {; der Botschafter sieht sie auch} other {}}. {edition, select, safe {Derselben Person nicht zweimal dieselbe, es sei denn, sie kennt beide. (C5.2)} other {Es darf auch wieder dieselbe sein. (C5.2)}}",
  "black.earlier": "{Name} hat von dir gesehen: {cards}.",

  "call.open": "{edition, select, telephone {Anrufen} other {Tresor öffnen}}",
  "call.do": "{edition, select, telephone {Diese Nummer anrufen} other {Mit diesem Code öffnen}}",
  "call.own": "deine eigene Zahl an deinem eigenen Platz (C6.1)",
  "call.warning":
    "Damit endet das Spiel. Du gewinnst nur, wenn der Code {code} ist und {name} dein Partner, {agent}; sonst gewinnen die anderen beiden. {edition, select, telephone {Auflegen} other {Wieder schließen}} geht nicht. (C6.2)",
  "call.warning.alone":
    "Damit endet das Spiel. Ist der Code {code}, bekommst du einen Punkt; ist etwas falsch, bekommt ihn jeder andere. {edition, select, telephone {Auflegen} other {Wieder schließen}} geht nicht. ({rule})",

  "cardReveal.pair":
    "Von zwei Karten ist genau eine wahr. Eine schwarze ist immer die wahre. (C4.1)",
  "cardReveal.black": "Eine schwarze Karte ist die Wahrheit. (C5.1)",

  "match.points": "{count, plural, one {# Punkt} other {# Punkte}}",
  "match.next": "Nächstes Spiel",
  "match.again": "Neue Partie",
  "match.goesOn": "Spiel {game} der Partie. Wer drei Punkte hat, gewinnt sie. (C9.1)",
  "match.won":
    "{you, select, yes {Du hast die Partie gewonnen! (C9.1)} other {{count, plural, one {{names} hat die Partie gewonnen. (C9.1)} other {Die Partie ist gewonnen: {names}. (C9.1)}}}}",

  "cardEnd.code":
    "{edition, select, telephone {Die geheimnisvolle Nummer} other {Der Code des Tresors}}",
  "cardEnd.named": "{number} wurde genannt: {right, select, yes {richtig} other {falsch}}",
  "cardEnd.left":
    "Links lag die {kind, select, identity {Identität} other {Zahl}}, rechts die {kind, select, identity {Zahl} other {Identität}}.",

  "cardStory.began": "Ein neues Spiel beginnt. Am Tisch: {names}.",
  "cardStory.dealt.hidden": "Die schwarzen Karten sind verteilt.",
  "cardStory.dealt.own":
    "Die schwarzen Karten sind verteilt. Du bist {agent}, und {edition, select, telephone {dein Teil der Nummer} other {deine Zahl für den Tresor}} ist {number}.",
  "cardStory.roundBegan": "Runde {round}: {who, select, you {Du beginnst} other {{Name} beginnt}}.",
  "cardStory.picked": "{who, select, you {Du wählst} other {{name} wählt}} verdeckt: {to}.",
  "cardStory.picked.hidden":
    "{who, select, you {Du hast} other {{name} hat}} verdeckt einen Ort gewählt.",
  "cardStory.located": "{who, select, you {Du gehst} other {{name} geht}} {to}.",
  "cardStory.met": "Eine Begegnung {at}: {names}.",
  "cardStory.met.you": "Eine Begegnung {at}: Du triffst {names}.",
  "cardStory.chose": "{who, select, you {Du hast} other {{name} hat}} gewählt.",
  "cardStory.shown": "{who, select, you {Du zeigst} other {{name} zeigt}} {to}: {cards}.",
  "cardStory.shown.hidden":
    "{who, select, you {Du zeigst} other {{name} zeigt}} {to} zwei Karten, die sonst niemand sieht.",
  "cardStory.demanded":
    "{who, select, you {Du verlangst} other {{name} verlangt}} von {of} eine schwarze Karte{side, select, left {, die linke} right {, die rechte} other {}}.",
  "cardStory.declined": "{who, select, you {Du verlangst} other {{name} verlangt}} nichts.",
  "cardStory.blackShown":
    "{who, select, you {Du zeigst} other {{name} zeigt}} {to}{watching, select, yes { und dir} other {}}: {card}.",
  "cardStory.blackShown.hidden":
    "{who, select, you {Du zeigst} other {{name} zeigt}} {to}{watching, select, yes { und dir} other {}} eine schwarze Karte, die sonst niemand sieht.",
  "cardStory.looked":
    "{who, select, you {Du siehst dir} other {{name} sieht sich}} die {side, select, left {linke} other {rechte}} Karte des fiktiven Agenten an: {card}.",
  "cardStory.looked.hidden":
    "{who, select, you {Du siehst dir} other {{name} sieht sich}} die {side, select, left {linke} other {rechte}} Karte des fiktiven Agenten an.",
  "cardStory.announced":
    "{who, select, you {Du} other {{name}}} {edition, select, telephone {{who, select, you {rufst} other {ruft}} an} other {{who, select, you {öffnest} other {öffnet}} den Tresor}}{partnered, select, yes {, zusammen mit {partner}} other {}}: {code}.",
  "cardReason.codeRight":
    "Der Code war richtig{teams, select, yes {, und die beiden sind Partner} other {}}.",
  "cardReason.wrongCode":
    "{edition, select, telephone {Falsch verbunden!} other {Der Tresor blieb zu.}} Der Code war nicht richtig.",
  "cardReason.wrongPartner": "Wer getroffen wurde, war nicht der Partner.",

  "cardCoach.expect.none": "Gerade nichts. Achte darauf, wer wohin geht und wer wen trifft.",
  "cardCoach.expect.pick":
    "Leg einen deiner fünf Orte verdeckt hin. Wo du mit einem oder zwei Agenten auftauchst, siehst du Karten.",
  "cardCoach.expect.locate":
    "Spiel einen Ort aus deiner Hand. Du erfährst nur dort etwas, wo sich genau zwei treffen.",
  "cardCoach.expect.swap":
    "Ihr zeigt einander gleichzeitig zwei Karten: eine wahre, eine falsche.{announce, select, yes { Wenn du den ganzen Code kennst, darfst du stattdessen {edition, select, telephone {anrufen} other {den Tresor öffnen}}.} other {}}",
  "cardCoach.expect.show":
    "Zeig dem Botschafter zwei Karten, eine wahre und eine falsche. Der andere Agent sieht sie nicht.{announce, select, yes { Oder verkünde.} other {}}",
  "cardCoach.expect.demand":
    "Durch den Botschafter darfst du eine schwarze Karte irgendeines anderen Agenten sehen: die Wahrheit.{announce, select, yes { Oder du darfst {edition, select, telephone {anrufen} other {den Tresor öffnen}}.} other {}}",
  "cardCoach.expect.look":
    "Sieh dir eine der zwei schwarzen Karten des fiktiven Agenten an.{announce, select, yes { Oder du darfst {edition, select, telephone {anrufen} other {den Tresor öffnen}}.} other {}}",
  "cardCoach.expect.stand":
    "Du hast keine Karten zu zeigen. Sieh zu{announce, select, yes {, oder du darfst {edition, select, telephone {anrufen} other {den Tresor öffnen}}, wenn du den Code kennst} other {}}.",
  "cardCoach.expect.black":
    "{name} hat eine schwarze Karte von dir verlangt. Wähle, welches der zwei Geheimnisse du verrätst{edition, select, safe {} other {; es darf auch das schon gezeigte sein}}.",
  "cardCoach.do.pick": "Wähle verdeckt: {to}.",
  "cardCoach.do.locate": "Geh {to}.",
  "cardCoach.do.demand":
    "Verlange von {dative} eine schwarze Karte{side, select, left {, die linke} right {, die rechte} other {}}.",
  "cardCoach.do.look": "Sieh dir die {side, select, left {linke} other {rechte}} Karte an.",
  "cardCoach.do.decline": "Verlange nichts.",
  "cardCoach.do.pass": "Sieh zu.",
  "cardCoach.do.announce":
    "{edition, select, telephone {Ruf an} other {Öffne den Tresor}}: {code}.",
  "cardBecause.readyToAnnounce":
    "{known, select, yes {Du kennst den Code: Versuch, {name} zu treffen, und verkünde ihn.} other {Du kennst den Code: Dir fehlt nur eine Begegnung.}}",
  "cardBecause.seeksPartner":
    "Dort triffst du vielleicht {name}, wahrscheinlich deinen Partner: Verratet einander eure Zahlen.",
  "cardBecause.seeksAmbassador":
    "Dort triffst du vielleicht {name} und siehst durch ihn eine schwarze Karte.",
  "cardBecause.looksAtFictitious": "Dort ist vielleicht {name}, und du siehst eine schwarze Karte.",
  "cardBecause.knowsLeast":
    "{known, select, yes {Von {name} erfährst du am meisten.} other {So erfährst du am meisten.}}",
  "cardBecause.meetsMany": "Dort triffst du am ehesten jemanden.",
  "cardBecause.keepsAway": "So verhinderst du eine Begegnung deiner Gegner.",
  "cardBecause.anyPlace": "Jetzt ist ein Ort so gut wie der andere.",
  "cardBecause.certain": "Alles ist sicher.",
  "cardBecause.likely": "Es ist wahrscheinlich genug, und andere könnten schneller sein.",
  "cardBecause.tellsPartner": "{name} ist wahrscheinlich dein Partner und soll es wissen.",
  "cardBecause.tellsLittle": "Das verrät {name} wenig.",
  "cardBecause.otherSide": "Die andere Seite kennst du schon.",
  "cardBecause.nothingToLearn": "Hier gibt es nichts Neues zu erfahren.",
  "cardBecause.notYet": "Zum Verkünden weißt du noch nicht genug.",

  "refusal.noGestures": "An diesem Tisch gibt es keine Gesten.",
  "refusal.notInHand":
    "Dieser Ort ist nicht auf deiner Hand: Er liegt auf dem Tisch, bis alle zurückgenommen werden.",
  "refusal.notHere": "Dafür ist diese Begegnung nicht da.",
  "refusal.notYourCard": "Diese Karte hast du nicht.",
  "refusal.noBlackCards": "In dieser Ausgabe zeigt man beim Tausch keine schwarzen Karten.",
  "refusal.notOneTrueOneFalse": "Genau eine Karte muss wahr sein und genau eine falsch.",
  "refusal.ownAgent": "Von dir selbst kannst du keine Karte verlangen.",
  "refusal.whichSide": "Sag, welche: die linke oder die rechte.",
  "refusal.noSide": "Nur der fiktive Agent hat eine linke und eine rechte Karte.",
  "refusal.notYourBlackCard": "Das ist keine deiner zwei schwarzen Karten.",
  "refusal.shownThatOne": "Diese kennt die Person schon: Zeig die andere.",
  "refusal.mayNotAnnounce": "In dieser Begegnung darfst du nicht verkünden.",
  "refusal.notTheNumbers": "Jede der vier Zahlen muss genau einmal im Code stehen.",
  "refusal.ownNumberElsewhere": "Deine eigene Zahl muss an deinem eigenen Platz stehen.",
};
