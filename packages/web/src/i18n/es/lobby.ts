import type { lobby as english } from "../en/lobby.js";
import type { Translation } from "../messages.js";

export const lobby: Translation<typeof english> = {
  "lobby.title": "Jugar con más gente",
  "lobby.hello": "Buenas noches, {name}.",
  "lobby.new": "Abrir una mesa nueva",
  "lobby.open": "Abrir la mesa",
  "lobby.back": "Volver a las mesas",
  "lobby.me": "Sobre mí",
  "lobby.mine": "Mis mesas",
  "lobby.mine.none": "Todavía no estás en ninguna mesa.",
  "lobby.listed.title": "Abiertas a todo el mundo",
  "lobby.listed.none":
    "Ahora mismo no hay mesas públicas. Abre una y marca «Abierta a todo el mundo».",
  "lobby.table.of": "Mesa de {name}",
  "lobby.table.nobody": "Una mesa sin nadie al frente",
  "lobby.yours": "¡Te toca!",
  "lobby.join": "Sentarme",
  "lobby.look": "Echar un vistazo",
  "lobby.seats":
    "{people, plural, one {# persona} other {# personas}}{bots, plural, =0 {} one {, # bot} other {, # bots}}{free, plural, =0 {} one {, # sitio libre} other {, # sitios libres}}",
  "lobby.phase.gathering": "sin empezar",
  "lobby.phase.playing": "en curso",
  "lobby.phase.paused": "en pausa",
  "lobby.phase.closed": "cerrada",
  "lobby.game": "{game} para {players, select, 3 {tres} 4 {cuatro} other {cinco}}",
  "lobby.game.match":
    "{game} para {players, select, 3 {tres} 4 {cuatro} other {cinco}}, partida a puntos",

  "lobby.name.title": "¿Cómo te llamamos?",
  "lobby.name": "Tu nombre",
  "lobby.name.hint": "Lo ve quien esté en tus mesas. Sin cuenta, sin correo, sin contraseña.",
  "lobby.name.enter": "Entrar",
  "lobby.name.bad":
    "Ese nombre no sirve aquí. {most, plural, other {Como mucho # caracteres}}, y que se vean todos.",
  "lobby.recover": "Ya he estado aquí, en otro dispositivo",
  "lobby.recover.code": "Tu código de recuperación",
  "lobby.recover.hint": "Veinte letras y cifras. Dan igual las mayúsculas y los guiones.",
  "lobby.recover.enter": "Soy yo",
  "lobby.recover.bad": "Nadie tiene este código. Quizá lo haya sustituido uno más nuevo.",

  "lobby.bots": "Bots en la mesa",
  "lobby.bots.hint":
    "{people, plural, =0 {No hace falta nadie más.} one {Queda un sitio libre para otra persona.} other {Quedan # sitios libres para más gente.}} Puedes cambiarlo después.",
  "lobby.pace": "Tiempo para cada decisión",
  "lobby.pace.none": "sin límite",
  "lobby.pace.seconds": "{seconds} segundos",
  "lobby.pace.minutes": "{minutes, plural, one {# minuto} other {# minutos}}",
  "lobby.pace.days": "{days, plural, one {# día} other {# días}}",
  "lobby.pace.none.hint": "Nadie mete prisa.",
  "lobby.pace.live.hint":
    "Para una velada en compañía. Si se acaba el tiempo, un bot juega en tu lugar.",
  "lobby.pace.days.hint": "Para jugar a ratos. Si se acaba el tiempo, un bot juega en tu lugar.",
  "lobby.assistant.is": "libreta: {assistant}",
  "lobby.listed": "Abierta a todo el mundo: cualquiera puede encontrar la mesa, sentarse o mirar",
  "lobby.chat": "Se puede charlar",
  "lobby.botPace": "Los bots juegan",
  "lobby.botPace.human": "como personas",
  "lobby.botPace.instant": "al instante",

  "lobby.failure.offline": "No se puede contactar con el servidor. ¿Tienes conexión?",
  "lobby.failure.badMessage": "El servidor no lo ha entendido.",
  "lobby.failure.notHere": "Esto no está aquí, o ya no está.",
  "lobby.failure.tooFast": "Demasiado rápido. Espera un momento, por favor.",
  "lobby.failure.tooMany": "Ya tienes demasiadas mesas, o demasiadas públicas. Deja antes alguna.",
  "lobby.failure.storage": "El servidor no puede guardar nada ahora. No ha cambiado nada.",
  "lobby.failure.nobody": "El servidor ya no te conoce. Vuelve a cargar la página, por favor.",
  "lobby.failure.cookies":
    "Este navegador no guarda la cookie de esta página, y sin ella el servidor no puede reconocerte. Permite las cookies e inténtalo otra vez.",
  "lobby.failure.trouble": "Algo ha salido mal en el servidor.",

  "me.title": "Sobre mí",
  "me.name.hint": "Cambia al momento en todas tus mesas.",
  "me.name.change": "Cambiar mi nombre",
  "me.name.changed": "Cambiado.",
  "me.recovery": "Código de recuperación",
  "me.recovery.text":
    "Si este navegador te olvida, el código te devuelve tu nombre y tus mesas. Un código nuevo sustituye al anterior.",
  "me.recovery.make": "Crear un código",
  "me.recovery.shown": "Apúntalo ahora: no se volverá a mostrar.",
  "me.move": "Otro dispositivo",
  "me.move.text":
    "Un enlace para tu otro dispositivo: allí eres la misma persona, en las mismas mesas.",
  "me.move.make": "Crear un enlace",
  "me.move.qr": "Código QR del enlace para tu otro dispositivo",
  "me.move.shown": "Sirve una sola vez, durante diez minutos. No se lo des a nadie.",
  "me.devices": "Mis dispositivos",
  "me.devices.text":
    "{devices, plural, one {Solo te conoce este dispositivo.} other {Te conocen # dispositivos, contando este.}} Si has perdido alguno, aquí puedes cerrar la sesión en todos los demás.",
  "me.devices.signOut": "Cerrar la sesión en los demás",
  "me.devices.title": "¿Cerrar la sesión en todos los demás dispositivos?",
  "me.devices.effect":
    "Los demás te olvidan; tu nombre y tus mesas siguen en este dispositivo. Los enlaces sin usar para otro dispositivo dejan de servir. No se borra nada. Si tienes un código de recuperación, sigue sirviendo: crea uno nuevo si alguien más puede conocerlo.",
  "me.devices.yes": "Cerrar la sesión",
  "me.devices.done":
    "Ahora solo te conoce este dispositivo. Si tienes un código de recuperación, sigue sirviendo: crea uno nuevo más arriba si alguien más puede conocerlo.",
  "me.relations": "Personas silenciadas y bloqueadas",
  "me.relations.none": "Nadie.",
  "me.relation.muted": "en silencio",
  "me.relation.blocked": "con bloqueo",
  "me.relation.undo": "{relation, select, blocked {Desbloquear} other {Dejar de silenciar}}",
  "me.data": "Mis datos",
  "me.data.text":
    "El servidor guarda tu nombre, tus mesas, tus notas, tus jugadas, lo que has dicho y el día de tu última visita. Nada más, y para nadie más.",
  "me.data.retention":
    "Una mesa cerrada se borra con sus partidas al cabo de un tiempo, normalmente un año, y su enlace deja de funcionar. Guarda como archivo las partidas que quieras conservar. Si no vuelves en 400 días, se borra todo lo tuyo.",
  "me.data.download": "Descargarlo todo",
  "me.data.delete": "Borrarlo todo",
  "me.delete.title": "¿Borrarlo todo?",
  "me.delete.text":
    "Se borran tu nombre, tus notas, tus códigos y lo que has dicho, y dejas todas las mesas. Tus jugadas se quedan, sin nombre. No se puede deshacer.",
  "me.delete.yes": "Borrarlo todo",
};
