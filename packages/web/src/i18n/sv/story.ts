import type { story as english } from "../en/story.js";
import type { Translation } from "../messages.js";

export const story: Translation<typeof english> = {
  "name.called": "{name}",
  "name.seated": "{name} ({role})",
  "name.you.subject": "du",
  "name.you.object": "dig",
  "name.you.dative": "dig",
  "name.ambassador.subject": "ambassadören",
  "name.ambassador.object": "ambassadören",
  "name.ambassador.dative": "ambassadören",
  "figure.ambassador": "ambassadören",
  "figure.you": "dig",
  "figure.yours":
    "din {build, select, tall {långa} short {korta} fat {tjocka} other {smala}} figur",
  "figure.own":
    "den {build, select, tall {långa} short {korta} fat {tjocka} other {smala}} figuren",
  "figure.of":
    "den {colour, select, red {röda} green {gröna} blue {blå} other {gula}}, {build, select, tall {långa} short {korta} fat {tjocka} other {smala}} figuren",
  "space.numbered": "{name} ({number})",
  "space.embassy": "{name} (ambassad)",

  "story.began": "Ett nytt spel börjar. Vid bordet: {names}.",
  "story.placementChosen":
    "{who, select, you {Du har ställt ut dina figurer} other {{name} har ställt ut sina figurer}}, ännu dolda.",
  "story.placed": "Alla figurer står på sina hemrutor.",
  "story.dealt.hidden": "De hemliga korten är utdelade.",
  "story.dealt.own":
    "De hemliga korten är utdelade. Du är {agent}, din sanna figur är den {build, select, tall {långa} short {korta} fat {tjocka} other {smala}} och din bokstav är {letter}.",
  "story.turnBegan":
    "Drag {turn}: {who, select, you {du} other {{name}}} skakar fantomen och får {balls}.",
  "story.turnBegan.ambassador":
    "Drag {turn}: {who, select, you {det är din tur} other {turen går till {name}}}.",
  "story.moved": "{who, select, you {Du} other {{name}}} flyttar {moves}.",
  "story.move": "{piece} {direct, select, yes {} other {via {via} }}till {to}",
  "story.moved.not": "{who, select, you {Du} other {{name}}} flyttar inget.",
  "story.walked":
    "{who, select, you {Du} other {{name}}} går {direct, select, yes {} other {via {via} }}till {to}.",
  "story.stepped":
    "{who, select, you {Du} other {{name}}} frågar inget utan går vidare: {piece} till {to}.",
  "story.banished": "{who, select, you {Du} other {{name}}} skickar bort {piece} till {to}.",
  "story.asked":
    "Vid {space} frågar {who, select, you {du} other {{name}}} {of} {through, select, yes {genom ambassadören } other {}}om {target, select, you {din {about, select, identity {identitet} other {kroppsbyggnad}}} other {{about, select, identity {identitet} other {kroppsbyggnad}}}}.",
  "story.answered":
    "{penalty, select, yes {Som straff visar {who, select, you {du} other {{name}}}} other {{who, select, you {Du} other {{name}}} visar}} {asker}{watching, select, yes {, inför dina ögon} other {}}: {cards}.",
  "story.answered.hidden":
    "{penalty, select, yes {Som straff visar {who, select, you {du} other {{name}}}} other {{who, select, you {Du} other {{name}}} visar}} {asker} {count, plural, one {ett kort} other {# kort}} som du inte får se.",
  "story.objected":
    "{who, select, you {Du} other {{name}}} invänder. {owed, plural, =0 {Med orätt: det här har inte visats förut} one {Med rätta: ett sant kort till måste visas} other {Med rätta: # kort till måste visas}}.",
  "story.turnEnded": "{who, select, you {Du avslutar ditt} other {{name} avslutar sitt}} drag.",
  "story.announced":
    "{who, select, you {Du} other {{name}}} utropar ”Uppdraget utfört!”, tillsammans med {partner}, kod {code}.",
  "story.announcedAlone":
    "{who, select, you {Du} other {{name}}} utropar ”Uppdraget utfört!” på egen hand.",
  "story.hand.given": "{who, select, you {Du} other {{name}}} tar handen.",
  "story.hand.refused": "{who, select, you {Du} other {{name}}} vägrar ta handen.",
  "story.sealed":
    "{who, select, you {Du} other {{name}}} förklarar ”Jag vet vilka ni är” och förseglar {who, select, you {ditt} other {sitt}} blad.",
  "story.tic.F":
    "{who, select, you {Du} other {{name}}} blinkar med höger öga{audience, select, all {} you {, bara för dig} other {, bara för {to}}}.",
  "story.tic.B":
    "{who, select, you {Du drar dig} other {{name} drar sig}} i vänster örsnibb{audience, select, all {} you {, bara för dig} other {, bara för {to}}}.",
  "story.tic.Z":
    "{who, select, you {Du} other {{name}}} krusar läpparna{audience, select, all {} you {, bara för dig} other {, bara för {to}}}.",
  "story.tic.X":
    "{who, select, you {Du} other {{name}}} rynkar pannan{audience, select, all {} you {, bara för dig} other {, bara för {to}}}.",
  "story.winners":
    "{who, select, you {Du vinner.} both {Du och {names} vinner.} other {{count, plural, other {{names} vinner.}}}}",
  "story.because": "{reason} ({rule})",

  "reason.accomplished": "Partnerna skakade hand, koden var deras och uppdraget var utfört.",
  "reason.escaped": "Den ensamma agentens sanna figur stod på sin flyktruta.",
  "reason.sheetRight": "Ambassadörens förseglade blad stämde på alla åtta punkter.",
  "reason.wrongPartner": "Den som nämndes var inte partnern.",
  "reason.handRefused": "Partnern vägrade ta handen.",
  "reason.wrongCode": "Koden var inte deras.",
  "reason.notFulfilled": "Uppdraget var inte utfört på spelplanen i det ögonblicket.",
  "reason.notAlone": "Den som utropade sitt uppdrag på egen hand hade en partner vid bordet.",
  "reason.notEscaped": "Den ensamma agentens sanna figur stod inte på sin flyktruta.",
};
