import type { cardNotebook as english } from "../en/cardNotebook.js";
import type { Translation } from "../messages.js";

export const cardNotebook: Translation<typeof english> = {
  "cardPassport.number":
    "{edition, select, telephone {Din del av numret} other {Ditt nummer till kassaskåpet}}",
  "cardPassport.aim":
    "Hitta din partner och de fyra numren. I ett möte med din partner: {edition, select, telephone {ring samtalet} other {öppna kassaskåpet}} med alla fyra agenters nummer i ordningen Fiddlebottom, Bubble, Zsa Zsa, X. ({rule})",
  "cardPassport.aim.alone":
    "Alla spelar för sig själva. Hitta de fyra numren. I ett möte med exakt en annan: {edition, select, telephone {ring samtalet} other {öppna kassaskåpet}} med alla fyra agenters nummer i ordningen Fiddlebottom, Bubble, Zsa Zsa, X. ({rule})",
  "cardPassport.code":
    "{edition, select, telephone {Det mystiska numret} other {Koden till kassaskåpet}}",
  "cardPassport.codes":
    "{count, plural, one {Av allt du har sett att döma återstår bara en kod.} other {Av allt du har sett att döma är # koder möjliga.}}",
  "cardPassport.you": "du",
  "cardPassport.certain": "säkert",
  "cardPassport.open": "öppet",
  "cardPassport.ambassador":
    "Du har inga kort. Ta reda på allas nummer innan någon {edition, select, telephone {ringer samtalet} other {öppnar kassaskåpet}}.",
  "cardPassport.ambassador.pick":
    "I varje omgång väljer du din plats först, dolt; den vänds upp sist. (C8.1)",
  "cardPassport.ambassador.one":
    "Ensam med en agent ser du det svarta kort som agenten kräver. (C8.2)",
  "cardPassport.ambassador.two": "Med exakt två agenter ser du två kort från var och en. (C8.3)",
  "cardPassport.ambassador.announce": "Med en eller två agenter får du utropa koden. (C8.4)",

  "cardHand.black": "Dina svarta kort",
  "cardHand.black.hint":
    "Vem du är, och ditt nummer: sanningen. {edition, select, telephone {Vid ett byte får du visa ett av dem som bevis.} other {De visas aldrig vid ett byte.}}",
  "cardHand.coloured.hint": "Vid ett byte visar du två kort: ett sant, ett falskt.",
  "cardHand.locations": "Platser på din hand",
  "cardHand.locations.hint": "Efter fem omgångar tar alla tillbaka sina fem. (C3.4)",
  "cardHand.shown": "Omgång {round}, för {dative}: {cards}",

  "cardSheet.hint":
    "X: det kortet har du sett. O: det har du visat. En kolumn är ett möte, med sin omgång. Av två kort är exakt ett sant; bladet stryker det som är uteslutet, och du kan trycka på ett öppet fält för att anteckna vad du tror.",
  "cardSheet.of": "Blad för {object}",
  "cardSheet.face": "Kort",
  "cardSheet.none": "{name}: inget möte än.",
  "cardSheet.round": "Omgång {round}",
  "cardSheet.elsewhere": "med {dative}, inte sett",
  "cardSheet.sign":
    "{sign, select, seen {sett} other {visat}}{black, select, yes {, svart kort} other {}}",
  "cardSheet.hint.facts":
    "X: det kortet har du sett. O: det har du visat. En kolumn är ett möte, med sin omgång. Av två kort är exakt ett sant. Bladet antecknar vad ett svart kort bevisar; tryck på ett öppet fält för att anteckna vad du tror.",
  "odds.model.card":
    "Procenttalen bygger på att alla byter färgade kort, att varje tillåtet par är lika troligt och att bara ett par av {share} har ett svart kort. Vid ett krav är båda de svarta korten lika troliga.",
  "odds.told.row": "Gav dig, i bitar",
  "likely.readyToAnnounce": "Du kan koden med {chance}: nu behövs bara ett möte.",
  "cardLegend.fact": "Ett faktum: du har sett det svarta kortet",
  "cardLegend.X": "Det här kortet har du sett",
  "cardLegend.O": "Det här kortet har du visat",
  "cardLegend.black": "På svart: det var det svarta kortet, sanningen",
};
