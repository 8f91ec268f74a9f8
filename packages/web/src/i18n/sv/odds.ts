import type { PartCatalogs } from "../messages.js";

export const words: PartCatalogs["odds"] = {
  "name.arrested.subject": "den gripna agenten",

  "notebook.hint.off":
    "Vid det här bordet har anteckningsboken bara dina egna markeringar: tryck på ett fält för att anteckna vad du tror. Ingen kan tvinga andra program till det.",
  "notebook.hint.facts":
    "Av korten i ett svar är minst ett sant. Anteckningsboken antecknar vad ett kort bevisar i sig; tryck på ett öppet fält för att anteckna vad du tror.",
  "notebook.why": "Tryck på en markering i bläck för att se varför det är så.",

  "odds.model":
    "Procenttalen bygger på att alla visar färgade kort, att varje tillåten kombination är lika trolig och att bara ett svar av {share} har ett grått kort i onödan.",
  "odds.bits": "En bit är vad svaret på en ja-eller-nej-fråga ger när båda svaren är lika troliga.",
  "odds.told": "gav dig {bits, plural, one {# bit} other {# bitar}}",
  "odds.leak":
    "{name} får veta {bits, plural, one {# bit} other {# bitar}}{misleads, select, yes {, men vilseleds} other {}}",
  "odds.forecast": "ger dig i snitt {bits, plural, one {# bit} other {# bitar}}",

  "why.open": "Varför?",
  "why.is":
    "{kind, select, identity {{name} är {face}} build {{name} är den {build, select, tall {långa} short {korta} fat {tjocka} other {smala}} figuren} mission {{name} har bokstaven {face}} other {{name} har numret {face}}}.",
  "why.isNot":
    "{kind, select, identity {{name} är inte {face}} build {{name} är inte den {build, select, tall {långa} short {korta} fat {tjocka} other {smala}} figuren} mission {{name} har inte bokstaven {face}} other {{name} har inte numret {face}}}.",
  "why.turn": "Drag {turn}: {said}",
  "why.round": "Omgång {round}: {said}",
  "why.grey": "Ett grått kort är sanningen.",
  "why.own":
    "{kind, select, identity {Du är själv {face}.} build {Du är själv den {build, select, tall {långa} short {korta} fat {tjocka} other {smala}} figuren.} mission {Du har själv bokstaven {face}.} other {Du har själv numret {face}.}}",
  "why.once":
    "{kind, select, identity {Varje identitet har delats ut bara en gång.} build {Varje kroppsbyggnad har delats ut bara en gång.} mission {Varje bokstav har delats ut bara en gång.} other {Varje nummer har delats ut bara en gång.}}",
  "why.single": "Ingen har två av samma slag.",
  "why.so": "Alltså återstår ingen annan möjlighet.",

  "clash.sign": "motsäger det du har sett",
  "clash.one": "En blyertsmarkering motsäger det du har sett: {marks}.",
  "clash.some": "De här blyertsmarkeringarna kan inte alla stämma: {marks}.",
  "clash.mark": "{name}, {face}: {guess, select, yes {ja} other {nej}}",
  "clash.so": "Alltså kan det inte stämma.",
  "legend.odds": "Hur troligt det är: ju längre streck, desto troligare",
  "legend.clash": "Din blyertspenna motsäger det du har sett",

  "likely.accomplished": "Det stämmer med {chance}, och att vänta på visshet skulle kosta mer.",
  "likely.fulfils": "Då utförs det som med {chance} är ditt uppdrag, och du kan utropa det.",
  "likely.race": "Du känner till ditt uppdrag med {chance}. Nu räknas varje steg.",
  "likely.meetsPartner":
    "Då möter du {name}, som med {chance} är din partner: berätta era bokstäver för varandra.",
  "likely.tellsPartner": "{name} är med {chance} din partner och bör få veta vem du är.",
  "likely.greetsPartner": "{name} är med {chance} din partner. Nu kan {name} också ana det.",
  "likely.knowsAll":
    "Ditt troligaste blad stämmer med {chance}, och någon kan utropa sitt uppdrag före ditt nästa drag.",
  "coach.chance": "en sannolikhet på {percent}",
  "coach.chance.high": "hög sannolikhet",
  "coach.chance.fair": "viss sannolikhet",
  "coach.bits.ask": "Svaret ger dig i snitt {bits, plural, one {# bit} other {# bitar}}.",
  "coach.bits.show": "{name} får därmed veta {bits, plural, one {# bit} other {# bitar}}.",
};
