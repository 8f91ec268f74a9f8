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
  "card.grey": "{face} (grått kort)",
  "card.mission": "bokstaven {letter} (grått kort)",
  "card.token.grey": "{face}, grått",
  "card.label":
    "{tone, select, red {rött} green {grönt} blue {blått} yellow {gult} other {grått}} {kind, select, identity {identitetskort} build {kroppsbyggnadskort} other {uppdragskort}}: {face}",

  "papers.larger": "Större",
  "papers.smaller": "Mindre",
  "papers.title": "Mina papper",
  "papers.passport": "Pass",
  "papers.cards": "Kort",
  "papers.notebook": "Anteckningar",
  "papers.log": "Logg",

  "passport.none": "De hemliga korten är inte utdelade än.",
  "passport.identity": "Du är",
  "passport.figure": "Din sanna figur",
  "passport.figure.build": "{build}",
  "passport.figure.at": "{build}, vid {space}",
  "passport.letter": "Din bokstav",
  "passport.partner": "Din partner, {agent}",
  "passport.partner.certain": "är {name}",
  "passport.partner.open": "{names} – någon av dem",
  "passport.partner.openOrNone": "{names} – eller gripen",
  "passport.partner.none": "är gripen: du är ensam",
  "passport.alone.certain":
    "Du är ensam. Du vinner genom att utropa ”Uppdraget utfört!” på egen hand medan din sanna figur står på {place}. (B11.3)",
  "passport.alone.possible":
    "Om din partner är gripen vinner du genom att utropa ”Uppdraget utfört!” på egen hand medan din sanna figur står på {place}. (B11.3)",
  "passport.missions": "Uppdragen",
  "passport.missions.hint":
    "Två bokstäver bildar en kod, och koden anger uppdraget. En agent som nämns är alltid den sanna figuren; ”till” betyder på samma ruta. (B9)",
  "passport.missions.three":
    "Nämner ett uppdrag den gripna agenten, gäller det den agentens partner. (B11.2)",
  "passport.ambassador": "Ambassadören",
  "passport.ambassador.aim":
    "Du har inga hemliga kort. Ta reda på vilka alla är, och vilken figur som är deras sanna, innan ett uppdrag utropas.",
  "passport.ambassador.move":
    "I ditt drag går du upp till två rutor, till lands eller sjöss. (B12.2)",
  "passport.ambassador.mustMove":
    "I ditt drag går du en eller två rutor, till lands eller sjöss; du får inte stå kvar. (B12.2)",
  "passport.ambassador.ask":
    "Stannar du hos en figur visar dess spelare dig två kort, ett av dem sant; sedan skickar du bort figuren. (B12.3)",
  "passport.ambassador.watch": "Det som visas för andra genom dig ser du också. (B12.4)",
  "passport.ambassador.seal":
    "En enda gång, när du vill, får du förklara ”Jag vet vilka ni är” och försegla ditt blad. Stämmer alla åtta punkter när ett uppdrag utropas vinner du ensam. (B12.5)",
  "passport.ambassador.sealed":
    "Ditt blad är förseglat. Nu väntar du på att någon utropar sitt uppdrag. (B12.5)",

  "passport.sheet": "{name}: {agent}, {build}",

  "missions.own": "Ditt lag:",
  "missions.of": "Lag:",
  "missions.team": "{first} och {second}",
  "missions.code": "Kod",
  "missions.mission": "Uppdrag",
  "missions.certain": "detta",
  "missions.possible": "möjligt",
  "missions.ruledOut": "nej",
  "mission.anyOnto": "valfri figur till {agent}",
  "mission.anyOntoAmbassador": "valfri figur till ambassadören",
  "mission.agentOnto": "{agent} till ambassadören",
  "mission.together": "{first} till {second}, eller tvärtom",
  "mission.agentTo": "{agent} på {place}",
  "mission.ambassadorTo": "ambassadören på {place}",
  "mission.oneOfOursTo": "någon av lagets två sanna figurer på {place}",
  "mission.space": "ruta {number} ({name})",
  "mission.embassy": "ambassaden",

  "cards.ambassador": "Ambassadören har inga kort.",
  "cards.grey": "Dina hemliga kort",
  "cards.grey.hint": "De är sanningen. Den som ser ett av dem vet säkert.",
  "cards.coloured": "Dina färgade kort",
  "cards.coloured.hint": "Dem visar du när du får en fråga. De flesta är lögner.",
  "cards.shown": "Vad du har visat",
  "cards.shown.nothing": "Inget än.",

  "answers.turn": "Drag",
  "answers.question": "Fråga",
  "answers.cards": "Kort",
  "answers.inTurn": "{turn}.",
  "answers.before": "–",
  "answers.asked": "{name}: {about, select, identity {identitet} other {kroppsbyggnad}}",
  "answers.shownToMe": "visat för dig",
  "answers.shownByMe": "visat av dig",
  "answers.seenByMe": "inför dina ögon",
  "answers.betweenOthers": "inte sett",
  "answers.penalty": "straff",
  "answers.hidden": "{count, plural, one {1 kort, inte sett} other {# kort, inte sedda}}",

  "notebook.hint":
    "Av korten i ett svar är minst ett sant. Anteckningsboken stryker det som är uteslutet; tryck på ett öppet fält för att anteckna vad du tror.",
  "notebook.arrested": "Den gripna agenten",
  "notebook.answers": "Vad {name} har visat",
  "notebook.answers.none": "{name} har inte fått någon fråga än.",
  "notebook.shown": "Vad du har visat {name}",

  "grid.identity": "Identitet",
  "grid.build": "Kropps\u00adbyggnad",
  "grid.mission": "Bokstav",
  "grid.fact": "sett",
  "grid.follows": "säkert",
  "grid.ruledOut": "nej",
  "grid.yes": "ja",
  "grid.no": "nej",
  "grid.open": "öppet",
  "grid.tap":
    "{next, select, yes {Anteckna: jag tror det} no {Anteckna: jag tror inte det} other {Sudda ut}}",
  "grid.shown": "{count, plural, one {visat en gång} other {visat # gånger}}",
  "legend.title": "Vad tecknen betyder",
  "legend.fact": "Ett faktum: ett grått kort eller ett ensamt kort som du har sett",
  "legend.follows": "Följer av allt du har sett",
  "legend.ruledOut": "Uteslutet av allt du har sett",
  "legend.yes": "Din blyertspenna: du tror det",
  "legend.no": "Din blyertspenna: du tror inte det",
  "legend.tally": "Hur många gånger kortet har visats inför dina ögon",

  "log.nothing": "Inget har hänt än.",

  "coach.title": "Och nu?",
  "coach.doIt": "Gör så",
  "coach.thinking": "Vänta tills allt har visats.",
  "coach.expect.none": "Inget just nu. Se vad de andra gör: varje svar räknas.",
  "coach.expect.ended": "Spelet är slut. Se efter vilka alla var!",
  "coach.expect.place":
    "Ställ dina fyra figurer på dina fyra hemrutor. Ingen vet än vilken av dem som egentligen är du.",
  "coach.expect.move":
    "Använd varje kula en gång eller inte alls. Där du hamnar hos någons figur får du fråga den spelaren.",
  "coach.expect.walk":
    "Gå med ambassadören upp till två rutor. Där du stannar hos en figur frågar du dess spelare.",
  "coach.expect.resolve":
    "{count, plural, one {Ett möte återstår} other {# möten återstår}}: fråga, eller gå vidare till en ledig ruta. Eller utropa ditt uppdrag.",
  "coach.expect.endTurn":
    "Alla möten är avklarade. Utropa ditt uppdrag om det är utfört just nu, eller avsluta draget.",
  "coach.expect.show":
    "{name} frågar om din {about, select, identity {identitet} other {kroppsbyggnad}}. {clear, select, yes {Visa två kort av det slaget} other {Visa två kort av det slaget och ett av det andra}}; minst ett måste vara sant.",
  "coach.expect.penalty":
    "{name} invände med rätta. Du är skyldig {owed, plural, one {ett sant kort} other {# kort, ett av dem sant}}.",
  "coach.expect.banish": "Skicka bort {piece} till en av de upplysta rutorna.",
  "coach.expect.shakeHands":
    "{name} har utropat ett uppdrag tillsammans med dig. Ta handen bara om ni är partner.",

  "coach.do.place": "Ställ dem som de kommer.",
  "coach.do.move": "Flytta {moves}.",
  "coach.do.moveNot": "Stå kvar.",
  "coach.do.walk": "Gå till {to}.",
  "coach.do.ask": "Fråga {name} om {about, select, identity {identitet} other {kroppsbyggnad}}.",
  "coach.do.step": "Fråga inte; gå vidare till {to}.",
  "coach.do.show": "Visa {cards}.",
  "coach.do.object": "Gör en invändning.",
  "coach.do.banish": "Skicka bort {piece} till {to}.",
  "coach.do.endTurn": "Avsluta draget.",
  "coach.do.announce": "Utropa ”Uppdraget utfört!” med {name} och koden {code}.",
  "coach.do.announceAlone": "Utropa ”Uppdraget utfört!” på egen hand.",
  "coach.do.shake": "Ta handen.",
  "coach.do.refuse": "Vägra ta handen.",
  "coach.do.seal": "Förklara ”Jag vet vilka ni är” och försegla ditt blad.",
  "coach.do.gesture":
    "Ge {name} ett tecken: {tic, select, F {blinka med höger öga} B {dra dig i vänster örsnibb} Z {krusa läpparna} other {rynka pannan}}.",

  "because.anyPlace": "Innan korten är utdelade är en plats lika bra som en annan.",
  "because.fulfils": "Då är ditt uppdrag utfört, och du kan utropa det.",
  "because.meetsPartner": "Då möter du {name}, din partner: berätta era bokstäver för varandra.",
  "because.throughAmbassador":
    "{known, select, yes {Genom ambassadören ser du två kort från {name}, och ett av dem är sant: det avslöjar mest.} other {Genom ambassadören ser du två kort från vem du vill, och ett av dem är sant: det avslöjar mest.}}",
  "because.knowsLeast": "Ett möte med {name} ger dig mest av det du inte vet än.",
  "because.race": "Du känner till ditt uppdrag. Nu räknas varje steg.",
  "because.approach": "Då kommer du närmare någon som är värd att fråga.",
  "because.stepsOn": "En fråga skulle ge lite här, och steget tar dig vidare.",
  "because.meetingsDone": "Det finns inget mer att göra i det här draget.",
  "because.accomplished": "Partner, kod och uppdrag är helt säkra.",
  "because.tellsPartner": "{name} är din partner och bör få veta vem du är.",
  "because.tellsLittle": "Det avslöjar inte mycket för {name}.",
  "because.repeated": "{name} har visat dig de här korten förut och måste visa mer.",
  "because.sendsAway": "Det hjälper dina motståndare minst.",
  "because.believes": "Av allt du vet att döma kan {name} mycket väl vara din partner.",
  "because.doubts":
    "Av allt du vet att döma kan {name} inte vara din partner, eller så är koden fel.",
  "because.knowsAll": "Du vet vilka alla är.",
  "because.greetsPartner": "Du är säker på att {name} är din partner. Nu kan {name} också ana det.",
  "because.misleads": "Ett falskt tecken kostar inget.",

  "end.won": "Du har vunnit!",
  "end.lost": "Du har förlorat",
  "end.again": "Spela igen",
  "end.home": "Startsidan",
  "end.unmasked": "Av med maskerna",
  "end.winner": "vann",
  "end.figure": "{build} figur, vid {space}",
  "end.arrested": "Gripen från början",
  "end.arrested.note":
    "Med tre spelare är en agent gripen, och den agentens partner är ensam. (B11.1)",
  "end.missions": "Uppdragen",
  "verdict.code": "{code}:",
  "verdict.escape": "ensam: {agent} på {place}",
  "verdict.held": "Det var utfört när spelet slutade.",
  "verdict.notHeld": "Det var inte utfört när spelet slutade.",
  "end.sheet": "Ambassadörens blad",
  "sheet.player": "Spelare",
  "sheet.right": "rätt",
  "sheet.wrong": "fel",
};
