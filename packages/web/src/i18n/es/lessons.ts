import type { PartCatalogs } from "../messages.js";

/** What the lessons say. */
export const words: PartCatalogs["lessons"] = {
  "lessons.title": "Aprender a jugar",
  "lessons.intro":
    "Seis lecciones cortas en la mesa de verdad. Lo haces tú, y cada paso explica por qué. De estas partidas no se guarda nada, y la que tienes a medias se queda como está.",
  "lessons.done": "Hecha",
  "lesson.step": "{title}: {step} de {steps}",
  "lesson.guide": "Qué hay que hacer",
  "lesson.answer": "Tu respuesta",
  "lesson.right": "Correcto.",
  "lesson.wrong": "No del todo.",
  "lesson.again": "Otra vez",
  "lesson.next": "Siguiente paso",
  "lesson.finish": "Terminar la lección",
  "lesson.leave": "Todas las lecciones",
  "lesson.moving.title": "Mover",
  "lesson.moving.about": "El Fantasma, sus bolas y a quién mueven.",
  "lesson.moving.1.task":
    "Eres Rojo. El Fantasma te ha dado blanca, naranja y azul. Lleva tu figura alta por tierra de Molo a San Marco y termina de mover.",
  "lesson.moving.1.right":
    "Una bola blanca o naranja mueve una figura tuya por tierra; una azul, por mar. Las bolas que no necesites puedes dejarlas sin usar. (B3.1)",
  "lesson.moving.1.wrong":
    "Tu figura alta no está en San Marco. Elige la figura alta, luego San Marco, que está al lado, y termina de mover.",
  "lesson.moving.2.task":
    "Ahora tienes naranja, morada y negra. Usa la morada: trae la figura gorda de Verde desde San Marco hasta tu figura alta, en Molo.",
  "lesson.moving.2.right":
    "La bola morada mueve una figura ajena; la negra, al Embajador. Así puedes hacer que las demás figuras vengan a ti. (B3.7)",
  "lesson.moving.2.wrong":
    "La figura gorda de Verde no está en Molo. Elígela con la bola morada y después elige Molo.",
  "lesson.meeting.title": "Encontrarse y preguntar",
  "lesson.meeting.about": "Dos maneras de preguntar, y lo que viene después.",
  "lesson.meeting.1.task":
    "La figura gorda de Verde está en San Marco, a un paso de tu figura alta en Molo. Ve allí, pregunta algo a Verde y destierra después la figura.",
  "lesson.meeting.1.right":
    "Te han mostrado tres cartas, y al menos una es verdadera. Tu libreta las ha apuntado. Después de preguntar tienes que desterrar la figura, así que nadie recibe dos preguntas seguidas sin que alguien camine hasta allí. (B5.1, B8.1)",
  "lesson.meeting.1.wrong":
    "No has preguntado a nadie. Ve a San Marco, elige preguntar a Verde, mira las cartas y luego elige adónde desterrar la figura.",
  "lesson.meeting.2.task":
    "El Embajador está en San Marco. Ve hasta él y pregunta a través de él a quien quieras.",
  "lesson.meeting.2.right":
    "A través del Embajador puedes preguntar a cualquiera, estén donde estén sus figuras, y te muestran solo dos cartas, de las que una es verdadera. Eso dice mucho más. (B6.1)",
  "lesson.meeting.2.wrong":
    "No has preguntado a través del Embajador. Ve a San Marco y elige a quién preguntar.",
  "lesson.truths.title": "Leer medias verdades",
  "lesson.truths.about": "Lo que dicen tres cartas de las que al menos una es verdadera.",
  "lesson.truths.1.task":
    "Eres Fiddlebottom. A través del Embajador preguntas a Leo quién es, y te muestra Fiddlebottom y X. ¿Quién es Leo?",
  "lesson.truths.1.right": "Una de las dos es verdadera, y Fiddlebottom eres tú. Así que Leo es X.",
  "lesson.truths.1.wrong":
    "Una de las dos cartas tiene que ser verdadera. No puede ser Fiddlebottom: eres tú. ¿Qué queda?",
  "lesson.truths.2.task":
    "Antes Leo te había mostrado bajo, alto y Bubble. Ahora sabes que es X. ¿Qué sabes de su complexión?",
  "lesson.truths.2.a": "Es gordo o delgado",
  "lesson.truths.2.b": "Es bajo o alto",
  "lesson.truths.2.c": "Nada",
  "lesson.truths.2.right":
    "Bubble era falsa, así que una de las otras dos es verdadera: Leo es bajo o alto.",
  "lesson.truths.2.wrong": "Al menos una de las tres cartas es verdadera, y Bubble no lo era.",
  "lesson.truths.3.task": "Eres Bubble. Mia te muestra Bubble, Zsa Zsa y gordo. ¿Qué sabes?",
  "lesson.truths.3.a": "Es Zsa Zsa",
  "lesson.truths.3.b": "Es gorda",
  "lesson.truths.3.c": "Es Zsa Zsa, o gorda, o las dos cosas",
  "lesson.truths.3.right":
    "Bubble eres tú, así que una de las otras dos es verdadera. Pueden serlo las dos.",
  "lesson.truths.3.wrong":
    "Bubble no puede ser verdadera, porque eres tú. De las otras dos, al menos una lo es; cuál, las cartas aún no lo dicen.",
  "lesson.answering.title": "Responder",
  "lesson.answering.about": "Decir la verdad, pero no toda.",
  "lesson.answering.1.task":
    "Verde se ha encontrado contigo y pregunta quién eres. Eres Fiddlebottom, y tu figura es la alta. Muestra tres cartas de tu color: al menos una tiene que ser verdadera, y a Verde ya le mostraste Fiddlebottom, Bubble y gordo.",
  "lesson.answering.1.right":
    "Las reglas se han cumplido, y Verde apenas sabe más que antes. Si Verde estuviera en tu equipo, podrías haber dicho más. (B5.2, B7.1)",
  "lesson.answering.1.wrong":
    "Estaba permitido, pero una carta gris es una prueba: ahora Verde lo sabe con certeza. Guarda tus cartas grises para alguien que creas de tu equipo. (B5.3)",
  "lesson.answering.2.task":
    "Has mostrado a Verde Fiddlebottom, Bubble y gordo. En otro encuentro Verde te pregunta lo mismo. ¿Qué respuesta no está permitida?",
  "lesson.answering.2.a": "Fiddlebottom, Bubble y gordo",
  "lesson.answering.2.b": "Fiddlebottom, Zsa Zsa y gordo",
  "lesson.answering.2.c": "Fiddlebottom, Bubble y delgado",
  "lesson.answering.2.right":
    "Las mismas tres cartas no se pueden mostrar dos veces a la misma persona. Basta con que una sea distinta. (B7.1)",
  "lesson.answering.2.wrong":
    "Lleva una carta distinta, así que es otra respuesta. Solo está prohibido repetir exactamente las mismas tres cartas.",
  "lesson.mission.title": "Compañero, misión y anuncio",
  "lesson.mission.about": "De dos letras a la victoria.",
  "lesson.mission.1.task":
    "Fiddlebottom tiene la letra B y su compañero Bubble la D. ¿Cuál es su código?",
  "lesson.mission.1.a": "B-D",
  "lesson.mission.1.b": "D-B",
  "lesson.mission.1.c": "Tienen dos códigos",
  "lesson.mission.1.right":
    "La letra de Fiddlebottom va antes que la de Bubble. El pasaporte dice qué significa B-D: Bubble en la casilla 1. (B9)",
  "lesson.mission.1.wrong":
    "Con estos dos va primero la letra de Fiddlebottom; con los otros dos, la de Zsa Zsa.",
  "lesson.mission.2.task":
    "Eres Fiddlebottom con la letra A; Verde es Bubble con la C y te lo ha mostrado todo en gris. Vuestra misión A-C dice: Fiddlebottom en la casilla 5. Lleva tu figura alta por mar de Molo a San Giorgio Maggiore, anuncia la misión y nombra a Verde y A-C.",
  "lesson.mission.2.right":
    "Ganáis juntos. Si el compañero, el código o el lugar hubieran estado mal, habría ganado el otro equipo. (B10.3)",
  "lesson.mission.2.wrong":
    "Así no se gana. Tu figura verdadera, la alta, tiene que estar en la casilla 5 cuando anuncias; el compañero es Verde, y el código, A-C.",
  "lesson.cards.title": "El juego de cartas",
  "lesson.cards.about": "Lugares, intercambios y un código.",
  "lesson.cards.1.task":
    "En el juego de cartas te encuentras con la gente donde están sus lugares. Amarillo está a solas en Rialto; Verde y Azul están juntos en San Giorgio. Eres Rojo y eliges al final. Ve adonde te encuentres con un solo agente, e intercambia: una carta verdadera y una falsa.",
  "lesson.cards.1.right":
    "Los dos habéis mostrado una carta verdadera y una falsa. Tu hoja ha apuntado lo que has visto. Donde coinciden tres no pasa nada. (C3.2, C4.1)",
  "lesson.cards.1.wrong":
    "No ha habido encuentro: solo lo hay donde coinciden exactamente dos. Ve a Rialto.",
  "lesson.cards.2.task":
    "Eres Bubble, y tu número es el 13. Rob te muestra Fiddlebottom y 13. Una carta es verdadera, y la otra, falsa. ¿Quién es Rob?",
  "lesson.cards.2.none": "No se puede saber",
  "lesson.cards.2.right":
    "El 13 es tuyo, así que es su carta falsa, y Fiddlebottom es la verdadera: Rob es tu compañero.",
  "lesson.cards.2.wrong":
    "El 13 es tu número, así que no puede ser el suyo. Entonces la otra carta es la verdadera.",
  "lesson.cards.3.task":
    "Fiddlebottom tiene el 36, Bubble el 13, Zsa Zsa el 24 y X el 47. ¿Qué código abre la caja fuerte?",
  "lesson.cards.3.a": "13-24-36-47",
  "lesson.cards.3.b": "36-13-24-47",
  "lesson.cards.3.c": "36-13-47-24",
  "lesson.cards.3.right": "Fiddlebottom, Bubble, Zsa Zsa, X: en este orden. (C1.2)",
  "lesson.cards.3.wrong": "Los números se leen en el orden Fiddlebottom, Bubble, Zsa Zsa, X.",
};
