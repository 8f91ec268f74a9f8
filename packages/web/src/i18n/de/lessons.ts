import type { PartCatalogs } from "../messages.js";

/** What the lessons say. */
export const words: PartCatalogs["lessons"] = {
  "lessons.title": "Spielen lernen",
  "lessons.intro":
    "Sechs kurze Lektionen am richtigen Tisch. Du machst es selbst, und jeder Schritt sagt, warum. Von diesen Spielen wird nichts aufbewahrt, und dein laufendes Spiel bleibt, wie es ist.",
  "lessons.done": "Geschafft",
  "lesson.step": "{title}: {step} von {steps}",
  "lesson.guide": "Was zu tun ist",
  "lesson.answer": "Deine Antwort",
  "lesson.right": "Richtig.",
  "lesson.wrong": "Nicht ganz.",
  "lesson.again": "Noch einmal",
  "lesson.next": "Nächster Schritt",
  "lesson.finish": "Lektion beenden",
  "lesson.leave": "Alle Lektionen",
  "lesson.moving.title": "Bewegen",
  "lesson.moving.about": "Das Phantom, seine Kugeln und wen sie bewegen.",
  "lesson.moving.1.task":
    "Du bist Rot. Das Phantom hat dir Weiß, Orange und Blau gegeben. Bring deine große Figur zu Land von Molo nach San Marco und beende die Bewegung.",
  "lesson.moving.1.right":
    "Eine weiße oder orange Kugel bewegt eine deiner Figuren zu Land, eine blaue zu Wasser. Kugeln, die du nicht brauchst, darfst du verfallen lassen. (B3.1)",
  "lesson.moving.1.wrong":
    "Deine große Figur steht nicht auf San Marco. Wähle die große Figur, dann San Marco daneben, und beende die Bewegung.",
  "lesson.moving.2.task":
    "Jetzt hast du Orange, Violett und Schwarz. Nimm die violette Kugel: Hol Grüns dicke Figur von San Marco zu deiner großen nach Molo.",
  "lesson.moving.2.right":
    "Die violette Kugel bewegt eine fremde Figur, die schwarze den Botschafter. So kannst du andere zu dir kommen lassen. (B3.7)",
  "lesson.moving.2.wrong":
    "Grüns dicke Figur steht nicht auf Molo. Wähle sie mit der violetten Kugel und dann Molo.",
  "lesson.meeting.title": "Begegnen und fragen",
  "lesson.meeting.about": "Zwei Arten zu fragen, und was danach kommt.",
  "lesson.meeting.1.task":
    "Grüns dicke Figur steht auf San Marco, einen Schritt von deiner großen auf Molo. Geh hin, frag Grün etwas und schick die Figur danach fort.",
  "lesson.meeting.1.right":
    "Dir wurden drei Karten gezeigt, und mindestens eine davon ist wahr. Dein Notizbuch hat sie vermerkt. Nach dem Fragen musst du die Figur fortschicken; niemand wird also zweimal nacheinander gefragt, ohne dass jemand hingeht. (B5.1, B8.1)",
  "lesson.meeting.1.wrong":
    "Du hast niemanden gefragt. Geh nach San Marco, frag Grün, sieh dir die Karten an und wähle dann, wohin die Figur muss.",
  "lesson.meeting.2.task":
    "Der Botschafter steht auf San Marco. Geh zu ihm und frag durch ihn einen Spieler deiner Wahl.",
  "lesson.meeting.2.right":
    "Durch den Botschafter darfst du jeden fragen, wo immer seine Figuren stehen, und dir werden nur zwei Karten gezeigt, von denen eine wahr ist. Das verrät viel mehr. (B6.1)",
  "lesson.meeting.2.wrong":
    "Du hast nicht durch den Botschafter gefragt. Geh nach San Marco und wähle, wen du fragst.",
  "lesson.truths.title": "Halbwahrheiten lesen",
  "lesson.truths.about": "Was drei Karten sagen, von denen mindestens eine wahr ist.",
  "lesson.truths.1.task":
    "Du bist Fiddlebottom. Durch den Botschafter fragst du Leo, wer er ist, und er zeigt dir Fiddlebottom und X. Wer ist Leo?",
  "lesson.truths.1.right": "Eine der beiden ist wahr, und Fiddlebottom bist du. Also ist Leo X.",
  "lesson.truths.1.wrong":
    "Eine der beiden Karten muss wahr sein. Fiddlebottom kann es nicht sein: Das bist du. Was bleibt?",
  "lesson.truths.2.task":
    "Vorher hatte Leo dir klein, groß und Bubble gezeigt. Jetzt weißt du, dass er X ist. Was weißt du über seine Statur?",
  "lesson.truths.2.a": "Er ist dick oder dünn",
  "lesson.truths.2.b": "Er ist klein oder groß",
  "lesson.truths.2.c": "Nichts",
  "lesson.truths.2.right":
    "Bubble war falsch, also ist eine der beiden anderen wahr: Leo ist klein oder groß.",
  "lesson.truths.2.wrong": "Mindestens eine der drei Karten ist wahr, und Bubble war es nicht.",
  "lesson.truths.3.task": "Du bist Bubble. Mia zeigt dir Bubble, Zsa Zsa und dick. Was weißt du?",
  "lesson.truths.3.a": "Sie ist Zsa Zsa",
  "lesson.truths.3.b": "Sie ist dick",
  "lesson.truths.3.c": "Sie ist Zsa Zsa oder dick oder beides",
  "lesson.truths.3.right":
    "Bubble bist du, also ist eine der beiden anderen wahr. Es können auch beide sein.",
  "lesson.truths.3.wrong":
    "Bubble kann nicht wahr sein, denn das bist du. Von den beiden anderen ist mindestens eine wahr; welche, sagen die Karten noch nicht.",
  "lesson.answering.title": "Antworten",
  "lesson.answering.about": "Die Wahrheit sagen, aber nicht die ganze.",
  "lesson.answering.1.task":
    "Grün ist dir begegnet und fragt, wer du bist. Du bist Fiddlebottom und groß. Zeig drei Karten in deiner Farbe: Mindestens eine muss wahr sein, und Fiddlebottom, Bubble und dick hast du Grün schon gezeigt.",
  "lesson.answering.1.right":
    "Die Regeln sind eingehalten, und Grün weiß kaum mehr als vorher. Wäre Grün dein Partner, hättest du mehr sagen können. (B5.2, B7.1)",
  "lesson.answering.1.wrong":
    "Das war erlaubt, aber eine graue Karte beweist sich selbst: Jetzt weiß es Grün sicher. Heb dir die grauen Karten für jemanden auf, den du für deinen Partner hältst. (B5.3)",
  "lesson.answering.2.task":
    "Du hast Grün Fiddlebottom, Bubble und dick gezeigt. In einer anderen Begegnung fragt Grün dich noch einmal dasselbe. Welche Antwort ist nicht erlaubt?",
  "lesson.answering.2.a": "Fiddlebottom, Bubble und dick",
  "lesson.answering.2.b": "Fiddlebottom, Zsa Zsa und dick",
  "lesson.answering.2.c": "Fiddlebottom, Bubble und dünn",
  "lesson.answering.2.right":
    "Dieselben drei Karten darf man derselben Person nicht zweimal zeigen. Eine andere Karte genügt. (B7.1)",
  "lesson.answering.2.wrong":
    "Darin ist eine andere Karte, also ist es eine andere Antwort. Nur genau dieselben drei Karten darf man nicht noch einmal zeigen.",
  "lesson.mission.title": "Partner, Auftrag, Verkünden",
  "lesson.mission.about": "Von zwei Buchstaben zum Sieg.",
  "lesson.mission.1.task":
    "Fiddlebottom hat den Buchstaben B, sein Partner Bubble hat D. Wie lautet ihr Code?",
  "lesson.mission.1.a": "B-D",
  "lesson.mission.1.b": "D-B",
  "lesson.mission.1.c": "Sie haben zwei Codes",
  "lesson.mission.1.right":
    "Fiddlebottoms Buchstabe steht vor dem von Bubble. Der Pass sagt, was B-D bedeutet: Bubble auf Feld 1. (B9)",
  "lesson.mission.1.wrong":
    "Bei diesen beiden steht Fiddlebottoms Buchstabe vorn, bei den anderen beiden der von Zsa Zsa.",
  "lesson.mission.2.task":
    "Du bist Fiddlebottom mit dem Buchstaben A, Grün ist Bubble mit C und hat dir alles in Grau gezeigt. Euer Auftrag A-C lautet: Fiddlebottom auf Feld 5. Bring deine große Figur zu Wasser von Molo nach San Giorgio Maggiore, verkünde und nenne Grün und A-C.",
  "lesson.mission.2.right":
    "Ihr gewinnt beide. Wäre Partner, Code oder Ort falsch gewesen, hätten eure Gegner gewonnen. (B10.3)",
  "lesson.mission.2.wrong":
    "So gewinnst du nicht. Deine echte Figur, die große, muss auf Feld 5 stehen, wenn du verkündest; der Partner ist Grün, der Code A-C.",
  "lesson.cards.title": "Das Kartenspiel",
  "lesson.cards.about": "Orte, Tausch und ein Code.",
  "lesson.cards.1.task":
    "Im Kartenspiel begegnet man sich, wo die Orte liegen. Gelb ist allein am Rialto, Grün und Blau sind zusammen auf San Giorgio. Du bist Rot und wählst zuletzt. Geh dorthin, wo du genau einem Agenten begegnest, und tausch: eine wahre Karte und eine falsche.",
  "lesson.cards.1.right":
    "Ihr habt beide eine wahre und eine falsche Karte gezeigt. Dein Blatt hat vermerkt, was du gesehen hast. Wo drei zusammenkommen, geschieht nichts. (C3.2, C4.1)",
  "lesson.cards.1.wrong":
    "Es gab keine Begegnung: Nur wo genau zwei zusammenkommen, findet eine statt. Geh zum Rialto.",
  "lesson.cards.2.task":
    "Du bist Bubble, und deine Zahl ist 13. Rob zeigt dir Fiddlebottom und 13. Eine Karte ist wahr, eine falsch. Wer ist Rob?",
  "lesson.cards.2.none": "Das lässt sich nicht sagen",
  "lesson.cards.2.right":
    "Die 13 hast du, also ist sie seine falsche Karte, und Fiddlebottom ist wahr: Rob ist dein Partner.",
  "lesson.cards.2.wrong":
    "Die 13 ist deine Zahl, sie kann also nicht seine sein. Dann ist die andere Karte die wahre.",
  "lesson.cards.3.task":
    "Fiddlebottom hat 36, Bubble 13, Zsa Zsa 24 und X 47. Welcher Code öffnet den Tresor?",
  "lesson.cards.3.a": "13-24-36-47",
  "lesson.cards.3.b": "36-13-24-47",
  "lesson.cards.3.c": "36-13-47-24",
  "lesson.cards.3.right": "Fiddlebottom, Bubble, Zsa Zsa, X: in dieser Reihenfolge. (C1.2)",
  "lesson.cards.3.wrong":
    "Die Zahlen werden in der Reihenfolge Fiddlebottom, Bubble, Zsa Zsa, X gelesen.",
};
