import type { home as english } from "../en/home.js";
import type { Translation } from "../messages.js";

export const home: Translation<typeof english> = {
  "screen.table": "Mesa",
  "screen.settings": "Ajustes",

  "home.title": "Inkognito",
  "home.tagline": "Cuatro espías con máscara en Venecia. Alguien está de tu lado: descubre quién.",
  "home.masks": "Los cuatro agentes",
  "home.table": "Tu mesa",
  "home.play": "Jugar ya",
  "home.new": "Nueva partida",
  "home.continue": "Continuar",
  "home.continue.game":
    "{players, plural, other {# jugadores}}, eres {role}, {ended, select, yes {partida terminada} other {{game, select, card {ronda} other {turno}} {turn}}}",
  "home.continue.shared":
    "{people, plural, other {# personas}} en un dispositivo, {ended, select, yes {partida terminada} other {{game, select, card {ronda} other {turno}} {turn}}}",
  "home.continue.unreadable": "Una partida guardada que no se reconoce",
  "home.others": "Jugar con más gente",
  "home.settings": "Ajustes",
  "home.lessons": "Aprender a jugar",
  "home.replay": "Partidas grabadas",
  "home.ways": "Más",
  "home.rules": "Reglas",
  "home.device":
    "Sin cuenta ni servidor: la partida se queda en este dispositivo y funciona sin conexión.",

  "replace.title": "¿Empezar otra partida?",
  "replace.text": "La partida que tienes a medias se perderá para siempre.",
  "replace.yes": "Empezar otra",
  "replace.no": "Conservar la mía",

  "choice.game": "Juego",
  "choice.game.board": "juego de tablero",
  "choice.game.card": "juego de cartas",
  "choice.game.board.hint": "Figuras sobre el plano de Venecia y misiones que cumplir.",
  "choice.game.card.hint": "Cinco lugares, encuentros rápidos y un código que descifrar.",
  "choice.players": "Jugadores",
  "choice.players.board.hint":
    "{players, select, 3 {Hay un agente detenido, y nadie sabe quién es.} 5 {Alguien de la mesa es el Embajador.} other {Dos equipos de dos.}}",
  "choice.players.card.hint":
    "{players, select, 3 {Cada cual juega por su cuenta; al cuarto agente no lo lleva nadie. (C7)} 5 {Cada cual juega por su cuenta, y alguien es el Embajador. (C8)} other {Dos equipos de dos.}}",
  "choice.card.edition.telephone": "teléfono",
  "choice.card.edition.safe": "caja fuerte",
  "choice.card.edition.telephone.hint":
    "Cuando se encuentran dos agentes, pueden mostrar cartas negras como prueba. (C4.2)",
  "choice.card.edition.safe.hint":
    "Cuando se encuentran dos agentes, solo se muestran cartas de color. (C4.2)",
  "choice.card.length": "Duración",
  "choice.card.length.match": "a puntos",
  "choice.card.length.single": "una partida",
  "choice.card.length.match.hint": "Se juega hasta que alguien tenga tres puntos. (C9.1)",
  "choice.card.length.single.hint": "Una partida y ya está.",
  "choice.card.gestures": "Se permiten gestos",
  "choice.role": "Juegas con",
  "choice.role.any": "cualquier color",
  "choice.role.ambassador": "el Embajador",
  "choice.level": "Bots",
  "choice.level.random.hint": "Hacen cualquier cosa que esté permitida.",
  "choice.level.novice.hint": "Tienen memoria, pero se despistan como las personas.",
  "choice.level.agent.hint": "Aprovechan todo lo que es seguro.",
  "choice.level.master.hint": "Calculan probabilidades a partir de todo lo que han visto.",
  "assistant.legend": "Lo que la libreta anota sola",
  "assistant.off": "nada",
  "assistant.facts": "hechos",
  "assistant.consequences": "hechos y deducciones",
  "assistant.odds": "también probabilidades",
  "assistant.off.hint":
    "La libreta solo guarda tus marcas a lápiz. Nadie puede imponer eso a otros programas. Vale para toda la mesa.",
  "assistant.facts.hint": "Anota lo que una carta demuestra por sí sola. Vale para toda la mesa.",
  "assistant.consequences.hint":
    "Anota también lo que se deduce, y se puede preguntar al consejero. Vale para toda la mesa.",
  "assistant.odds.hint":
    "Muestra además cuán probable es todo lo demás y cuánto revela una respuesta. Vale para toda la mesa.",
  "choice.random": "Los bots juegan al azar",
  "choice.more": "Más opciones",
  "choice.edition": "Edición",
  "choice.edition.piatnik": "Piatnik",
  "choice.edition.korea": "Corea",
  "choice.edition.devir": "Devir",
  "choice.edition.piatnik.hint":
    "Se juega en el sentido de las agujas del reloj; quien lleva al Embajador tiene que moverse. (B2.4, B12.2)",
  "choice.edition.korea.hint":
    "Se juega en el sentido de las agujas del reloj; quien lleva al Embajador puede no moverse. (B2.4, B12.2)",
  "choice.edition.devir.hint":
    "Se juega en sentido contrario a las agujas del reloj; quien lleva al Embajador puede no moverse. (B2.4, B12.2)",
  "choice.repeats": "Respuestas repetidas",
  "choice.repeats.blocked": "imposibles",
  "choice.repeats.challenge": "objeción",
  "choice.repeats.blocked.hint": "El programa no deja mostrar dos veces la misma respuesta. (B7)",
  "choice.repeats.challenge.hint":
    "Quien ve otra vez la misma respuesta puede poner una objeción y ver más cartas. (B7)",
  "choice.placement": "Figuras al empezar",
  "choice.placement.random": "por sorteo",
  "choice.placement.chosen": "a elección",
  "choice.placement.random.hint": "El azar decide qué figura va en cada casilla de salida. (B2.1)",
  "choice.placement.chosen.hint": "Cada cual coloca sus figuras en secreto. (B2.1)",

  "settings.language": "Idioma",
  "settings.speed": "Ritmo de la partida",
  "settings.speed.slow": "lento",
  "settings.speed.normal": "normal",
  "settings.speed.fast": "rápido",
  "settings.speed.instant": "al instante",
  "settings.theme": "Luz",
  "settings.theme.night": "noche",
  "settings.theme.day": "día",
  "settings.theme.system": "como el dispositivo",
  "settings.coach": "Consejero",
  "settings.coach.on": "interviene",
  "settings.coach.off": "si se lo pides",
  "settings.coach.hint": "El consejero te dice qué se espera de ti y qué sería sensato hacer.",
  "settings.sound": "Sonidos",
  "settings.sound.on": "sí",
  "settings.sound.off": "no",
  "settings.sound.hint":
    "Pequeños sonidos en la mesa: pasos, preguntas, cartas. En otra pestaña solo oyes que te toca.",
  "settings.sound.try": "Escucharlos",
  "settings.saved": "Todo se aplica al momento y se guarda en este dispositivo.",
  "settings.toTable": "Volver a la mesa",

  "notice.loading": "Un momento…",
  "notice.home": "Inicio",
  "notice.new": "Empezar otra partida",
  "notice.retry": "Reintentar",
  "notice.takeOver": "Jugar aquí",
  "notice.empty.title": "Aquí no hay partida",
  "notice.empty.text": "En este dispositivo no hay ninguna partida que continuar.",
  "notice.elsewhere.title": "Abierta en otra pestaña",
  "notice.elsewhere.text":
    "Tu partida está abierta en otra pestaña o ventana. Puedes seguir allí o jugar aquí.",
  "notice.failed.title": "No ha funcionado",
  "notice.failed.badSetup": "Este enlace no describe una partida que se pueda jugar.",
  "notice.failed.storage":
    "El navegador no ha podido guardar la partida, así que tu última jugada no cuenta. Quizá el dispositivo esté lleno.",
  "notice.failed.unreadable":
    "La partida guardada no se puede leer; quizá la escribió otra versión del programa. Se queda donde está hasta que empieces otra.",
  "notice.failed.crashed":
    "El programa ha cometido un error. Tu partida está guardada hasta la última jugada que viste.",
  "notice.missing": "No se ha podido cargar la mesa. ¿Tienes conexión?",

  "link.title": "Una partida desde un enlace",
  "link.text": "Este enlace empieza otra partida. La que tienes a medias se perdería para siempre.",
  "link.replace": "Empezar la del enlace",
  "link.keep": "Conservar la mía",
};
