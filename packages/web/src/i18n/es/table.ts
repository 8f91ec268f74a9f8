import type { table as english } from "../en/table.js";
import type { Translation } from "../messages.js";

export const table: Translation<typeof english> = {
  "table.title": "{turn, plural, =0 {Antes del primer turno} other {Turno #}}",
  "table.home": "Inicio",
  "table.takeBack": "Deshacer",
  "table.hurry": "Adelantar",
  "table.close": "Cerrar",
  "table.sides": "Qué se ve",
  "table.side.play": "Mesa",
  "rule.open": "Leer la regla {rule}",
  "rule.title": "Regla {rule}",
  "rule.whole": "En el reglamento (ventana nueva)",
  "rule.missing": "No se ha podido cargar la regla. ¿Tienes conexión?",
  "table.phantom":
    "El Fantasma muestra {balls}; {used, plural, =0 {ninguna usada} one {# usada} other {# usadas}}",

  "table.map": "Plano de Venecia",
  "table.map.keys":
    "Venecia: las flechas mueven el plano, más y menos lo acercan y alejan, 0 lo muestra entero",
  "table.map.title": "VENEZIA",
  "table.map.nearer": "Acercar",
  "table.map.farther": "Alejar",
  "table.map.whole": "Plano entero",
  "table.map.true": "figura verdadera",
  "table.space.home":
    "{name} (casilla de salida {colour, select, red {roja} green {verde} blue {azul} other {amarilla}})",
  "table.piece.at": "{piece}, en {space}",
  "table.piece.mine": "tu figura verdadera",
  "table.piece.true": "en realidad {agent}",

  "seats.title": "Jugadores",
  "seats.name":
    "{role, select, red {Rojo} green {Verde} blue {Azul} yellow {Amarillo} other {Embajador}}",
  "seats.you": "tú",
  "seats.turn": "turno",
  "seats.asked": "responde",
  "seats.sealed": "hoja sellada",

  "prompt.place": "Coloca tus cuatro figuras en tus casillas de salida; aún no lo ve nadie.",
  "prompt.move": "Te toca: elige qué figura mover.",
  "prompt.move.where": "¿Adónde llevas esta figura ({piece})?",
  "prompt.move.more":
    "{left, plural, =0 {Ya no se puede mover más: termina o deshaz un paso.} one {Queda una bola: sigue moviendo o termina.} other {Quedan # bolas: sigue moviendo o termina.}}",
  "prompt.walk": "Te toca: camina hasta dos casillas.",
  "prompt.resolve":
    "{count, plural, one {Tienes un encuentro} other {Tienes # encuentros}}: pregunta{step, select, yes { o da un paso más} other {}}.",
  "prompt.endTurn":
    "Aquí no hay más que hacer: termina el turno{announce, select, yes { o anuncia la misión} other {}}.",
  "prompt.announce": "«¡Misión cumplida!» ¿Con quién y con qué código?",
  "prompt.show":
    "{Name} te pregunta por tu {about, select, identity {identidad} other {complexión}}: elige tres cartas.",
  "prompt.show.clear":
    "{Name} te pregunta por tu {about, select, identity {identidad} other {complexión}}: elige dos cartas.",
  "prompt.penalty":
    "{Name} tiene razón en su objeción: muestra {owed, plural, one {una carta verdadera} other {# cartas}} más.",
  "prompt.reveal": "{Name} te muestra estas cartas.",
  "prompt.reveal.watched": "Ves lo que {name} muestra a {asker}.",
  "prompt.banish": "Destierra {piece}: elige una casilla.",
  "prompt.handshake": "{Name} cree que formáis equipo y te tiende la mano: ¿se la estrechas?",
  "prompt.ended": "La partida ha terminado.",
  "prompt.wait.dealing": "Se están repartiendo las cartas.",
  "prompt.wait.next": "Pasa el turno.",
  "prompt.wait.placing": "Los demás están colocando sus figuras.",
  "prompt.wait.moving": "{Name} está moviendo.",
  "prompt.wait.resolving": "{Name} piensa a quién preguntar.",
  "prompt.wait.answer": "{Name} elige qué cartas mostrarte.",
  "prompt.wait.answering": "{Name} elige cartas para {asker}.",
  "prompt.wait.banishing": "{Name} destierra a alguien (desde {space}).",
  "prompt.wait.handshake": "«¡Misión cumplida!», código {code}: ¿estrechará {name} la mano?",
  "prompt.wait.escape": "{Name} anuncia en solitario: «¡Misión cumplida!»",

  "ball.means.white": "Blanca: tuya, por tierra o por mar",
  "ball.means.orange": "Naranja: tuya, por tierra",
  "ball.means.blue": "Azul: tuya, por mar",
  "ball.means.black": "Negra: el Embajador",
  "ball.means.purple": "Morada: una figura ajena",

  "move.choose": "mover esta",
  "move.target": "{space}, con la bola {ball}",
  "move.plan": "Tus pasos hasta ahora",
  "move.step": "{piece}: {from} → {to}",
  "move.back": "Deshacer este paso",
  "move.back.label": "Deshacer: {piece}, de {from} a {to}",
  "move.other": "Otra figura",
  "move.finish": "Terminar",
  "move.stay": "No mover nada",

  "walk.target": "caminar a {space}",
  "walk.so.far": "Caminas a {via}.",
  "walk.stay": "Quedarme aquí",

  "place.hint": "Más tarde, una de las cuatro serás tú en secreto.",
  "place.where": "¿Dónde va la figura «{build}»?",
  "place.put": "figura «{build}» a {space}",
  "place.done": "Listo",

  "resolve.meeting": "{space}: {own} encuentra {other}.",
  "resolve.meeting.you": "{space}: encuentras {other}.",
  "resolve.through": "A través del Embajador puedes pedir dos cartas a cualquiera. ¿A quién?",
  "resolve.ask": "Preguntar a {object}: {about, select, identity {identidad} other {complexión}}",
  "resolve.step": "Dar un paso más sin preguntar",
  "resolve.step.to": "dar un paso más a {space}",
  "resolve.end": "Terminar turno",

  "announce.open": "¡Misión cumplida!",
  "announce.partner": "Mi compañero es",
  "announce.alone": "Nadie: voy en solitario",
  "announce.code": "Nuestro código es",
  "announce.warning":
    "Esto acaba la partida. Solo ganas si formas equipo con {partner} y te estrecha la mano, el código es {code} y la misión está cumplida en el tablero ahora mismo; si no, gana el otro equipo. (B10.3)",
  "announce.warning.alone":
    "Esto acaba la partida. Solo ganas si tu compañero es el agente detenido y tu figura verdadera está en {place}; si no, ganan los demás. (B11.3)",
  "announce.back": "Aún no",
  "announce.do": "Anunciar",

  "show.rule":
    "{about, select, identity {Dos identidades y una complexión} other {Dos complexiones y una identidad}}, al menos una de ellas verdadera. (B5.1, B5.2)",
  "show.rule.clear":
    "Dos {about, select, identity {identidades} other {complexiones}}, al menos una de ellas verdadera. (B6.1)",
  "show.more":
    "Puedes usar tus cartas grises: son una prueba. Tu letra puede ocupar el lugar de {clear, select, yes {una carta} other {una carta cualquiera}}, pero nunca cuenta como verdadera. ({clear, select, yes {B6.2} other {B5.3}})",
  "show.rule.penalty":
    "{owed, plural, one {Una sola carta verdadera} other {# cartas, al menos una verdadera y al menos una}} de lo preguntado ({about, select, identity {identidad} other {complexión}}); nunca la letra. (B7.4)",
  "show.card": "{card}{truth, select, yes {, verdadera} other {}}",
  "show.true": "★ verdad",
  "show.earlier": "{Name} ya ha visto de ti",
  "show.all":
    "{count, plural, one {La única respuesta permitida} other {Las # respuestas permitidas}}",
  "show.group.single": "Una sola carta verdadera",
  "show.group.oneTrue": "Una carta verdadera",
  "show.group.moreTrue": "Más de una carta verdadera",
  "show.group.grey": "Con una carta gris",
  "show.group.mission": "Con tu letra",
  "show.chosen":
    "{count, plural, =0 {Elige cartas} one {1 carta elegida} other {# cartas elegidas}}",
  "show.do": "{count, plural, one {Esta carta} other {Estas # cartas}} para {object}",

  "reveal.on": "Seguir",
  "reveal.truth":
    "{count, plural, one {Esta carta es verdadera.} other {Al menos una de estas # cartas es verdadera.}}{penalty, select, yes { Es la penalización por repetir una respuesta.} other {}}",
  "object.do": "Objeción: ya lo había visto",
  "object.hint":
    "Si ya te habían mostrado estas cartas, puedes poner ahora una objeción y ver más; si te equivocas, no pasa nada. (B7.5)",

  "banish.hint": "Elige una casilla iluminada en el plano o una de esta lista.",
  "banish.filter": "Buscar",
  "banish.none": "Ninguna casilla libre se llama así.",
  "banish.to": "desterrar a {space}",
  "banish.embassy": "Embajada",
  "banish.plain": "Otras casillas",
  "banish.home":
    "Casillas de salida {colour, select, red {rojas} green {verdes} blue {azules} other {amarillas}}",

  "handshake.code": "El código anunciado es {code}. Para tu equipo significa: {mission}",
  "handshake.hint":
    "Estrecha la mano si formáis equipo y el código y la misión son correctos. Respondas lo que respondas, la partida acaba ahora; si formáis equipo y la rechazas, tú también pierdes. (B10.3)",
  "handshake.yes": "Estrechar la mano",
  "handshake.no": "Rechazar",

  "gesture.open": "Gesto",
  "gesture.title": "Un gesto",
  "gesture.hint": "Un tic puede ser auténtico o fingido; no compromete a nadie.",
  "gesture.to": "¿Para quién?",
  "gesture.all": "Toda la mesa",
  "gesture.like": "como {agent}",
  "gesture.tic.F": "Guiñar el ojo derecho",
  "gesture.tic.B": "Tirarse del lóbulo izquierdo",
  "gesture.tic.Z": "Torcer el labio",
  "gesture.tic.X": "Fruncir el ceño",

  "seal.open": "Sellar una hoja",
  "seal.title": "«Sé quiénes sois»",
  "seal.hint":
    "Escribe la identidad y la complexión de cada cual. Una vez sellada, la hoja no se puede cambiar y nadie la ve; si al acabar la partida aciertas las ocho, ganas en solitario. (B12.5)",
  "seal.identity": "Identidad de {dative}",
  "seal.build": "Complexión de {dative}",
  "seal.do": "Sellar",

  "refusal.malformed": "Eso no se puede hacer aquí.",
  "refusal.notAtTable": "En esta partida solo miras.",
  "refusal.gameOver": "La partida ha terminado.",
  "refusal.staleDecision": "Llega tarde: la partida ya ha seguido.",
  "refusal.notYourDecision": "Ahora no te toca decidir.",
  "refusal.notAwaited": "Ahora hay que decidir otra cosa.",
  "refusal.noSuchSeat": "Ahí no se sienta nadie.",
  "refusal.toYourself": "No puedes elegirte a ti.",
  "refusal.notTheAmbassador": "Solo quien lleva al Embajador sella una hoja.",
  "refusal.alreadySealed": "Tu hoja ya está sellada.",
  "refusal.notDealt": "Las cartas secretas aún no se han repartido.",
  "refusal.announcementMade": "Ya se ha anunciado una misión: es tarde para una hoja.",
  "refusal.sheetRepeats":
    "Cada identidad y cada complexión debe aparecer en la hoja exactamente una vez.",
  "refusal.notYourHomes": "Tus figuras van en tus cuatro casillas de salida, una en cada una.",
  "refusal.ballNotShown": "El Fantasma no muestra esa bola, o ya está usada.",
  "refusal.notYourFigure": "Esa bola solo mueve tus propias figuras.",
  "refusal.ownFigure": "La morada mueve una figura ajena, no una tuya.",
  "refusal.notInPlay": "Esa figura no está en juego.",
  "refusal.ambassadorNotYours": "Solo la negra mueve al Embajador, y no mueve a nadie más.",
  "refusal.notByLand": "Ninguna ruta por tierra lleva hasta ahí.",
  "refusal.notBySea": "Ninguna ruta por mar lleva hasta ahí.",
  "refusal.notAdjacent": "Esa casilla no está al lado.",
  "refusal.held": "Ahí ya está otra figura.",
  "refusal.ownFiguresShare": "Dos figuras tuyas están en la misma casilla: mueve una de ellas.",
  "refusal.twoOfOnePlayer": "Te encontrarías con dos figuras del mismo color: solo se permite una.",
  "refusal.mustMove": "En esta edición, quien lleva al Embajador tiene que moverse.",
  "refusal.noMeeting": "Ahí no te encuentras con nadie.",
  "refusal.wrongPlayer": "En este encuentro no puedes preguntar a esa persona.",
  "refusal.noStep": "El Embajador no puede dar un paso más: pregunta.",
  "refusal.occupied": "Esa casilla está ocupada.",
  "refusal.numbered": "No se destierra a nadie a una casilla con número.",
  "refusal.embassyClosed": "Con cinco jugadores no se destierra a nadie a la embajada.",
  "refusal.notHomeOrEmbassy": "El Embajador va a la embajada o a una casilla de salida.",
  "refusal.wrongCards": "El número o el tipo de las cartas no responde a la pregunta.",
  "refusal.noTrueCard": "Al menos una carta debe ser verdadera.",
  "refusal.notYourGrey": "Solo puedes mostrar tus propias cartas grises.",
  "refusal.sameFace": "No se puede mostrar dos veces lo mismo.",
  "refusal.shownBefore": "Ya has mostrado a esta persona exactamente estas cartas.",
  "refusal.pairSeenBefore": "Esta persona ya ha visto juntas estas dos cartas.",
  "refusal.singleNotAllowed":
    "Una sola carta basta únicamente si es verdadera, es de lo preguntado y no queda otra respuesta de color.",
  "refusal.notThePenalty": "Esa no es la penalización que debes.",
  "refusal.notObjectable": "Ahora no hay nada que objetar.",
  "refusal.meetingsOpen": "Antes de acabar el turno hay que resolver todos los encuentros.",
  "refusal.notNow": "Ahora no.",
  "refusal.notAnAgent": "El Embajador no participa en eso.",
  "refusal.notAlonePossible": "Solo con tres jugadores puede haber un agente solitario.",
};
