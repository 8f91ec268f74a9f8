import type { story as english } from "../en/story.js";
import type { Translation } from "../messages.js";

export const story: Translation<typeof english> = {
  "name.called": "{name}",
  "name.seated": "{name} ({role})",
  "name.you.subject": "tú",
  "name.you.object": "ti",
  "name.you.dative": "ti",
  "name.ambassador.subject": "el Embajador",
  "name.ambassador.object": "el Embajador",
  "name.ambassador.dative": "el Embajador",
  "figure.ambassador": "al Embajador",
  "figure.you": "tu figura",
  "figure.yours": "tu figura {build, select, tall {alta} short {baja} fat {gorda} other {delgada}}",
  "figure.own": "la figura {build, select, tall {alta} short {baja} fat {gorda} other {delgada}}",
  "figure.of":
    "la figura {build, select, tall {alta} short {baja} fat {gorda} other {delgada}} {colour, select, red {roja} green {verde} blue {azul} other {amarilla}}",
  "space.numbered": "{name} ({number})",
  "space.embassy": "{name} (embajada)",

  "story.began": "Empieza una nueva partida. En la mesa: {names}.",
  "story.placementChosen":
    "{who, select, you {Has colocado tus} other {{name} ha colocado sus}} figuras, aún en secreto.",
  "story.placed": "Todas las figuras están en sus casillas de salida.",
  "story.dealt.hidden": "Se han repartido las cartas secretas.",
  "story.dealt.own":
    "Se han repartido las cartas secretas. Eres {agent}, tu figura verdadera es la {build, select, tall {alta} short {baja} fat {gorda} other {delgada}} y tu letra es {letter}.",
  "story.turnBegan":
    "Turno {turn}: {who, select, you {agitas} other {{name} agita}} el Fantasma y {who, select, you {te} other {le}} salen {balls}.",
  "story.turnBegan.ambassador": "Turno {turn}: {who, select, you {te toca} other {juega {name}}}.",
  "story.moved": "{who, select, you {Mueves} other {{name} mueve}} {moves}.",
  "story.move": "{piece} {direct, select, yes {} other {por {via} }}a {to}",
  "story.moved.not": "{who, select, you {No mueves} other {{name} no mueve}} nada.",
  "story.walked":
    "{who, select, you {Caminas} other {{name} camina}}{direct, select, yes {} other {, pasando por {via},}} hasta {to}.",
  "story.stepped":
    "{who, select, you {No preguntas y das} other {{name} no pregunta y da}} un paso más: {piece} va a {to}.",
  "story.banished": "{who, select, you {Destierras} other {{name} destierra}} {piece} a {to}.",
  "story.asked":
    "En {space} {who, select, you {preguntas a {of}} other {{name} {target, select, you {te pregunta} other {pregunta a {of}}}}} {through, select, yes {a través del Embajador } other {}}por {target, select, you {tu} other {su}} {about, select, identity {identidad} other {complexión}}.",
  "story.answered":
    "{penalty, select, yes {Como penalización, } other {}}{who, select, you {tus cartas} other {cartas de {name}}} para {asker}{watching, select, yes {, ante tus ojos} other {}}: {cards}.",
  "story.answered.hidden":
    "{penalty, select, yes {Como penalización, } other {}}{asker} ve {count, plural, one {una carta} other {# cartas}} {who, select, you {de las tuyas} other {de {name}}}; tú no.",
  "story.objected":
    "{who, select, you {Pones} other {{name} pone}} una objeción. {owed, plural, =0 {No es correcta: esto no se había mostrado} one {Es correcta: hay que mostrar una carta verdadera más} other {Es correcta: hay que mostrar # cartas más}}.",
  "story.turnEnded": "{who, select, you {Terminas tu} other {{name} termina su}} turno.",
  "story.announced":
    "{who, select, you {Anuncias} other {{name} anuncia}} «¡Misión cumplida!» junto a {partner}, código {code}.",
  "story.announcedAlone":
    "{who, select, you {Anuncias} other {{name} anuncia}} «¡Misión cumplida!» en solitario.",
  "story.hand.given": "{who, select, you {Estrechas} other {{name} estrecha}} la mano.",
  "story.hand.refused": "{who, select, you {Rechazas} other {{name} rechaza}} la mano.",
  "story.sealed":
    "{who, select, you {Declaras} other {{name} declara}} «Sé quiénes sois» y {who, select, you {sellas tu} other {sella su}} hoja.",
  "story.tic.F":
    "{who, select, you {Guiñas} other {{name} guiña}} el ojo derecho{audience, select, all {} you {, solo para ti} other {, solo para {to}}}.",
  "story.tic.B":
    "{who, select, you {Te tiras} other {{name} se tira}} del lóbulo izquierdo{audience, select, all {} you {, solo para ti} other {, solo para {to}}}.",
  "story.tic.Z":
    "{who, select, you {Tuerces} other {{name} tuerce}} el labio{audience, select, all {} you {, solo para ti} other {, solo para {to}}}.",
  "story.tic.X":
    "{who, select, you {Frunces} other {{name} frunce}} el ceño{audience, select, all {} you {, solo para ti} other {, solo para {to}}}.",
  "story.winners":
    "{who, select, you {Ganas tú.} both {Ganas junto con {names}.} other {{count, plural, one {Gana {names}.} other {Ganan {names}.}}}}",
  "story.because": "{reason} ({rule})",

  "reason.accomplished":
    "Los compañeros se estrecharon la mano, el código era el suyo y la misión estaba cumplida.",
  "reason.escaped": "La figura verdadera del agente solitario estaba en su casilla de huida.",
  "reason.sheetRight": "La hoja sellada del Embajador acertaba los ocho datos.",
  "reason.wrongPartner": "La persona nombrada no era el compañero.",
  "reason.handRefused": "El compañero rechazó la mano.",
  "reason.wrongCode": "El código no era el suyo.",
  "reason.notFulfilled": "En ese momento la misión no estaba cumplida en el tablero.",
  "reason.notAlone": "Quien anunció en solitario tenía un compañero en la mesa.",
  "reason.notEscaped": "La figura verdadera del agente solitario no estaba en su casilla de huida.",
};
