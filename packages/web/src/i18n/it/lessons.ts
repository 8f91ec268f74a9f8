import type { PartCatalogs } from "../messages.js";

/** What the lessons say. */
export const words: PartCatalogs["lessons"] = {
  "lessons.title": "Impara a giocare",
  "lessons.intro":
    "Sei brevi lezioni al tavolo vero. Fai tutto tu, e ogni passo spiega perché. Di queste partite non si conserva nulla, e quella che stai giocando resta com’è.",
  "lessons.done": "Fatta",
  "lesson.step": "{title}: {step} di {steps}",
  "lesson.guide": "Che cosa fare",
  "lesson.answer": "La tua risposta",
  "lesson.right": "Giusto.",
  "lesson.wrong": "Non proprio.",
  "lesson.again": "Riprova",
  "lesson.next": "Passo successivo",
  "lesson.finish": "Concludi la lezione",
  "lesson.leave": "Tutte le lezioni",
  "lesson.moving.title": "Muovere",
  "lesson.moving.about": "Il Fantasma, le sue palline e chi muovono.",
  "lesson.moving.1.task":
    "Sei Rosso. Il Fantasma ti ha dato bianca, arancione e blu. Porta la tua figura alta via terra da Molo a San Marco e finisci di muovere.",
  "lesson.moving.1.right":
    "Una pallina bianca o arancione muove una tua figura via terra, una blu via acqua. Le palline che non ti servono puoi lasciarle. (B3.1)",
  "lesson.moving.1.wrong":
    "La tua figura alta non è a San Marco. Scegli la figura alta, poi San Marco lì accanto, e finisci di muovere.",
  "lesson.moving.2.task":
    "Ora hai arancione, viola e nera. Usa la viola: porta la figura grassa di Verde da San Marco alla tua figura alta, a Molo.",
  "lesson.moving.2.right":
    "La pallina viola muove una figura altrui, la nera l’Ambasciatore. Così puoi far venire gli altri da te. (B3.7)",
  "lesson.moving.2.wrong":
    "La figura grassa di Verde non è a Molo. Sceglila con la pallina viola, poi scegli Molo.",
  "lesson.meeting.title": "Incontrare e chiedere",
  "lesson.meeting.about": "Due modi di chiedere, e che cosa viene dopo.",
  "lesson.meeting.1.task":
    "La figura grassa di Verde è a San Marco, a un passo dalla tua figura alta a Molo. Vai lì, chiedi qualcosa a Verde e poi allontana la figura.",
  "lesson.meeting.1.right":
    "Ti hanno mostrato tre carte, e almeno una è vera. Il tuo taccuino le ha annotate. Dopo aver chiesto devi allontanare la figura: nessuno riceve due domande di fila senza che qualcuno torni a raggiungerlo. (B5.1, B8.1)",
  "lesson.meeting.1.wrong":
    "Non hai chiesto a nessuno. Vai a San Marco, scegli di chiedere a Verde, guarda le carte e poi scegli dove mandare la figura.",
  "lesson.meeting.2.task":
    "L’Ambasciatore è a San Marco. Vai da lui e chiedi tramite lui a chi vuoi.",
  "lesson.meeting.2.right":
    "Tramite l’Ambasciatore puoi chiedere a chiunque, dovunque siano le sue figure, e ti mostrano solo due carte, di cui una è vera. Così scopri molto di più. (B6.1)",
  "lesson.meeting.2.wrong":
    "Non hai chiesto tramite l’Ambasciatore. Vai a San Marco e scegli a chi chiedere.",
  "lesson.truths.title": "Leggere mezze verità",
  "lesson.truths.about": "Che cosa dicono tre carte di cui almeno una è vera.",
  "lesson.truths.1.task":
    "Sei Fiddlebottom. Tramite l’Ambasciatore chiedi a Leo chi è, e lui ti mostra Fiddlebottom e X. Chi è Leo?",
  "lesson.truths.1.right": "Una delle due è vera, e Fiddlebottom sei tu. Quindi Leo è X.",
  "lesson.truths.1.wrong":
    "Una delle due carte dev’essere vera. Non può essere Fiddlebottom: sei tu. Che cosa resta?",
  "lesson.truths.2.task":
    "Prima Leo ti aveva mostrato basso, alto e Bubble. Ora sai che è X. Che cosa sai della sua corporatura?",
  "lesson.truths.2.a": "È grasso o magro",
  "lesson.truths.2.b": "È basso o alto",
  "lesson.truths.2.c": "Niente",
  "lesson.truths.2.right":
    "Bubble era falsa, quindi una delle altre due è vera: Leo è basso o alto.",
  "lesson.truths.2.wrong": "Almeno una delle tre carte è vera, e Bubble non lo era.",
  "lesson.truths.3.task": "Sei Bubble. Mia ti mostra Bubble, Zsa Zsa e grasso. Che cosa sai?",
  "lesson.truths.3.a": "È Zsa Zsa",
  "lesson.truths.3.b": "È grassa",
  "lesson.truths.3.c": "È Zsa Zsa, o grassa, o entrambe le cose",
  "lesson.truths.3.right":
    "Bubble sei tu, quindi una delle altre due è vera. Possono esserlo tutte e due.",
  "lesson.truths.3.wrong":
    "Bubble non può essere vera, perché sei tu. Delle altre due almeno una lo è; quale, le carte non lo dicono ancora.",
  "lesson.answering.title": "Rispondere",
  "lesson.answering.about": "Dire la verità, ma non tutta.",
  "lesson.answering.1.task":
    "Verde ti ha incontrato e chiede chi sei. Sei Fiddlebottom, e la tua figura è quella alta. Mostra tre carte del tuo colore: almeno una dev’essere vera, e a Verde hai già mostrato Fiddlebottom, Bubble e grasso.",
  "lesson.answering.1.right":
    "Le regole sono rispettate, e Verde ne sa poco più di prima. Se Verde fosse della tua squadra, avresti potuto dire di più. (B5.2, B7.1)",
  "lesson.answering.1.wrong":
    "Era permesso, ma una carta grigia è una prova: ora Verde lo sa per certo. Tieni le carte grigie per qualcuno che credi della tua squadra. (B5.3)",
  "lesson.answering.2.task":
    "Hai mostrato a Verde Fiddlebottom, Bubble e grasso. In un altro incontro Verde ti chiede la stessa cosa. Quale risposta non è permessa?",
  "lesson.answering.2.a": "Fiddlebottom, Bubble e grasso",
  "lesson.answering.2.b": "Fiddlebottom, Zsa Zsa e grasso",
  "lesson.answering.2.c": "Fiddlebottom, Bubble e magro",
  "lesson.answering.2.right":
    "Le stesse tre carte non si possono mostrare due volte alla stessa persona. Basta che una sia diversa. (B7.1)",
  "lesson.answering.2.wrong":
    "Contiene una carta diversa, quindi è un’altra risposta. È vietato solo ripetere esattamente le stesse tre carte.",
  "lesson.mission.title": "Compagno, missione, annuncio",
  "lesson.mission.about": "Da due lettere alla vittoria.",
  "lesson.mission.1.task":
    "Fiddlebottom ha la lettera B, il suo compagno Bubble ha la D. Qual è il loro codice?",
  "lesson.mission.1.a": "B-D",
  "lesson.mission.1.b": "D-B",
  "lesson.mission.1.c": "Hanno due codici",
  "lesson.mission.1.right":
    "La lettera di Fiddlebottom viene prima di quella di Bubble. Il passaporto dice che cosa significa B-D: Bubble raggiunge la casella 1. (B9)",
  "lesson.mission.1.wrong":
    "Con questi due viene prima la lettera di Fiddlebottom, con gli altri due quella di Zsa Zsa.",
  "lesson.mission.2.task":
    "Sei Fiddlebottom con la lettera A; Verde è Bubble con la C e ti ha mostrato tutto in grigio. La vostra missione A-C dice: Fiddlebottom raggiunge la casella 5. Porta la tua figura alta via acqua da Molo a San Giorgio Maggiore, annuncia la missione e nomina Verde e A-C.",
  "lesson.mission.2.right":
    "Vincete insieme. Se il compagno, il codice o il posto fossero stati sbagliati, avrebbe vinto l’altra squadra. (B10.3)",
  "lesson.mission.2.wrong":
    "Così non si vince. La tua figura vera, quella alta, deve essere sulla casella 5 quando annunci; il compagno è Verde, il codice A-C.",
  "lesson.cards.title": "Il gioco di carte",
  "lesson.cards.about": "Luoghi, scambi e un codice.",
  "lesson.cards.1.task":
    "Nel gioco di carte ci si incontra dove sono i luoghi giocati. Giallo è da solo a Rialto, Verde e Blu sono insieme a San Giorgio. Tu sei Rosso e scegli alla fine. Vai dove incontri esattamente un agente, e scambia: una carta vera e una falsa.",
  "lesson.cards.1.right":
    "Avete mostrato tutti e due una carta vera e una falsa. Il tuo foglio ha annotato ciò che hai visto. Dove ci si trova in tre non succede nulla. (C3.2, C4.1)",
  "lesson.cards.1.wrong":
    "Non c’è stato nessun incontro: ce n’è uno solo dove ci si trova esattamente in due. Vai a Rialto.",
  "lesson.cards.2.task":
    "Sei Bubble, e il tuo numero è 13. Rob ti mostra Fiddlebottom e 13. Una carta è vera, l’altra falsa. Chi è Rob?",
  "lesson.cards.2.none": "Non si può sapere",
  "lesson.cards.2.right":
    "Il 13 è tuo, quindi è la sua carta falsa, e Fiddlebottom è vera: Rob è il tuo compagno.",
  "lesson.cards.2.wrong":
    "Il 13 è il tuo numero, quindi non può essere il suo. Allora la carta vera è l’altra.",
  "lesson.cards.3.task":
    "Fiddlebottom ha 36, Bubble 13, Zsa Zsa 24 e X 47. Quale codice apre la cassaforte?",
  "lesson.cards.3.a": "13-24-36-47",
  "lesson.cards.3.b": "36-13-24-47",
  "lesson.cards.3.c": "36-13-47-24",
  "lesson.cards.3.right": "Fiddlebottom, Bubble, Zsa Zsa, X: in quest’ordine. (C1.2)",
  "lesson.cards.3.wrong": "I numeri si leggono nell’ordine Fiddlebottom, Bubble, Zsa Zsa, X.",
};
