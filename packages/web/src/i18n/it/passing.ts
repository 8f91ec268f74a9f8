import type { passing as english } from "../en/passing.js";
import type { Translation } from "../messages.js";

export const passing: Translation<typeof english> = {
  "passing.title": "Passare il dispositivo",
  "passing.for": "Ora gioca",
  "passing.role":
    "{role, select, red {gioca con Rosso} green {gioca con Verde} blue {gioca con Blu} yellow {gioca con Giallo} other {gioca con l’Ambasciatore}}",
  "passing.words": "Nessun altro guardi finché non hai finito.",
  "passing.here": "Ci sono",
  "passing.next": "Non hai altro da decidere. Ora gioca {person}.",
  "passing.go": "Passalo",
  "passing.person": "persona",
  "passing.over": "La partita è finita",
  "seating.legend": "Chi gioca",
  "seating.alone": "io contro i bot",
  "seating.device": "più persone, un dispositivo",
  "seating.alone.hint": "Un clic, e sei al tavolo.",
  "seating.device.hint":
    "Il dispositivo passa di mano in mano. Tra una persona e l’altra, un sipario nasconde tutto.",
  "seating.seats": "Chi siede dove",
  "seating.sitter": "Chi gioca con {role}",
  "seating.person": "una persona",
  "seating.bot": "bot: {level}",
  "seating.name": "Nome di chi gioca con {role}",
  "seating.placeholder": "Nome",
  "seating.few": "Su un dispositivo devono giocare almeno due persone.",
};
