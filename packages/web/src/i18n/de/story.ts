import type { story as english } from "../en/story.js";
import type { Translation } from "../messages.js";

export const story: Translation<typeof english> = {
  "name.called": "{name}",
  "name.seated": "{name} ({role})",
  "name.you.subject": "du",
  "name.you.object": "dich",
  "name.you.dative": "dir",
  "name.ambassador.subject": "der Botschafter",
  "name.ambassador.object": "den Botschafter",
  "name.ambassador.dative": "dem Botschafter",
  "figure.ambassador": "den Botschafter",
  "figure.you": "dich",
  "figure.yours":
    "deine {build, select, tall {große} short {kleine} fat {dicke} other {dünne}} Figur",
  "figure.own": "die {build, select, tall {große} short {kleine} fat {dicke} other {dünne}} Figur",
  "figure.of":
    "die {colour, select, red {rote} green {grüne} blue {blaue} other {gelbe}}, {build, select, tall {große} short {kleine} fat {dicke} other {dünne}} Figur",
  "space.numbered": "{name} ({number})",
  "space.embassy": "{name} (Botschaft)",

  "story.began": "Ein neues Spiel beginnt. Am Tisch: {names}.",
  "story.placementChosen":
    "{who, select, you {Du hast deine Figuren} other {{name} hat die Figuren}} verdeckt aufgestellt.",
  "story.placed": "Alle Figuren stehen auf ihren Heimatfeldern.",
  "story.dealt.hidden": "Die geheimen Karten sind verteilt.",
  "story.dealt.own":
    "Die geheimen Karten sind verteilt. Du bist {agent}, deine echte Figur ist die {build, select, tall {große} short {kleine} fat {dicke} other {dünne}}, und dein Buchstabe ist {letter}.",
  "story.turnBegan":
    "Zug {turn}: {who, select, you {Du schüttelst} other {{Name} schüttelt}} das Phantom und {who, select, you {bekommst} other {bekommt}} {balls}.",
  "story.turnBegan.ambassador":
    "Zug {turn}: {who, select, you {Du bist} other {{Name} ist}} an der Reihe.",
  "story.moved": "{who, select, you {Du ziehst} other {{name} zieht}} {moves}.",
  "story.move": "{piece} {direct, select, yes {} other {über {via} }}nach {to}",
  "story.moved.not": "{who, select, you {Du ziehst} other {{name} zieht}} nicht.",
  "story.walked":
    "{who, select, you {Du gehst} other {{name} geht}} {direct, select, yes {} other {über {via} }}nach {to}.",
  "story.stepped":
    "{who, select, you {Du fragst} other {{name} fragt}} nicht, sondern {who, select, you {gehst} other {geht}} weiter: {piece} zieht nach {to}.",
  "story.banished": "{who, select, you {Du schickst} other {{name} schickt}} {piece} nach {to}.",
  "story.asked":
    "{space}: {who, select, you {Du fragst} other {{Name} fragt}} {of}{through, select, yes { durch den Botschafter} other {}} nach {target, select, you {deiner} other {der}} {about, select, identity {Identität} other {Statur}}.",
  "story.answered":
    "{penalty, select, yes {Zur Strafe {who, select, you {zeigst du} other {zeigt {name}}}} other {{who, select, you {Du zeigst} other {{name} zeigt}}}} {asker}{watching, select, yes { vor deinen Augen} other {}}: {cards}.",
  "story.answered.hidden":
    "{penalty, select, yes {Zur Strafe {who, select, you {zeigst du} other {zeigt {name}}}} other {{who, select, you {Du zeigst} other {{name} zeigt}}}} {asker} {count, plural, one {eine Karte, die} other {# Karten, die}} du nicht siehst.",
  "story.objected":
    "{who, select, you {Du erhebst} other {{name} erhebt}} Einspruch. {owed, plural, =0 {Zu Unrecht: Das wurde noch nicht gezeigt} one {Zu Recht: Eine wahre Karte muss noch gezeigt werden} other {Zu Recht: # Karten müssen noch gezeigt werden}}.",
  "story.turnEnded": "{who, select, you {Du beendest deinen} other {{name} beendet den}} Zug.",
  "story.announced":
    "{who, select, you {Du verkündest} other {{name} verkündet}}: „Auftrag ausgeführt!“, zusammen mit {partner}, Code {code}.",
  "story.announcedAlone":
    "{who, select, you {Du verkündest} other {{name} verkündet}}: „Auftrag ausgeführt!“, allein.",
  "story.hand.given": "{who, select, you {Du schlägst} other {{name} schlägt}} ein.",
  "story.hand.refused": "{who, select, you {Du schlägst} other {{name} schlägt}} nicht ein.",
  "story.sealed":
    "{who, select, you {Du erklärst} other {{name} erklärt}} „Ich weiß, wer ihr seid“ und {who, select, you {versiegelst deinen} other {versiegelt den}} Zettel.",
  "story.tic.F":
    "{who, select, you {Du zuckst} other {{name} zuckt}} mit dem rechten Auge{audience, select, all {} you {, nur für dich} other {, nur für {to}}}.",
  "story.tic.B":
    "{who, select, you {Du zupfst dich} other {{name} zupft sich}} am linken Ohrläppchen{audience, select, all {} you {, nur für dich} other {, nur für {to}}}.",
  "story.tic.Z":
    "{who, select, you {Du kräuselst} other {{name} kräuselt}} die Lippen{audience, select, all {} you {, nur für dich} other {, nur für {to}}}.",
  "story.tic.X":
    "{who, select, you {Du runzelst} other {{name} runzelt}} die Stirn{audience, select, all {} you {, nur für dich} other {, nur für {to}}}.",
  "story.winners":
    "{who, select, you {Du gewinnst.} both {Du gewinnst zusammen mit {names}.} other {{count, plural, one {{names} gewinnt.} other {{names} gewinnen.}}}}",
  "story.because": "{reason} ({rule})",

  "reason.accomplished":
    "Die Partner gaben sich die Hand, der Code war ihrer, und der Auftrag war ausgeführt.",
  "reason.escaped": "Die echte Figur des einsamen Agenten stand auf dem Fluchtfeld.",
  "reason.sheetRight": "Der versiegelte Zettel des Botschafters stimmte in allen acht Punkten.",
  "reason.wrongPartner": "Wer genannt wurde, war nicht der Partner.",
  "reason.handRefused": "Der Partner verweigerte die Hand.",
  "reason.wrongCode": "Es war nicht ihr Code.",
  "reason.notFulfilled": "Der Auftrag war in diesem Augenblick auf dem Plan nicht erfüllt.",
  "reason.notAlone": "Wer allein verkündete, hatte einen Partner am Tisch.",
  "reason.notEscaped": "Die echte Figur des einsamen Agenten stand nicht auf dem Fluchtfeld.",
};
