import type { passing as english } from "../en/passing.js";
import type { Translation } from "../messages.js";

export const passing: Translation<typeof english> = {
  "passing.title": "Pasar el dispositivo",
  "passing.for": "Ahora juega",
  "passing.role":
    "{role, select, red {juega con Rojo} green {juega con Verde} blue {juega con Azul} yellow {juega con Amarillo} other {juega con el Embajador}}",
  "passing.words": "Que nadie más mire hasta que termines.",
  "passing.here": "Ya estoy",
  "passing.next": "No tienes nada más que decidir. Sigue {person}.",
  "passing.go": "Pasarlo",
  "passing.person": "persona",
  "passing.over": "La partida ha terminado",
  "seating.legend": "Quién juega",
  "seating.alone": "yo contra bots",
  "seating.device": "varias personas, un dispositivo",
  "seating.alone.hint": "Un clic y ya estás en la mesa.",
  "seating.device.hint":
    "El dispositivo va de mano en mano. Entre turno y turno, un telón lo tapa todo.",
  "seating.seats": "Quién se sienta dónde",
  "seating.sitter": "Quién juega con {role}",
  "seating.person": "una persona",
  "seating.bot": "bot: {level}",
  "seating.name": "Nombre de quien juega con {role}",
  "seating.placeholder": "Nombre",
  "seating.few": "En un mismo dispositivo tienen que jugar al menos dos personas.",
};
