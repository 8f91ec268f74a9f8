import type { home as english } from "../en/home.js";
import type { Translation } from "../messages.js";

export const home: Translation<typeof english> = {
  "screen.table": "Spelbord",
  "screen.settings": "Inställningar",

  "home.title": "Inkognito",
  "home.tagline": "Fyra maskerade spioner i Venedig. En av dem är din partner: ta reda på vem.",
  "home.masks": "De fyra agenterna",
  "home.table": "Ditt bord",
  "home.play": "Spela nu",
  "home.new": "Nytt spel",
  "home.continue": "Fortsätt",
  "home.continue.game":
    "{players, plural, other {# spelare}}, du är {role}, {ended, select, yes {spelet är slut} other {{game, select, card {omgång} other {drag}} {turn}}}",
  "home.continue.shared":
    "{people, plural, other {# personer}} på en enhet, {ended, select, yes {spelet är slut} other {{game, select, card {omgång} other {drag}} {turn}}}",
  "home.continue.unreadable": "Ett sparat spel som inte går att känna igen",
  "home.others": "Spela med andra",
  "home.settings": "Inställningar",
  "home.lessons": "Lär dig spela",
  "home.replay": "Inspelade spel",
  "home.ways": "Mer",
  "home.rules": "Regler",
  "home.device": "Inget konto, ingen server: spelet stannar på enheten och fungerar utan internet.",

  "replace.title": "Börja ett nytt spel?",
  "replace.text": "Spelet du håller på med försvinner för gott.",
  "replace.yes": "Börja ett nytt spel",
  "replace.no": "Behåll mitt spel",

  "choice.game": "Spel",
  "choice.game.board": "brädspel",
  "choice.game.card": "kortspel",
  "choice.game.board.hint": "Figurer på kartan över Venedig och uppdrag att utföra.",
  "choice.game.card.hint": "Fem platser, snabba möten och en kod att knäcka.",
  "choice.players": "Spelare",
  "choice.players.board.hint":
    "{players, select, 3 {En agent har gripits, och ingen vet vem.} 5 {En av de fem är ambassadören.} other {Två lag med två i varje.}}",
  "choice.players.card.hint":
    "{players, select, 3 {Alla spelar för sig själva; ingen spelar den fjärde agenten. (C7)} 5 {Alla spelar för sig själva, en som ambassadören. (C8)} other {Två lag med två i varje.}}",
  "choice.card.edition.telephone": "telefon",
  "choice.card.edition.safe": "kassaskåp",
  "choice.card.edition.telephone.hint":
    "När två agenter möts får de visa svarta kort som bevis. (C4.2)",
  "choice.card.edition.safe.hint": "När två agenter möts visar de bara färgade kort. (C4.2)",
  "choice.card.length": "Längd",
  "choice.card.length.match": "match",
  "choice.card.length.single": "ett enda spel",
  "choice.card.length.match.hint": "Spel efter spel tills någon har tre poäng. (C9.1)",
  "choice.card.length.single.hint": "Ett spel, sedan är det klart.",
  "choice.card.gestures": "Gester är tillåtna",
  "choice.role": "Du spelar",
  "choice.role.any": "valfri färg",
  "choice.role.ambassador": "ambassadören",
  "choice.level": "Bottar",
  "choice.level.random.hint": "De gör vad som helst som är tillåtet.",
  "choice.level.novice.hint": "De minns, men gör misstag precis som människor.",
  "choice.level.agent.hint": "De utnyttjar allt som är säkert.",
  "choice.level.master.hint": "De räknar på sannolikheter utifrån allt de har sett.",
  "assistant.legend": "Vad anteckningsboken skriver av sig själv",
  "assistant.off": "inget",
  "assistant.facts": "fakta",
  "assistant.consequences": "fakta och slutsatser",
  "assistant.odds": "även odds",
  "assistant.off.hint":
    "Anteckningsboken har bara dina egna blyertsmarkeringar. Ingen kan tvinga andra program till det. Lika för alla vid bordet.",
  "assistant.facts.hint": "Den antecknar vad ett kort bevisar i sig. Lika för alla vid bordet.",
  "assistant.consequences.hint":
    "Den antecknar också vad som följer, och man kan fråga rådgivaren. Lika för alla vid bordet.",
  "assistant.odds.hint":
    "Den visar också hur troligt allt annat är och hur mycket ett svar avslöjar. Lika för alla vid bordet.",
  "choice.random": "Bottarna spelar på måfå",
  "choice.more": "Fler alternativ",
  "choice.edition": "Utgåva",
  "choice.edition.piatnik": "Piatnik",
  "choice.edition.korea": "Korea",
  "choice.edition.devir": "Devir",
  "choice.edition.piatnik.hint":
    "Turen går medurs; den som spelar ambassadören måste flytta. (B2.4, B12.2)",
  "choice.edition.korea.hint":
    "Turen går medurs; den som spelar ambassadören får stå kvar. (B2.4, B12.2)",
  "choice.edition.devir.hint":
    "Turen går moturs; den som spelar ambassadören får stå kvar. (B2.4, B12.2)",
  "choice.repeats": "Upprepade svar",
  "choice.repeats.blocked": "omöjligt",
  "choice.repeats.challenge": "invändning",
  "choice.repeats.blocked.hint": "Programmet låter ingen visa samma svar en gång till. (B7)",
  "choice.repeats.challenge.hint":
    "Den som får se samma svar en gång till får invända och se fler kort. (B7)",
  "choice.placement": "Figurernas startplatser",
  "choice.placement.random": "lottas ut",
  "choice.placement.chosen": "ställs ut av spelarna",
  "choice.placement.random.hint": "Slumpen avgör vem som står på vilken hemruta. (B2.1)",
  "choice.placement.chosen.hint": "Alla ställer ut sina figurer i hemlighet. (B2.1)",

  "settings.language": "Språk",
  "settings.speed": "Speltempo",
  "settings.speed.slow": "långsamt",
  "settings.speed.normal": "normalt",
  "settings.speed.fast": "snabbt",
  "settings.speed.instant": "genast",
  "settings.theme": "Ljus",
  "settings.theme.night": "natt",
  "settings.theme.day": "dag",
  "settings.theme.system": "som enheten",
  "settings.coach": "Rådgivare",
  "settings.coach.on": "säger till",
  "settings.coach.off": "på begäran",
  "settings.coach.hint": "Rådgivaren berättar vad som väntas av dig och vad som vore klokt.",
  "settings.sound": "Ljud",
  "settings.sound.on": "på",
  "settings.sound.off": "av",
  "settings.sound.hint":
    "Små ljud vid bordet: steg, frågor, kort. I en annan flik hör du bara att det är din tur.",
  "settings.sound.try": "Lyssna",
  "settings.saved": "Allt här gäller genast och sparas på den här enheten.",
  "settings.toTable": "Tillbaka till bordet",

  "notice.loading": "Ett ögonblick …",
  "notice.home": "Startsidan",
  "notice.new": "Börja ett nytt spel",
  "notice.retry": "Försök igen",
  "notice.takeOver": "Spela här",
  "notice.empty.title": "Inget spel här",
  "notice.empty.text": "På den här enheten finns inget spel att fortsätta med.",
  "notice.elsewhere.title": "Öppet i en annan flik",
  "notice.elsewhere.text":
    "Ditt spel är öppet i en annan flik eller ett annat fönster. Du kan fortsätta där, eller spela här i stället.",
  "notice.failed.title": "Det gick inte",
  "notice.failed.badSetup": "Länken beskriver inget spel som går att spela.",
  "notice.failed.storage":
    "Webbläsaren kunde inte spara spelet, så ditt senaste drag gäller inte. Kanske är enheten full.",
  "notice.failed.unreadable":
    "Det sparade spelet går inte att läsa; kanske kommer det från en annan version av programmet. Det ligger kvar tills du börjar ett nytt spel.",
  "notice.failed.crashed":
    "Det blev fel i programmet. Ditt spel är sparat fram till det senaste draget du såg.",
  "notice.missing": "Spelbordet gick inte att ladda. Är du offline?",

  "link.title": "Ett spel från en länk",
  "link.text":
    "Den här länken börjar ett nytt spel. Spelet du håller på med skulle försvinna för gott.",
  "link.replace": "Börja spelet från länken",
  "link.keep": "Behåll mitt spel",
};
