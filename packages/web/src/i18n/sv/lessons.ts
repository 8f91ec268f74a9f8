import type { PartCatalogs } from "../messages.js";

/** What the lessons say. */
export const words: PartCatalogs["lessons"] = {
  "lessons.title": "Lär dig spela",
  "lessons.intro":
    "Sex korta lektioner vid det riktiga bordet. Du gör det själv, och varje steg förklarar varför. Inget av de här spelen sparas, och spelet du håller på med ligger kvar som det är.",
  "lessons.done": "Klar",
  "lesson.step": "{title}: {step} av {steps}",
  "lesson.guide": "Vad du ska göra",
  "lesson.answer": "Ditt svar",
  "lesson.right": "Rätt.",
  "lesson.wrong": "Inte riktigt.",
  "lesson.again": "Försök igen",
  "lesson.next": "Nästa steg",
  "lesson.finish": "Avsluta lektionen",
  "lesson.leave": "Alla lektioner",
  "lesson.moving.title": "Att flytta",
  "lesson.moving.about": "Fantomen, dess kulor och vem de flyttar.",
  "lesson.moving.1.task":
    "Du är Röd. Fantomen har gett dig vit, orange och blå. För din långa figur till lands från Molo till San Marco och avsluta flyttningen.",
  "lesson.moving.1.right":
    "En vit eller orange kula flyttar en av dina figurer till lands, en blå till sjöss. Kulor du inte behöver får du låta bli att använda. (B3.1)",
  "lesson.moving.1.wrong":
    "Din långa figur står inte på San Marco. Välj den långa figuren, sedan San Marco intill, och avsluta flyttningen.",
  "lesson.moving.2.task":
    "Nu har du orange, lila och svart. Använd den lila kulan: hämta Gröns tjocka figur från San Marco till din långa på Molo.",
  "lesson.moving.2.right":
    "Den lila kulan flyttar någon annans figur, den svarta ambassadören. Så kan du få andra att komma till dig. (B3.7)",
  "lesson.moving.2.wrong":
    "Gröns tjocka figur står inte på Molo. Välj den med den lila kulan och sedan Molo.",
  "lesson.meeting.title": "Att mötas och fråga",
  "lesson.meeting.about": "Två sätt att fråga, och vad som kommer sedan.",
  "lesson.meeting.1.task":
    "Gröns tjocka figur står på San Marco, ett steg från din långa på Molo. Gå dit, fråga Grön något och skicka sedan bort figuren.",
  "lesson.meeting.1.right":
    "Du fick se tre kort, och minst ett av dem är sant. Din anteckningsbok har skrivit upp dem. Efter frågan måste du skicka bort figuren, så ingen får två frågor i rad utan att någon går dit igen. (B5.1, B8.1)",
  "lesson.meeting.1.wrong":
    "Du har inte frågat någon. Gå till San Marco, välj att fråga Grön, se på korten och välj sedan vart figuren ska skickas.",
  "lesson.meeting.2.task":
    "Ambassadören står på San Marco. Gå till honom och fråga genom honom vilken spelare du vill.",
  "lesson.meeting.2.right":
    "Genom ambassadören får du fråga vem som helst, var deras figurer än står, och du får se bara två kort, varav ett är sant. Det avslöjar mycket mer. (B6.1)",
  "lesson.meeting.2.wrong":
    "Du har inte frågat genom ambassadören. Gå till San Marco och välj vem du frågar.",
  "lesson.truths.title": "Att läsa halvsanningar",
  "lesson.truths.about": "Vad tre kort säger när minst ett av dem är sant.",
  "lesson.truths.1.task":
    "Du är Fiddlebottom. Genom ambassadören frågar du Leo vem han är, och han visar dig Fiddlebottom och X. Vem är Leo?",
  "lesson.truths.1.right": "Ett av de två är sant, och Fiddlebottom är du. Alltså är Leo X.",
  "lesson.truths.1.wrong":
    "Ett av de två korten måste vara sant. Fiddlebottom kan det inte vara: det är du. Vad är kvar?",
  "lesson.truths.2.task":
    "Tidigare visade Leo dig kort, lång och Bubble. Nu vet du att han är X. Vad vet du om hans kroppsbyggnad?",
  "lesson.truths.2.a": "Han är tjock eller smal",
  "lesson.truths.2.b": "Han är kort eller lång",
  "lesson.truths.2.c": "Ingenting",
  "lesson.truths.2.right":
    "Bubble var falskt, så ett av de två andra är sant: Leo är kort eller lång.",
  "lesson.truths.2.wrong": "Minst ett av de tre korten är sant, och det var inte Bubble.",
  "lesson.truths.3.task": "Du är Bubble. Mia visar dig Bubble, Zsa Zsa och tjock. Vad vet du?",
  "lesson.truths.3.a": "Hon är Zsa Zsa",
  "lesson.truths.3.b": "Hon är tjock",
  "lesson.truths.3.c": "Hon är Zsa Zsa, eller tjock, eller både och",
  "lesson.truths.3.right": "Bubble är du, så ett av de två andra är sant. Båda kan vara det.",
  "lesson.truths.3.wrong":
    "Bubble kan inte vara sant, för det är du. Av de två andra är minst ett sant; vilket säger korten inte ännu.",
  "lesson.answering.title": "Att svara",
  "lesson.answering.about": "Att säga sanningen, men inte hela.",
  "lesson.answering.1.task":
    "Grön har mött dig och frågar vem du är. Du är Fiddlebottom och lång. Visa tre kort i din färg: minst ett måste vara sant, och Fiddlebottom, Bubble och tjock har du redan visat Grön.",
  "lesson.answering.1.right":
    "Reglerna har följts, och Grön vet knappt mer än förut. Vore Grön din partner kunde du ha sagt mer. (B5.2, B7.1)",
  "lesson.answering.1.wrong":
    "Det var tillåtet, men ett grått kort är ett bevis: nu vet Grön säkert. Spara dina grå kort till någon du tror är din partner. (B5.3)",
  "lesson.answering.2.task":
    "Du har visat Grön Fiddlebottom, Bubble och tjock. I ett annat möte frågar Grön samma sak igen. Vilket svar är inte tillåtet?",
  "lesson.answering.2.a": "Fiddlebottom, Bubble och tjock",
  "lesson.answering.2.b": "Fiddlebottom, Zsa Zsa och tjock",
  "lesson.answering.2.c": "Fiddlebottom, Bubble och smal",
  "lesson.answering.2.right":
    "Samma tre kort får inte visas två gånger för samma person. Det räcker med ett annat kort. (B7.1)",
  "lesson.answering.2.wrong":
    "Det innehåller ett annat kort, så det är ett annat svar. Det är bara exakt samma tre kort som inte får visas igen.",
  "lesson.mission.title": "Partner, uppdrag, utrop",
  "lesson.mission.about": "Från två bokstäver till segern.",
  "lesson.mission.1.task":
    "Fiddlebottom har bokstaven B, hans partner Bubble har D. Vilken är deras kod?",
  "lesson.mission.1.a": "B-D",
  "lesson.mission.1.b": "D-B",
  "lesson.mission.1.c": "De har två koder",
  "lesson.mission.1.right":
    "Fiddlebottoms bokstav kommer före Bubbles. Passet säger vad B-D betyder: Bubble på ruta 1. (B9)",
  "lesson.mission.1.wrong":
    "Hos de här två kommer Fiddlebottoms bokstav först, hos de två andra Zsa Zsas.",
  "lesson.mission.2.task":
    "Du är Fiddlebottom med bokstaven A, Grön är Bubble med C och har visat dig allt i grått. Ert uppdrag A-C säger: Fiddlebottom på ruta 5. För din långa figur till sjöss från Molo till San Giorgio Maggiore, utropa uppdraget och nämn Grön och A-C.",
  "lesson.mission.2.right":
    "Ni vinner båda. Hade partnern, koden eller rutan varit fel hade era motståndare vunnit. (B10.3)",
  "lesson.mission.2.wrong":
    "Så vinner du inte. Din sanna figur, den långa, måste stå på ruta 5 när du utropar uppdraget; partnern är Grön, koden A-C.",
  "lesson.cards.title": "Kortspelet",
  "lesson.cards.about": "Platser, byten och en kod.",
  "lesson.cards.1.task":
    "I kortspelet möts man där platserna ligger. Gul är ensam vid Rialto, Grön och Blå är tillsammans på San Giorgio. Du är Röd och väljer sist. Gå dit där du möter exakt en agent, och byt: ett sant kort och ett falskt.",
  "lesson.cards.1.right":
    "Ni har båda visat ett sant kort och ett falskt. Ditt blad har skrivit upp vad du såg. Där tre kommer samman händer ingenting. (C3.2, C4.1)",
  "lesson.cards.1.wrong":
    "Det blev inget möte: det blir det bara där exakt två kommer samman. Gå till Rialto.",
  "lesson.cards.2.task":
    "Du är Bubble, och ditt nummer är 13. Rob visar dig Fiddlebottom och 13. Ett kort är sant, ett är falskt. Vem är Rob?",
  "lesson.cards.2.none": "Det går inte att veta",
  "lesson.cards.2.right":
    "Nummer 13 är ditt, så det är hans falska kort, och Fiddlebottom är sant: Rob är din partner.",
  "lesson.cards.2.wrong":
    "Nummer 13 är ditt, så det kan inte vara hans. Då är det andra kortet det sanna.",
  "lesson.cards.3.task":
    "Fiddlebottom har 36, Bubble 13, Zsa Zsa 24 och X 47. Vilken kod öppnar kassaskåpet?",
  "lesson.cards.3.a": "13-24-36-47",
  "lesson.cards.3.b": "36-13-24-47",
  "lesson.cards.3.c": "36-13-47-24",
  "lesson.cards.3.right": "Fiddlebottom, Bubble, Zsa Zsa, X: i den ordningen. (C1.2)",
  "lesson.cards.3.wrong": "Numren läses i ordningen Fiddlebottom, Bubble, Zsa Zsa, X.",
};
