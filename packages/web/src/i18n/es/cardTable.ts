import type { cardTable as english } from "../en/cardTable.js";
import type { Translation } from "../messages.js";

export const cardTable: Translation<typeof english> = {
  "place.rialto": "Rialto",
  "place.sanMarco": "San Marco",
  "place.sanGiorgio": "San Giorgio",
  "place.salute": "Salute",
  "place.bridgeOfSighs": "Puente de los Suspi\u00adros",
  "place.to.rialto": "a Rialto",
  "place.to.sanMarco": "a San Marco",
  "place.to.sanGiorgio": "a San Giorgio",
  "place.to.salute": "a la Salute",
  "place.to.bridgeOfSighs": "al Puente de los Suspiros",
  "place.at.rialto": "en Rialto",
  "place.at.sanMarco": "en San Marco",
  "place.at.sanGiorgio": "en San Giorgio",
  "place.at.salute": "en la Salute",
  "place.at.bridgeOfSighs": "en el Puente de los Suspiros",
  "side.left": "Carta izquierda",
  "side.right": "Carta derecha",

  "cardGame.black": "{face} (carta negra)",
  "cardGame.label":
    "carta {kind, select, identity {de identidad} other {de número}} {tone, select, red {roja} green {verde} blue {azul} yellow {amarilla} other {negra}}: {face}",
  "cardGame.location":
    "carta de lugar {tone, select, red {roja} green {verde} blue {azul} yellow {amarilla} other {del Embajador}}: {place}",

  "cardTable.title": "{round, plural, =0 {Antes de la primera ronda} other {Ronda #}}",
  "cardTable.title.match": "Partida {game}",
  "cardSeats.chosen": "ha elegido",
  "cardSeats.choosing": "elige",
  "cardSeats.fictitious": "ficticio",

  "places.ambassador": "Emba\u00adjador",
  "places.title": "Los cinco lugares",
  "places.caption": "Qué lugar ha jugado cada cual desde que se recogieron todos",
  "places.round": "{round, plural, =0 {Lugares} other {Ronda #}}",
  "places.inCycle": "{round} de 5",
  "places.go": "Ir {to}",
  "places.meeting": "{state, select, past {ya fue} now {ahora} other {encuen\u00adtro {order}}}",
  "places.crowd": "dema\u00adsiados",
  "places.here": "aquí en esta ronda",
  "places.earlier": "estuvo aquí en la ronda {round}",
  "places.hand": "{pile, select, yes {aún en el mazo} other {aún en la mano}}",
  "places.faceDown": "ha elegido, boca abajo",
  "places.picked": "boca abajo",

  "cardPrompt.pick": "Elige tu lugar antes que nadie, boca abajo: ¿dónde aparecerás?",
  "cardPrompt.locate": "Te toca: ¿adónde vas?",
  "cardPrompt.locate.last": "Te toca: solo te queda un lugar en la mano.",
  "cardPrompt.swap": "Te encuentras con {names} {at}: elige dos cartas, una verdadera y una falsa.",
  "cardPrompt.show.black": "{Name} te exige una carta negra: ¿cuál muestras?",
  "cardPrompt.show":
    "Te encuentras con {names} {at}: elige dos cartas para el Embajador, una verdadera y una falsa.",
  "cardPrompt.demand": "Te encuentras con {names} {at}: ¿de quién quieres ver una carta negra?",
  "cardPrompt.look": "Te encuentras con {names} {at}: mira una de las dos cartas negras.",
  "cardPrompt.stand": "Te encuentras con {names} {at}: mira o anuncia.",
  "cardPrompt.announce":
    "{edition, select, telephone {La llamada: ¿qué número es de quién?} other {La caja fuerte: ¿qué número es de quién?}}",
  "cardPrompt.reveal.pair": "{Name} te muestra estas dos cartas.",
  "cardPrompt.reveal.both": "Cada agente te muestra dos cartas.",
  "cardPrompt.reveal.black": "{Name} te muestra esta carta negra.",
  "cardPrompt.reveal.watched": "Ves la carta negra que {name} muestra a {asker}.",
  "cardPrompt.reveal.look":
    "La carta {side, select, left {izquierda} other {derecha}} del agente ficticio.",
  "cardPrompt.wait": "Espera: la ronda sigue.",
  "cardPrompt.wait.picking": "{Name} elige un lugar, boca abajo.",
  "cardPrompt.wait.locating":
    "{fictitious, select, yes {Se descubre el lugar del agente ficticio.} other {{Name} elige adónde ir.}}",
  "cardPrompt.wait.choosing":
    "{mine, select, yes {Ya has elegido. } other {}}{count, plural, one {Aún elige {names}} other {Aún eligen {names}}}, {at}.",
  "cardPrompt.wait.showing": "{Name} elige una carta negra para {asker}.",

  "locate.nobody": "nadie aún",
  "locate.there": "{count, plural, one {{names} está allí} other {{names} están allí}}",
  "locate.rule.locate":
    "Solo hay encuentro si coinciden exactamente dos; con uno o con tres, no. (C3.2)",
  "locate.rule.pick":
    "Se descubre cuando han jugado todos los agentes. Te encuentras con un agente, o con dos a la vez. (C8.1, C8.3)",

  "pair.rule":
    "Dos de tus cartas, identidades o números: exactamente una verdadera y una falsa{edition, select, telephone {. La verdadera puede ser tu carta negra, como prueba} other {}}. ({edition, select, telephone {C4.1, C4.2} other {C4.1}})",
  "pair.do": "Estas dos para {object}",
  "pair.all": "{count, plural, one {La única pareja permitida} other {Las # parejas permitidas}}",
  "pair.group.coloured": "Dos cartas de color",
  "pair.group.proof": "Con una carta negra: prueba",

  "demand.rule":
    "El agente que nombres debe mostrarte una de sus dos cartas negras; cuál, lo decide ese agente{watched, select, yes {. El Embajador también la ve} other {}}. ({watched, select, yes {C5.1, C8.2} other {C5.1}})",
  "demand.of": "De {dative}",
  "demand.unseen": "ninguna carta negra vista aún",
  "demand.seen": "ya vista: {cards}",
  "demand.decline": "No, gracias",

  "look.rule": "Izquierda o derecha: cuál es cuál quedó fijado al repartir. (C7.2)",
  "look.back": "una carta negra, boca abajo",
  "look.label":
    "{side, select, left {Carta izquierda} other {Carta derecha}}{seen, select, yes {, ya vista: {card}} other {, sin ver}}",
  "look.unseen": "sin ver",
  "look.seen": "vista: {card}",

  "stand.rule":
    "{count, plural, one {El agente puede exigir una carta negra a otro; tú también la ves. (C8.2)} other {Los dos te muestran dos cartas cada uno, y no se muestran nada entre sí. (C8.3)}}",
  "stand.pass": "Mirar",

  "black.rule":
    "Tú eliges cuál de las dos{watched, select, yes {; el Embajador también la ve} other {}}. {edition, select, safe {No la misma dos veces a la misma persona, salvo que ya conozca ambas. (C5.2)} other {Puedes volver a mostrar la misma. (C5.2)}}",
  "black.earlier": "{Name} ya ha visto de ti: {cards}.",

  "call.open": "{edition, select, telephone {Hacer la llamada} other {Abrir la caja fuerte}}",
  "call.do": "{edition, select, telephone {Llamar a este número} other {Abrir con este código}}",
  "call.own": "tu número, en tu propio sitio (C6.1)",
  "call.warning":
    "Esto acaba la partida. Solo ganas si el código es {code} y {name} es {agent}, de tu equipo; si no, gana el otro equipo. Ya no se puede {edition, select, telephone {colgar} other {volver a cerrar}}. (C6.2)",
  "call.warning.alone":
    "Esto acaba la partida. Si el código es {code}, ganas un punto; si algo falla, lo ganan todos los demás. Ya no se puede {edition, select, telephone {colgar} other {volver a cerrar}}. ({rule})",

  "cardReveal.pair":
    "De dos cartas, exactamente una es verdadera. Una carta negra es siempre la verdadera. (C4.1)",
  "cardReveal.black": "Una carta negra es la verdad. (C5.1)",

  "match.points": "{count, plural, one {# punto} other {# puntos}}",
  "match.next": "Siguiente partida",
  "match.again": "Otra partida a puntos",
  "match.goesOn": "Partida {game}, a puntos. Con tres puntos se gana. (C9.1)",
  "match.won":
    "{you, select, yes {¡Has ganado la partida a puntos! (C9.1)} other {{count, plural, one {{names} ha ganado la partida a puntos. (C9.1)} other {{names} han ganado la partida a puntos. (C9.1)}}}}",

  "cardEnd.code":
    "{edition, select, telephone {El número misterioso} other {El código de la caja fuerte}}",
  "cardEnd.named": "Se dijo {number}: {right, select, yes {correcto} other {incorrecto}}",
  "cardEnd.left":
    "A la izquierda estaba {kind, select, identity {la identidad} other {el número}}; a la derecha, {kind, select, identity {el número} other {la identidad}}.",

  "cardStory.began": "Empieza una nueva partida. En la mesa: {names}.",
  "cardStory.dealt.hidden": "Se han repartido las cartas negras.",
  "cardStory.dealt.own":
    "Se han repartido las cartas negras. Eres {agent}, y {edition, select, telephone {tu parte del número} other {tu número para la caja fuerte}} es {number}.",
  "cardStory.roundBegan": "Ronda {round}: {who, select, you {empiezas tú} other {empieza {name}}}.",
  "cardStory.picked": "{who, select, you {Eliges} other {{name} elige}} boca abajo: {to}.",
  "cardStory.picked.hidden":
    "{who, select, you {Has} other {{name} ha}} elegido un lugar, boca abajo.",
  "cardStory.located": "{who, select, you {Vas} other {{name} va}} {to}.",
  "cardStory.met": "Un encuentro {at}: {names}.",
  "cardStory.met.you": "Un encuentro {at}: te encuentras con {names}.",
  "cardStory.chose": "{who, select, you {Has} other {{name} ha}} elegido.",
  "cardStory.shown": "{who, select, you {Tus cartas} other {Cartas de {name}}} para {to}: {cards}.",
  "cardStory.shown.hidden":
    "{who, select, you {Muestras} other {{name} muestra}} dos cartas solo para {to}.",
  "cardStory.demanded":
    "{who, select, you {Exiges} other {{name} exige}} {side, select, left {la carta negra izquierda del agente ficticio} right {la carta negra derecha del agente ficticio} other {de {of} una carta negra}}.",
  "cardStory.declined": "{who, select, you {No exiges} other {{name} no exige}} nada.",
  "cardStory.blackShown":
    "{who, select, you {Tu carta negra} other {La carta negra de {name}}} para {to}{watching, select, yes { y para ti} other {}}: {card}.",
  "cardStory.blackShown.hidden":
    "{who, select, you {Muestras} other {{name} muestra}} una carta negra solo para {to}{watching, select, yes { y para ti} other {}}.",
  "cardStory.looked":
    "{who, select, you {Miras} other {{name} mira}} la carta {side, select, left {izquierda} other {derecha}} del agente ficticio: {card}.",
  "cardStory.looked.hidden":
    "{who, select, you {Miras} other {{name} mira}} la carta {side, select, left {izquierda} other {derecha}} del agente ficticio.",
  "cardStory.announced":
    "{who, select, you {} other {{name} }}{edition, select, telephone {{who, select, you {haces} other {hace}} la llamada} other {{who, select, you {abres} other {abre}} la caja fuerte}}{partnered, select, yes { junto a {partner}} other {}}: {code}.",
  "cardReason.codeRight":
    "El código era correcto{teams, select, yes { y los dos son compañeros} other {}}.",
  "cardReason.wrongCode":
    "{edition, select, telephone {¡Número equivocado!} other {La caja fuerte no se abrió.}} El código no era correcto.",
  "cardReason.wrongPartner": "El agente del encuentro no era el compañero.",

  "cardCoach.expect.none":
    "De momento, nada. Fíjate en quién va adónde y quién se encuentra con quién.",
  "cardCoach.expect.pick":
    "Pon uno de tus cinco lugares boca abajo. Si apareces donde hay uno o dos agentes, ves cartas.",
  "cardCoach.expect.locate":
    "Juega uno de los lugares de tu mano. Solo averiguas algo donde coinciden exactamente dos.",
  "cardCoach.expect.swap":
    "Os mostráis dos cartas a la vez: una verdadera y una falsa.{announce, select, yes { Si sabes todo el código, puedes, en cambio, {edition, select, telephone {hacer la llamada} other {abrir la caja fuerte}}.} other {}}",
  "cardCoach.expect.show":
    "Elige dos cartas para el Embajador, una verdadera y una falsa. El otro agente no las ve.{announce, select, yes { O anuncia.} other {}}",
  "cardCoach.expect.demand":
    "A través del Embajador puedes ver una carta negra de cualquier otro agente: la verdad.{announce, select, yes { O puedes {edition, select, telephone {hacer la llamada} other {abrir la caja fuerte}}.} other {}}",
  "cardCoach.expect.look":
    "Mira una de las dos cartas negras del agente ficticio.{announce, select, yes { O puedes {edition, select, telephone {hacer la llamada} other {abrir la caja fuerte}}.} other {}}",
  "cardCoach.expect.stand":
    "No tienes cartas que mostrar. Mira{announce, select, yes {, o puedes {edition, select, telephone {hacer la llamada} other {abrir la caja fuerte}} si sabes el código} other {}}.",
  "cardCoach.expect.black":
    "{name} te ha exigido una carta negra. Elige cuál de los dos secretos revelas{edition, select, safe {} other {; puede ser el que ya mostraste}}.",
  "cardCoach.do.pick": "Elige boca abajo: {to}.",
  "cardCoach.do.locate": "Ve {to}.",
  "cardCoach.do.demand":
    "Exige {side, select, left {la carta negra izquierda del agente ficticio} right {la carta negra derecha del agente ficticio} other {una carta negra a {dative}}}.",
  "cardCoach.do.look": "Mira la carta {side, select, left {izquierda} other {derecha}}.",
  "cardCoach.do.decline": "No exijas nada.",
  "cardCoach.do.pass": "Limítate a mirar.",
  "cardCoach.do.announce":
    "{edition, select, telephone {Haz la llamada} other {Abre la caja fuerte}}: {code}.",
  "cardBecause.readyToAnnounce":
    "{known, select, yes {Sabes el código: intenta encontrarte con {name} y anúncialo.} other {Sabes el código: solo te falta un encuentro.}}",
  "cardBecause.seeksPartner":
    "Allí quizá te encuentres con {name}, seguramente de tu equipo: decíos los números.",
  "cardBecause.seeksAmbassador":
    "Allí quizá te encuentres con {name} y puedas ver así una carta negra.",
  "cardBecause.looksAtFictitious":
    "Allí quizá te encuentres con {name} y puedas mirar una carta negra.",
  "cardBecause.knowsLeast":
    "{known, select, yes {De {name} es de quien más averiguas.} other {Así es como más averiguas.}}",
  "cardBecause.meetsMany": "Allí es más probable que te encuentres con alguien.",
  "cardBecause.keepsAway": "Así evitas un encuentro del otro equipo.",
  "cardBecause.anyPlace": "Ahora da igual un lugar que otro.",
  "cardBecause.certain": "Todo es seguro.",
  "cardBecause.likely": "Es bastante probable, y alguien podría adelantarse.",
  "cardBecause.tellsPartner": "{name} seguramente está en tu equipo y debería saberlo.",
  "cardBecause.tellsLittle": "Así {name} averigua poco.",
  "cardBecause.otherSide": "El otro lado ya lo conoces.",
  "cardBecause.nothingToLearn": "Aquí no hay nada nuevo que averiguar.",
  "cardBecause.notYet": "Aún no sabes lo suficiente para anunciar.",

  "refusal.noGestures": "En esta mesa no hay gestos.",
  "refusal.notInHand": "Ese lugar no está en tu mano: sigue en la mesa hasta que se recojan todos.",
  "refusal.notHere": "Este encuentro no es para eso.",
  "refusal.notYourCard": "No tienes esa carta.",
  "refusal.noBlackCards": "En esta edición no se muestran cartas negras en un intercambio.",
  "refusal.notOneTrueOneFalse": "Exactamente una carta debe ser verdadera y exactamente una falsa.",
  "refusal.ownAgent": "No puedes exigirte una carta a ti.",
  "refusal.whichSide": "Di cuál: la izquierda o la derecha.",
  "refusal.noSide": "Solo el agente ficticio tiene carta izquierda y carta derecha.",
  "refusal.notYourBlackCard": "Esa no es una de tus dos cartas negras.",
  "refusal.shownThatOne": "Esta persona ya conoce esa: muestra la otra.",
  "refusal.mayNotAnnounce": "En este encuentro no puedes anunciar.",
  "refusal.notTheNumbers":
    "Cada uno de los cuatro números debe estar en el código exactamente una vez.",
  "refusal.ownNumberElsewhere": "Tu número debe estar en tu propio sitio.",
};
