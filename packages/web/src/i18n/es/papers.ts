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
  "card.grey": "{face} (carta gris)",
  "card.mission": "letra {letter} (carta gris)",
  "card.token.grey": "{face}, gris",
  "card.label":
    "carta {kind, select, identity {de identidad} build {de complexión} other {de misión}} {tone, select, red {roja} green {verde} blue {azul} yellow {amarilla} other {gris}}: {face}",

  "papers.larger": "Ampliar",
  "papers.smaller": "Reducir",
  "papers.title": "Mis papeles",
  "papers.passport": "Pasaporte",
  "papers.cards": "Cartas",
  "papers.notebook": "Libreta",
  "papers.log": "Diario",

  "passport.none": "Las cartas secretas aún no se han repartido.",
  "passport.identity": "Eres",
  "passport.figure": "Tu figura verdadera",
  "passport.figure.build": "{build}",
  "passport.figure.at": "{build}, en {space}",
  "passport.letter": "Tu letra",
  "passport.partner": "En tu equipo: {agent}",
  "passport.partner.certain": "es {name}",
  "passport.partner.open": "está entre {names}",
  "passport.partner.openOrNone": "está entre {names}, o es el agente detenido",
  "passport.partner.none": "es el agente detenido: juegas en solitario",
  "passport.alone.certain":
    "Eres el agente solitario. Ganas si anuncias en solitario mientras tu figura verdadera está en {place}. (B11.3)",
  "passport.alone.possible":
    "Si tu compañero es el agente detenido, ganas anunciando en solitario mientras tu figura verdadera está en {place}. (B11.3)",
  "passport.missions": "Las misiones",
  "passport.missions.hint":
    "Dos letras forman un código, y el código dice la misión. Un agente nombrado es siempre su figura verdadera; «sobre» quiere decir en la misma casilla. (B9)",
  "passport.missions.three":
    "Si una misión nombra al agente detenido, se refiere a su compañero. (B11.2)",
  "passport.ambassador": "El Embajador",
  "passport.ambassador.aim":
    "No tienes cartas secretas. Averigua quién es cada cual y cuál es su figura verdadera antes de que se anuncie una misión.",
  "passport.ambassador.move":
    "En tu turno te mueves hasta dos casillas, por tierra o por mar. (B12.2)",
  "passport.ambassador.mustMove":
    "En tu turno te mueves una o dos casillas, por tierra o por mar; no puedes quedarte donde estás. (B12.2)",
  "passport.ambassador.ask":
    "Si te paras donde hay una figura, quien la lleva te muestra dos cartas, una de ellas verdadera; después destierras la figura. (B12.3)",
  "passport.ambassador.watch": "Lo que se muestra a través de ti, también lo ves tú. (B12.4)",
  "passport.ambassador.seal":
    "Una sola vez, cuando quieras, puedes declarar «Sé quiénes sois» y sellar tu hoja. Si al anunciarse una misión los ocho datos son correctos, ganas en solitario. (B12.5)",
  "passport.ambassador.sealed":
    "Tu hoja está sellada. Ahora toca esperar a que alguien anuncie. (B12.5)",

  "passport.sheet": "{name}: {agent}, {build}",

  "missions.own": "Tu equipo:",
  "missions.of": "Equipo:",
  "missions.team": "{first} y {second}",
  "missions.code": "Código",
  "missions.mission": "Misión",
  "missions.certain": "esta",
  "missions.possible": "posible",
  "missions.ruledOut": "no",
  "mission.anyOnto": "cualquier figura sobre {agent}",
  "mission.anyOntoAmbassador": "cualquier figura sobre el Embajador",
  "mission.agentOnto": "{agent} sobre el Embajador",
  "mission.together": "{first} sobre {second}, o al revés",
  "mission.agentTo": "{agent} en {place}",
  "mission.ambassadorTo": "el Embajador en {place}",
  "mission.oneOfOursTo": "una de las dos figuras verdaderas del equipo en {place}",
  "mission.space": "la casilla {number} ({name})",
  "mission.embassy": "la embajada",

  "cards.ambassador": "El Embajador no tiene cartas.",
  "cards.grey": "Tus cartas secretas",
  "cards.grey.hint": "Son la verdad. Quien ve una de ellas tiene la certeza.",
  "cards.coloured": "Tus cartas de color",
  "cards.coloured.hint": "Las muestras cuando te preguntan. Casi todas mienten.",
  "cards.shown": "Lo que has mostrado",
  "cards.shown.nothing": "Nada todavía.",

  "answers.turn": "Turno",
  "answers.question": "Pregunta",
  "answers.cards": "Cartas",
  "answers.inTurn": "{turn}",
  "answers.before": "–",
  "answers.asked": "{name}: {about, select, identity {identidad} other {complexión}}",
  "answers.shownToMe": "mostradas a ti",
  "answers.shownByMe": "mostradas por ti",
  "answers.seenByMe": "ante tus ojos",
  "answers.betweenOthers": "no vistas",
  "answers.penalty": "penalización",
  "answers.hidden": "{count, plural, one {1 carta, sin ver} other {# cartas, sin ver}}",

  "notebook.hint":
    "De las cartas de una respuesta, al menos una es verdadera. La libreta va descartando; toca un hueco abierto para apuntar a lápiz lo que crees.",
  "notebook.arrested": "El agente detenido",
  "notebook.answers": "Lo que ha mostrado {name}",
  "notebook.answers.none": "{name}: aún sin preguntas.",
  "notebook.shown": "Lo que ha visto de ti {name}",

  "grid.identity": "Identidad",
  "grid.build": "Complexión",
  "grid.mission": "Letra",
  "grid.fact": "visto",
  "grid.follows": "seguro",
  "grid.ruledOut": "no",
  "grid.yes": "sí",
  "grid.no": "no",
  "grid.open": "abierto",
  "grid.tap": "{next, select, yes {Apuntar: creo que sí} no {Apuntar: creo que no} other {Borrar}}",
  "grid.shown": "{count, plural, one {mostrada una vez} other {mostrada # veces}}",
  "legend.title": "Qué significan las marcas",
  "legend.fact": "Un hecho: has visto una carta gris o una carta sola",
  "legend.follows": "Se deduce de todo lo que has visto",
  "legend.ruledOut": "Queda descartado por lo que has visto",
  "legend.yes": "Tu lápiz: crees que sí",
  "legend.no": "Tu lápiz: crees que no",
  "legend.tally": "Cuántas veces se ha mostrado esta carta ante tus ojos",

  "log.nothing": "Aún no ha pasado nada.",

  "coach.title": "¿Y ahora?",
  "coach.doIt": "Hacerlo",
  "coach.thinking": "Espera a que se haya mostrado todo.",
  "coach.expect.none": "De momento, nada. Fíjate en los demás: cada respuesta cuenta.",
  "coach.expect.ended": "La partida ha terminado. ¡Mira quién era cada cual!",
  "coach.expect.place":
    "Pon tus cuatro figuras en tus cuatro casillas de salida. Nadie sabe aún cuál eres tú de verdad.",
  "coach.expect.move":
    "Usa cada bola una vez, o ninguna. Si acabas en la casilla de una figura ajena, puedes preguntar a quien la lleva.",
  "coach.expect.walk":
    "Mueve al Embajador hasta dos casillas. Si te paras donde hay una figura, preguntas a quien la lleva.",
  "coach.expect.resolve":
    "{count, plural, one {Hay un encuentro por resolver} other {Hay # encuentros por resolver}}: pregunta, o da un paso más a una casilla libre. O anuncia tu misión.",
  "coach.expect.endTurn":
    "No quedan encuentros. Anuncia tu misión si se cumple ahora mismo, o termina tu turno.",
  "coach.expect.show":
    "{name} te pregunta por tu {about, select, identity {identidad} other {complexión}}. {clear, select, yes {Muestra dos cartas de ese tipo} other {Muestra dos cartas de ese tipo y una del otro}}; al menos una debe ser verdadera.",
  "coach.expect.penalty":
    "{name} ha puesto una objeción correcta. Debes mostrar {owed, plural, one {una carta verdadera} other {# cartas, una de ellas verdadera}}.",
  "coach.expect.banish": "Destierra {piece} a una de las casillas iluminadas.",
  "coach.expect.shakeHands":
    "{name} ha anunciado una misión contigo. Da la mano solo si formáis equipo.",

  "coach.do.place": "Colócalas tal como vienen.",
  "coach.do.move": "Mueve: {moves}.",
  "coach.do.moveNot": "Quédate donde estás.",
  "coach.do.walk": "Camina a {to}.",
  "coach.do.ask":
    "Pregunta a {name} por {about, select, identity {la identidad} other {la complexión}}.",
  "coach.do.step": "No preguntes; da un paso más a {to}.",
  "coach.do.show": "Muestra {cards}.",
  "coach.do.object": "Pon una objeción.",
  "coach.do.banish": "Destierra {piece} a {to}.",
  "coach.do.endTurn": "Termina tu turno.",
  "coach.do.announce": "Anuncia «¡Misión cumplida!» con {name} y el código {code}.",
  "coach.do.announceAlone": "Anuncia «¡Misión cumplida!» en solitario.",
  "coach.do.shake": "Da la mano.",
  "coach.do.refuse": "Rechaza la mano.",
  "coach.do.seal": "Declara «Sé quiénes sois» y sella tu hoja.",
  "coach.do.gesture":
    "Haz un gesto para {name}: {tic, select, F {guiña el ojo derecho} B {tírate del lóbulo izquierdo} Z {tuerce el labio} other {frunce el ceño}}.",

  "because.anyPlace": "Antes de que se repartan las cartas, da igual un sitio que otro.",
  "because.fulfils": "Así cumples tu misión y puedes anunciarla.",
  "because.meetsPartner": "Así te encuentras con {name}, de tu equipo: decíos las letras.",
  "because.throughAmbassador":
    "{known, select, yes {A través del Embajador ves dos cartas de {name}, y una es verdadera: es lo que más aclara.} other {A través del Embajador ves dos cartas de cualquiera, y una es verdadera: es lo que más aclara.}}",
  "because.knowsLeast": "Un encuentro con {name} es lo que más te aclara lo que aún no sabes.",
  "because.race": "Conoces tu misión. Ahora cuenta cada paso.",
  "because.approach": "Así te acercas a alguien a quien vale la pena preguntar.",
  "because.stepsOn": "Preguntar aquí te diría poco, y el paso te hace avanzar.",
  "because.meetingsDone": "En este turno no queda nada que hacer.",
  "because.accomplished": "Compañero, código y misión: todo es seguro.",
  "because.tellsPartner": "{name} está en tu equipo y debería saber quién eres.",
  "because.tellsLittle": "Así {name} averigua poco.",
  "because.repeated": "{name} ya te había mostrado estas cartas, así que debe mostrar más.",
  "because.sendsAway": "Es lo que menos ayuda al otro equipo.",
  "because.believes": "Por lo que sabes, {name} bien puede estar en tu equipo.",
  "because.doubts":
    "Por lo que sabes, {name} no puede estar en tu equipo, o el código no es correcto.",
  "because.knowsAll": "Sabes quién es cada cual.",
  "because.greetsPartner":
    "Sabes con certeza que {name} está en tu equipo. Ahora {name} también puede sospecharlo.",
  "because.misleads": "Un gesto falso no cuesta nada.",

  "end.won": "¡Has ganado!",
  "end.lost": "Has perdido",
  "end.again": "Jugar otra vez",
  "end.home": "Inicio",
  "end.unmasked": "Fuera máscaras",
  "end.winner": "gana",
  "end.figure": "figura «{build}», en {space}",
  "end.arrested": "Agente detenido desde el principio",
  "end.arrested.note":
    "Con tres jugadores hay un agente detenido, y su compañero es el agente solitario. (B11.1)",
  "end.missions": "Las misiones",
  "verdict.code": "{code}:",
  "verdict.escape": "en solitario: {agent} en {place}",
  "verdict.held": "Se cumplía al acabar la partida.",
  "verdict.notHeld": "No se cumplía al acabar la partida.",
  "end.sheet": "La hoja del Embajador",
  "sheet.player": "Jugador",
  "sheet.right": "bien",
  "sheet.wrong": "mal",
};
