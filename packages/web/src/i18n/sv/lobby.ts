import type { lobby as english } from "../en/lobby.js";
import type { Translation } from "../messages.js";

export const lobby: Translation<typeof english> = {
  "lobby.title": "Spela med andra",
  "lobby.hello": "God kväll, {name}.",
  "lobby.new": "Öppna ett nytt bord",
  "lobby.open": "Öppna bordet",
  "lobby.back": "Tillbaka till borden",
  "lobby.me": "Om mig",
  "lobby.mine": "Mina bord",
  "lobby.mine.none": "Du sitter inte vid något bord än.",
  "lobby.listed.title": "Öppet för alla",
  "lobby.listed.none": "Inga öppna bord just nu. Öppna ett, och kryssa i ”Öppet för alla”.",
  "lobby.table.of": "Bordet hos {name}",
  "lobby.table.nobody": "Ett bord utan värd",
  "lobby.yours": "Din tur!",
  "lobby.join": "Slå dig ner",
  "lobby.look": "Titta in",
  "lobby.seats":
    "{people, plural, one {# person} other {# personer}}{bots, plural, =0 {} one {, # bot} other {, # bottar}}{free, plural, =0 {} one {, # ledig stol} other {, # lediga stolar}}",
  "lobby.phase.gathering": "inte börjat",
  "lobby.phase.playing": "pågår",
  "lobby.phase.paused": "pausat",
  "lobby.phase.closed": "stängt",
  "lobby.game": "{game} för {players, select, 3 {tre} 4 {fyra} other {fem}}",
  "lobby.game.match": "{game} för {players, select, 3 {tre} 4 {fyra} other {fem}}, en match",

  "lobby.name.title": "Vad ska vi kalla dig?",
  "lobby.name": "Ditt namn",
  "lobby.name.hint": "Alla vid dina bord ser det. Inget konto, ingen e-post, inget lösenord.",
  "lobby.name.enter": "Stig in",
  "lobby.name.bad":
    "Det där går inte att ha som namn här. {most, plural, other {Högst # tecken}}, och alla ska gå att se.",
  "lobby.recover": "Jag har varit här förut, på en annan enhet",
  "lobby.recover.code": "Din återställningskod",
  "lobby.recover.hint":
    "Tjugo bokstäver och siffror. Stora eller små bokstäver och streck spelar ingen roll.",
  "lobby.recover.enter": "Det är jag",
  "lobby.recover.bad": "Ingen har den koden. Kanske har den ersatts av en nyare.",

  "lobby.bots": "Bottar vid bordet",
  "lobby.bots.hint":
    "{people, plural, =0 {Ingen mer behövs.} one {En stol är ledig för någon annan.} other {# stolar är lediga för andra.}} Du kan ändra det senare.",
  "lobby.pace": "Tid för varje beslut",
  "lobby.pace.none": "så länge man vill",
  "lobby.pace.seconds": "{seconds} sekunder",
  "lobby.pace.minutes": "{minutes, plural, one {# minut} other {# minuter}}",
  "lobby.pace.days": "{days, plural, one {# dag} other {# dagar}}",
  "lobby.pace.none.hint": "Ingen stressas.",
  "lobby.pace.live.hint": "För en kväll tillsammans. När tiden är ute hoppar en bot in.",
  "lobby.pace.days.hint": "För spel då och då. När tiden är ute hoppar en bot in.",
  "lobby.assistant.is": "anteckningsbok: {assistant}",
  "lobby.listed": "Öppet för alla: vem som helst kan hitta bordet, slå sig ner eller titta på",
  "lobby.chat": "Det är tillåtet att chatta",
  "lobby.botPace": "Bottarna spelar",
  "lobby.botPace.human": "som människor",
  "lobby.botPace.instant": "genast",

  "lobby.failure.offline": "Servern går inte att nå. Är du offline?",
  "lobby.failure.badMessage": "Servern förstod inte det här.",
  "lobby.failure.notHere": "Det finns inte här, eller inte längre.",
  "lobby.failure.tooFast": "Det gick lite för fort. Vänta ett ögonblick.",
  "lobby.failure.tooMany":
    "Du har redan för många bord, eller för många öppna. Lämna ett av dem först.",
  "lobby.failure.storage": "Servern kan inte spara något just nu. Inget har ändrats.",
  "lobby.failure.nobody": "Servern känner inte igen dig längre. Ladda om sidan.",
  "lobby.failure.cookies":
    "Den här webbläsaren sparar ingen kaka för sidan, och utan den kan servern inte känna igen dig. Tillåt kakor och försök igen.",
  "lobby.failure.trouble": "Något gick fel på servern.",

  "me.title": "Om mig",
  "me.name.hint": "Ändras vid alla dina bord på en gång.",
  "me.name.change": "Ändra mitt namn",
  "me.name.changed": "Ändrat.",
  "me.recovery": "Återställningskod",
  "me.recovery.text":
    "Om webbläsaren glömmer dig ger koden dig tillbaka ditt namn och dina bord. En ny kod ersätter den gamla.",
  "me.recovery.make": "Skapa en kod",
  "me.recovery.shown": "Skriv upp den nu: den visas inte igen.",
  "me.move": "En annan enhet",
  "me.move.text": "En länk till din andra enhet: där är du samma person, vid samma bord.",
  "me.move.make": "Skapa en länk",
  "me.move.qr": "QR-kod för länken till din andra enhet",
  "me.move.shown": "Den fungerar en gång, i tio minuter. Ge den inte till någon annan.",
  "me.devices": "Mina enheter",
  "me.devices.text":
    "{devices, plural, one {Bara den här enheten känner igen dig.} other {# enheter känner igen dig, den här inräknad.}} Om du har tappat bort en enhet kan du logga ut alla andra här.",
  "me.devices.signOut": "Logga ut de andra",
  "me.devices.title": "Logga ut alla andra enheter?",
  "me.devices.effect":
    "De glömmer dig; ditt namn och dina bord finns kvar på den här enheten. Oanvända länkar till en annan enhet slutar fungera. Inget raderas. Om du har en återställningskod fungerar den fortfarande: skapa en ny om någon annan kan känna till den.",
  "me.devices.yes": "Logga ut dem",
  "me.devices.done":
    "Nu känner bara den här enheten igen dig. Om du har en återställningskod fungerar den fortfarande: skapa en ny här ovanför om någon annan kan känna till den.",
  "me.relations": "Tystade och blockerade personer",
  "me.relations.none": "Ingen.",
  "me.relation.muted": "tystad",
  "me.relation.blocked": "blockerad",
  "me.relation.undo": "{relation, select, blocked {Sluta blockera} other {Sluta tysta}}",
  "me.data": "Mina uppgifter",
  "me.data.text":
    "Servern sparar ditt namn, dina bord, dina anteckningar, dina drag, det du har sagt och dagen för ditt senaste besök. Inget annat, och inte för någon annan.",
  "me.data.retention":
    "Ett stängt bord raderas efter ett tag, oftast ett år, tillsammans med sina spel, och länken slutar fungera. Spara spel du vill behålla som filer. Om du inte kommer tillbaka på 400 dagar raderas allt som är ditt.",
  "me.data.download": "Ladda ner allt",
  "me.data.delete": "Radera allt",
  "me.delete.title": "Radera allt?",
  "me.delete.text":
    "Ditt namn, dina anteckningar, dina koder och det du har sagt raderas, och du lämnar alla bord. Dina drag finns kvar, utan namn. Det går inte att ångra.",
  "me.delete.yes": "Radera allt",
};
