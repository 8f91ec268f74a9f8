import type { cardNotebook as english } from "../en/cardNotebook.js";
import type { Translation } from "../messages.js";

export const cardNotebook: Translation<typeof english> = {
  "cardPassport.number":
    "{edition, select, telephone {Tu parte del número} other {Tu número para la caja fuerte}}",
  "cardPassport.aim":
    "Encuentra a tu compañero y los cuatro números. En un encuentro con tu compañero, {edition, select, telephone {haz la llamada} other {abre la caja fuerte}}: los números de los cuatro agentes en el orden Fiddlebottom, Bubble, Zsa Zsa, X. ({rule})",
  "cardPassport.aim.alone":
    "Cada cual juega por su cuenta. Averigua los cuatro números y, en un encuentro de dos, {edition, select, telephone {haz la llamada} other {abre la caja fuerte}}: los números de los cuatro agentes en el orden Fiddlebottom, Bubble, Zsa Zsa, X. ({rule})",
  "cardPassport.code":
    "{edition, select, telephone {El número misterioso} other {El código de la caja fuerte}}",
  "cardPassport.codes":
    "{count, plural, one {Por lo que has visto, solo queda un código.} other {Por lo que has visto, son posibles # códigos.}}",
  "cardPassport.you": "tú",
  "cardPassport.certain": "seguro",
  "cardPassport.open": "abierto",
  "cardPassport.ambassador":
    "No tienes cartas. Averigua el número de cada cual antes de que alguien {edition, select, telephone {haga la llamada} other {abra la caja fuerte}}.",
  "cardPassport.ambassador.pick":
    "En cada ronda eliges tu lugar antes que nadie, boca abajo; se descubre al final. (C8.1)",
  "cardPassport.ambassador.one":
    "Si estás a solas con un agente, ves la carta negra que exige. (C8.2)",
  "cardPassport.ambassador.two": "Con exactamente dos agentes, ves dos cartas de cada uno. (C8.3)",
  "cardPassport.ambassador.announce": "Con uno o dos agentes, puedes anunciar. (C8.4)",

  "cardHand.black": "Tus cartas negras",
  "cardHand.black.hint":
    "Quién eres y tu número: la verdad. {edition, select, telephone {Puedes mostrar una de ellas en un intercambio, como prueba.} other {Nunca se muestran en un intercambio.}}",
  "cardHand.coloured.hint": "En un intercambio muestras dos: una verdadera y una falsa.",
  "cardHand.locations": "Lugares en tu mano",
  "cardHand.locations.hint": "Tras cinco rondas, todo el mundo recoge los cinco. (C3.4)",
  "cardHand.shown": "Ronda {round}, para {dative}: {cards}",

  "cardSheet.hint":
    "X: has visto esta carta. O: la has mostrado. Una columna es un encuentro, con su ronda. De dos cartas, exactamente una es verdadera; la hoja va descartando, y puedes tocar un hueco abierto para apuntar a lápiz lo que crees.",
  "cardSheet.of": "Hoja sobre {object}",
  "cardSheet.face": "Carta",
  "cardSheet.none": "{name}: ningún encuentro aún.",
  "cardSheet.round": "Ronda {round}",
  "cardSheet.elsewhere": "con {dative}, sin ver",
  "cardSheet.sign":
    "{sign, select, seen {vista} other {mostrada}}{black, select, yes {, carta negra} other {}}",
  "cardSheet.hint.facts":
    "X: has visto esta carta. O: la has mostrado. Una columna es un encuentro, con su ronda. De dos cartas, exactamente una es verdadera. La hoja anota lo que demuestra una carta negra; toca un hueco abierto para apuntar a lápiz lo que crees.",
  "odds.model.card":
    "Los porcentajes suponen que todos intercambian cartas de color, que cada pareja permitida es igual de probable y que solo una de cada {share} parejas lleva una carta negra. Ante una exigencia, las dos cartas negras son igual de probables.",
  "odds.told.row": "Te ha revelado, en bits",
  "likely.readyToAnnounce": "Conoces el código con {chance}: solo falta un encuentro.",
  "cardLegend.fact": "Un hecho: has visto la carta negra",
  "cardLegend.X": "Has visto esta carta",
  "cardLegend.O": "Has mostrado esta carta",
  "cardLegend.black": "Sobre negro: era la carta negra, la verdad",
};
