import type { cardTable as english } from "../en/cardTable.js";
import type { Translation } from "../messages.js";

export const cardTable: Translation<typeof english> = {
  "place.rialto": "Rialto",
  "place.sanMarco": "San Marco",
  "place.sanGiorgio": "San Giorgio",
  "place.salute": "Salute",
  "place.bridgeOfSighs": "Suckar\u00adnas bro",
  "place.to.rialto": "till Rialto",
  "place.to.sanMarco": "till San Marco",
  "place.to.sanGiorgio": "till San Giorgio",
  "place.to.salute": "till Salute",
  "place.to.bridgeOfSighs": "till Suckarnas bro",
  "place.at.rialto": "vid Rialto",
  "place.at.sanMarco": "vid San Marco",
  "place.at.sanGiorgio": "på San Giorgio",
  "place.at.salute": "vid Salute",
  "place.at.bridgeOfSighs": "på Suckarnas bro",
  "side.left": "Vänstra kortet",
  "side.right": "Högra kortet",

  "cardGame.black": "{face} (svart kort)",
  "cardGame.label":
    "{tone, select, red {rött} green {grönt} blue {blått} yellow {gult} other {svart}} {kind, select, identity {identitetskort} other {nummerkort}}: {face}",
  "cardGame.location":
    "{tone, select, red {rött} green {grönt} blue {blått} yellow {gult} other {ambassadörens}} platskort: {place}",

  "cardTable.title": "{round, plural, =0 {Före första omgången} other {Omgång #}}",
  "cardTable.title.match": "Spel {game}",
  "cardSeats.chosen": "har valt",
  "cardSeats.choosing": "väljer",
  "cardSeats.fictitious": "fiktiv",

  "places.ambassador": "Ambas\u00adsadör",
  "places.title": "De fem platserna",
  "places.caption": "Vems plats som ligger var sedan alla senast togs tillbaka",
  "places.round": "{round, plural, =0 {Platser} other {Omgång #}}",
  "places.inCycle": "{round} av 5",
  "places.go": "Gå {to}",
  "places.meeting": "{state, select, past {har mötts} now {möts nu} other {möte {order}}}",
  "places.crowd": "för många",
  "places.here": "här i den här omgången",
  "places.earlier": "var här i omgång {round}",
  "places.hand": "{pile, select, yes {kvar i högen} other {kvar på handen}}",
  "places.faceDown": "har valt, dolt",
  "places.picked": "dolt",

  "cardPrompt.pick": "Välj din plats först, dolt: var dyker du upp?",
  "cardPrompt.locate": "Din tur: vart går du?",
  "cardPrompt.locate.last": "Din tur: du har en plats kvar på handen.",
  "cardPrompt.swap": "Du möter {names} {at}: välj två kort att visa, ett sant och ett falskt.",
  "cardPrompt.show.black": "{Name} kräver ett av dina svarta kort: vilket visar du?",
  "cardPrompt.show":
    "Du möter {names} {at}: välj två kort att visa ambassadören, ett sant och ett falskt.",
  "cardPrompt.demand": "Du möter {names} {at}: vems svarta kort vill du se?",
  "cardPrompt.look": "Du möter {names} {at}: titta på ett av de två svarta korten.",
  "cardPrompt.stand": "Du möter {names} {at}: se på, eller utropa koden.",
  "cardPrompt.announce":
    "{edition, select, telephone {Samtalet: vilket nummer hör till vem?} other {Kassaskåpet: vilket nummer hör till vem?}}",
  "cardPrompt.reveal.pair": "{Name} visar dig de här två korten.",
  "cardPrompt.reveal.both": "Båda visar dig två kort.",
  "cardPrompt.reveal.black": "{Name} visar dig det här svarta kortet.",
  "cardPrompt.reveal.watched": "Du ser det svarta kort som {name} visar {asker}.",
  "cardPrompt.reveal.look":
    "Den fiktiva agentens {side, select, left {vänstra} other {högra}} kort.",
  "cardPrompt.wait": "Vänta: omgången går vidare.",
  "cardPrompt.wait.picking": "{Name} väljer en plats, dolt.",
  "cardPrompt.wait.locating":
    "{fictitious, select, yes {Den fiktiva agentens plats vänds upp.} other {{Name} väljer plats.}}",
  "cardPrompt.wait.choosing":
    "{mine, select, yes {Du har valt. } other {}}{count, plural, other {Nu väljer {names}}}, {at}.",
  "cardPrompt.wait.showing": "{Name} väljer ett svart kort att visa {asker}.",

  "locate.nobody": "ingen än",
  "locate.there": "{count, plural, other {{names} är där}}",
  "locate.rule.locate": "Exakt två på samma plats möts; en ensam eller tre gör det inte. (C3.2)",
  "locate.rule.pick":
    "Den vänds upp när alla agenter har spelat. Du möter en agent, eller två på en gång. (C8.1, C8.3)",

  "pair.rule":
    "Två av dina kort, identiteter eller nummer: exakt ett sant, exakt ett falskt{edition, select, telephone {. Det sanna får vara ditt svarta kort, som bevis} other {}}. ({edition, select, telephone {C4.1, C4.2} other {C4.1}})",
  "pair.do": "Visa {object} de här två",
  "pair.all": "{count, plural, one {Det enda tillåtna paret} other {Alla # tillåtna par}}",
  "pair.group.coloured": "Två färgade kort",
  "pair.group.proof": "Med ett svart kort: bevis",

  "demand.rule":
    "Agenten du nämner måste visa dig ett av sina två svarta kort; vilket väljer agenten själv{watched, select, yes {. Ambassadören ser det också} other {}}. ({watched, select, yes {C5.1, C8.2} other {C5.1}})",
  "demand.of": "Av {dative}",
  "demand.unseen": "inget svart kort sett än",
  "demand.seen": "redan sett: {cards}",
  "demand.decline": "Nej tack",

  "look.rule": "Vänster eller höger: vad som ligger var bestämdes när korten delades ut. (C7.2)",
  "look.back": "ett svart kort, dolt",
  "look.label":
    "{side, select, left {Vänstra kortet} other {Högra kortet}}{seen, select, yes {, redan sett: {card}} other {, inte sett än}}",
  "look.unseen": "inte sett än",
  "look.seen": "sett: {card}",

  "stand.rule":
    "{count, plural, one {Agenten får kräva ett svart kort av någon annan; du ser det också. (C8.2)} other {De två visar dig två kort var, men inga för varandra. (C8.3)}}",
  "stand.pass": "Se på",

  "black.rule":
    "Du väljer vilket av de två{watched, select, yes {; ambassadören ser det också} other {}}. {edition, select, safe {Inte samma kort två gånger till samma spelare, om inte båda redan är kända. (C5.2)} other {Du får visa samma kort igen. (C5.2)}}",
  "black.earlier": "{Name} har sett av dig: {cards}.",

  "call.open": "{edition, select, telephone {Ring samtalet} other {Öppna kassaskåpet}}",
  "call.do": "{edition, select, telephone {Ring det här numret} other {Öppna med den här koden}}",
  "call.own": "ditt eget nummer, på din egen plats (C6.1)",
  "call.warning":
    "Det här avslutar spelet. Du vinner bara om koden är {code} och {name} är {agent}, din partner; annars vinner de andra två. Det går inte att {edition, select, telephone {lägga på} other {stänga igen}}. (C6.2)",
  "call.warning.alone":
    "Det här avslutar spelet. Är koden {code} får du en poäng; är något fel får var och en av de andra en. Det går inte att {edition, select, telephone {lägga på} other {stänga igen}}. ({rule})",

  "cardReveal.pair": "Av två kort är exakt ett sant. Ett svart kort är alltid det sanna. (C4.1)",
  "cardReveal.black": "Ett svart kort är sanningen. (C5.1)",

  "match.points": "{count, plural, one {# poäng} other {# poäng}}",
  "match.next": "Nästa spel",
  "match.again": "Ny match",
  "match.goesOn": "Spel {game} i matchen. Den som får tre poäng vinner den. (C9.1)",
  "match.won":
    "{you, select, yes {Du har vunnit matchen! (C9.1)} other {{count, plural, other {{names} har vunnit matchen. (C9.1)}}}}",

  "cardEnd.code":
    "{edition, select, telephone {Det mystiska numret} other {Koden till kassaskåpet}}",
  "cardEnd.named": "{number} nämndes: {right, select, yes {rätt} other {fel}}",
  "cardEnd.left":
    "Till vänster låg {kind, select, identity {identiteten} other {numret}}, till höger {kind, select, identity {numret} other {identiteten}}.",

  "cardStory.began": "Ett nytt spel börjar. Vid bordet: {names}.",
  "cardStory.dealt.hidden": "De svarta korten är utdelade.",
  "cardStory.dealt.own":
    "De svarta korten är utdelade. Du är {agent}, och {edition, select, telephone {din del av telefonnumret} other {ditt nummer till kassaskåpet}} är {number}.",
  "cardStory.roundBegan": "Omgång {round}: {who, select, you {du} other {{name}}} börjar.",
  "cardStory.picked": "{who, select, you {Du} other {{name}}} väljer dolt: {to}.",
  "cardStory.picked.hidden": "{who, select, you {Du} other {{name}}} har valt en plats, dolt.",
  "cardStory.located": "{who, select, you {Du} other {{name}}} går {to}.",
  "cardStory.met": "Ett möte {at}: {names}.",
  "cardStory.met.you": "Ett möte {at}: du möter {names}.",
  "cardStory.chose": "{who, select, you {Du} other {{name}}} har valt.",
  "cardStory.shown": "{who, select, you {Du} other {{name}}} visar {to}: {cards}.",
  "cardStory.shown.hidden":
    "{who, select, you {Du} other {{name}}} visar {to} två kort som ingen annan får se.",
  "cardStory.demanded":
    "{who, select, you {Du} other {{name}}} kräver ett svart kort av {of}{side, select, left {, det vänstra} right {, det högra} other {}}.",
  "cardStory.declined": "{who, select, you {Du} other {{name}}} kräver inget.",
  "cardStory.blackShown":
    "{who, select, you {Du} other {{name}}} visar {to}{watching, select, yes { och dig} other {}}: {card}.",
  "cardStory.blackShown.hidden":
    "{who, select, you {Du} other {{name}}} visar {to}{watching, select, yes { och dig} other {}} ett svart kort som ingen annan får se.",
  "cardStory.looked":
    "{who, select, you {Du} other {{name}}} tittar på den fiktiva agentens {side, select, left {vänstra} other {högra}} kort: {card}.",
  "cardStory.looked.hidden":
    "{who, select, you {Du} other {{name}}} tittar på den fiktiva agentens {side, select, left {vänstra} other {högra}} kort.",
  "cardStory.announced":
    "{who, select, you {Du} other {{name}}} {edition, select, telephone {ringer samtalet} other {öppnar kassaskåpet}}{partnered, select, yes {, tillsammans med {partner}} other {}}: {code}.",
  "cardReason.codeRight": "Koden var rätt{teams, select, yes { och de två är partner} other {}}.",
  "cardReason.wrongCode":
    "{edition, select, telephone {Fel nummer!} other {Kassaskåpet förblev stängt.}} Koden stämde inte.",
  "cardReason.wrongPartner": "Agenten i mötet var inte partnern.",

  "cardCoach.expect.none": "Inget just nu. Se vart alla går och vilka som möts.",
  "cardCoach.expect.pick":
    "Lägg ut en av dina fem platser dolt. Där du dyker upp tillsammans med en agent eller två får du se kort.",
  "cardCoach.expect.locate":
    "Spela en av platserna på din hand. Du får veta något bara där exakt två möts.",
  "cardCoach.expect.swap":
    "Ni visar varandra två kort samtidigt: ett sant, ett falskt.{announce, select, yes { Kan du hela koden får du {edition, select, telephone {ringa samtalet} other {öppna kassaskåpet}} i stället.} other {}}",
  "cardCoach.expect.show":
    "Visa ambassadören två kort, ett sant och ett falskt. Den andra agenten ser dem inte.{announce, select, yes { Eller utropa koden.} other {}}",
  "cardCoach.expect.demand":
    "Genom ambassadören får du se ett svart kort från valfri annan agent: sanningen.{announce, select, yes { Eller så får du {edition, select, telephone {ringa samtalet} other {öppna kassaskåpet}}.} other {}}",
  "cardCoach.expect.look":
    "Titta på ett av den fiktiva agentens två svarta kort.{announce, select, yes { Eller så får du {edition, select, telephone {ringa samtalet} other {öppna kassaskåpet}}.} other {}}",
  "cardCoach.expect.stand":
    "Du har inga kort att visa. Se på{announce, select, yes {, eller {edition, select, telephone {ring samtalet} other {öppna kassaskåpet}} om du kan koden} other {}}.",
  "cardCoach.expect.black":
    "{name} har krävt ett svart kort av dig. Välj vilken av de två hemligheterna du avslöjar{edition, select, safe {} other {; det får vara en du har visat förut}}.",
  "cardCoach.do.pick": "Välj dolt: {to}.",
  "cardCoach.do.locate": "Gå {to}.",
  "cardCoach.do.demand":
    "Kräv ett svart kort av {dative}{side, select, left {, det vänstra} right {, det högra} other {}}.",
  "cardCoach.do.look": "Titta på det {side, select, left {vänstra} other {högra}} kortet.",
  "cardCoach.do.decline": "Kräv inget.",
  "cardCoach.do.pass": "Se på.",
  "cardCoach.do.announce":
    "{edition, select, telephone {Ring samtalet} other {Öppna kassaskåpet}}: {code}.",
  "cardBecause.readyToAnnounce":
    "{known, select, yes {Du kan koden: försök möta {name} och utropa den.} other {Du kan koden: allt du behöver är ett möte.}}",
  "cardBecause.seeksPartner":
    "Där kan du möta {name}, troligen din partner: berätta era nummer för varandra.",
  "cardBecause.seeksAmbassador": "Där kan du möta {name} och på så vis få se ett svart kort.",
  "cardBecause.looksAtFictitious": "Där kan du möta {name} och titta på ett svart kort.",
  "cardBecause.knowsLeast":
    "{known, select, yes {Av {name} får du veta mest.} other {Så får du veta mest.}}",
  "cardBecause.meetsMany": "Där är chansen störst att du möter någon.",
  "cardBecause.keepsAway": "Så hindrar du dina motståndare från att mötas.",
  "cardBecause.anyPlace": "Just nu är en plats lika bra som en annan.",
  "cardBecause.certain": "Allt är säkert.",
  "cardBecause.likely": "Det är troligt nog, och någon annan kan hinna före.",
  "cardBecause.tellsPartner": "{name} är troligen din partner och bör få veta det.",
  "cardBecause.tellsLittle": "Det avslöjar inte mycket för {name}.",
  "cardBecause.otherSide": "Den andra sidan känner du redan till.",
  "cardBecause.nothingToLearn": "Här finns inget nytt att få veta.",
  "cardBecause.notYet": "Du vet inte tillräckligt än för att utropa koden.",

  "refusal.noGestures": "Vid det här bordet görs inga gester.",
  "refusal.notInHand":
    "Den platsen har du inte på handen: den ligger på bordet tills alla tas tillbaka.",
  "refusal.notHere": "Det går inte i det här mötet.",
  "refusal.notYourCard": "Det kortet har du inte.",
  "refusal.noBlackCards": "I den här utgåvan visas inga svarta kort vid ett byte.",
  "refusal.notOneTrueOneFalse": "Exakt ett kort måste vara sant och exakt ett falskt.",
  "refusal.ownAgent": "Du kan inte kräva ett kort av dig själv.",
  "refusal.whichSide": "Säg vilket: vänster eller höger.",
  "refusal.noSide": "Bara den fiktiva agenten har ett kort till vänster och ett till höger.",
  "refusal.notYourBlackCard": "Det är inte ett av dina två svarta kort.",
  "refusal.shownThatOne": "Det kortet känner spelaren redan till: visa det andra.",
  "refusal.mayNotAnnounce": "I det här mötet får du inte utropa koden.",
  "refusal.notTheNumbers": "Vart och ett av de fyra numren ska stå i koden exakt en gång.",
  "refusal.ownNumberElsewhere": "Ditt eget nummer måste stå på din egen plats.",
};
