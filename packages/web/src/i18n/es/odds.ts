import type { PartCatalogs } from "../messages.js";

export const words: PartCatalogs["odds"] = {
  "name.arrested.subject": "el agente detenido",

  "notebook.hint.off":
    "En esta mesa la libreta solo guarda tus propias marcas: toca un hueco para apuntar a lápiz lo que crees. Nadie puede imponer eso a otros programas.",
  "notebook.hint.facts":
    "De las cartas de una respuesta, al menos una es verdadera. La libreta anota lo que una carta demuestra por sí sola; toca un hueco abierto para apuntar a lápiz lo que crees.",
  "notebook.why": "Toca una marca en tinta para ver por qué es así.",

  "odds.model":
    "Los porcentajes suponen que todos muestran cartas de color, que cada combinación permitida es igual de probable y que solo una de cada {share} respuestas lleva una carta gris sin necesidad.",
  "odds.bits":
    "Un bit es lo que revela la respuesta a una pregunta de sí o no si ambas respuestas son igual de probables.",
  "odds.told": "te ha revelado {bits, plural, one {# bit} other {# bits}}",
  "odds.leak":
    "{name} averigua {bits, plural, one {# bit} other {# bits}}{misleads, select, yes {, pero va por mal camino} other {}}",
  "odds.forecast": "te revela {bits, plural, one {# bit} other {# bits}} de media",

  "why.open": "¿Por qué?",
  "why.is":
    "{kind, select, identity {{name} es {face}} build {{name} es la figura {build, select, tall {alta} short {baja} fat {gorda} other {delgada}}} mission {{name} tiene la letra {face}} other {{name} tiene el número {face}}}.",
  "why.isNot":
    "{kind, select, identity {{name} no es {face}} build {{name} no es la figura {build, select, tall {alta} short {baja} fat {gorda} other {delgada}}} mission {{name} no tiene la letra {face}} other {{name} no tiene el número {face}}}.",
  "why.turn": "Turno {turn}: {said}",
  "why.round": "Ronda {round}: {said}",
  "why.grey": "Una carta gris es la verdad.",
  "why.own":
    "{kind, select, identity {{face} eres tú.} build {La figura {build, select, tall {alta} short {baja} fat {gorda} other {delgada}} eres tú.} mission {La letra {face} la tienes tú.} other {El número {face} lo tienes tú.}}",
  "why.once":
    "{kind, select, identity {Cada identidad se ha repartido una sola vez.} build {Cada complexión se ha repartido una sola vez.} mission {Cada letra se ha repartido una sola vez.} other {Cada número se ha repartido una sola vez.}}",
  "why.single": "Nadie tiene dos de la misma clase.",
  "why.so": "Así que no queda otra posibilidad.",

  "clash.sign": "contradice lo que has visto",
  "clash.one": "Una marca a lápiz contradice lo que has visto: {marks}.",
  "clash.some": "Estas marcas a lápiz no pueden ser todas ciertas: {marks}.",
  "clash.mark": "{name}, {face}: {guess, select, yes {sí} other {no}}",
  "clash.so": "Así que eso no puede ser.",
  "legend.odds": "Lo probable que es: cuanto más larga la línea, más probable",
  "legend.clash": "Tu lápiz contradice lo que has visto",

  "likely.accomplished": "Es correcto con {chance}, y esperar a tener certeza costaría más.",
  "likely.fulfils": "Así se cumple la que es tu misión con {chance}, y puedes anunciarla.",
  "likely.race": "Conoces tu misión con {chance}. Ahora cuenta cada paso.",
  "likely.meetsPartner":
    "Así te encuentras con {name}, que está en tu equipo con {chance}: decíos vuestras letras.",
  "likely.tellsPartner": "{name} está en tu equipo con {chance} y debería saber quién eres.",
  "likely.greetsPartner":
    "{name} está en tu equipo con {chance}. Ahora {name} también puede sospecharlo.",
  "likely.knowsAll":
    "Tu hoja más probable es correcta con {chance}, y alguien podría anunciar antes de tu próximo turno.",
  "coach.chance": "una probabilidad del {percent}",
  "coach.chance.high": "una probabilidad alta",
  "coach.chance.fair": "cierta probabilidad",
  "coach.bits.ask": "La respuesta te revela {bits, plural, one {# bit} other {# bits}} de media.",
  "coach.bits.show": "Con ello {name} averigua {bits, plural, one {# bit} other {# bits}}.",
};
