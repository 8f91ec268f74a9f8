/** The card game's table: places, decisions, the story, the coach, the end. */
export const cardTable = {
  "place.rialto": "Rialto",
  "place.sanMarco": "San Marco",
  "place.sanGiorgio": "San Giorgio",
  "place.salute": "Salute",
  "place.bridgeOfSighs": "Bridge of Sighs",
  "place.to.rialto": "to Rialto",
  "place.to.sanMarco": "to San Marco",
  "place.to.sanGiorgio": "to San Giorgio",
  "place.to.salute": "to the Salute",
  "place.to.bridgeOfSighs": "to the Bridge of Sighs",
  "place.at.rialto": "at Rialto",
  "place.at.sanMarco": "at San Marco",
  "place.at.sanGiorgio": "at San Giorgio",
  "place.at.salute": "at the Salute",
  "place.at.bridgeOfSighs": "on the Bridge of Sighs",
  "side.left": "Left card",
  "side.right": "Right card",

  "cardGame.black": "{face} (black card)",
  "cardGame.label":
    "{tone, select, red {red} green {green} blue {blue} yellow {yellow} other {black}} {kind, select, identity {identity card} other {number card}}: {face}",
  "cardGame.location":
    "{tone, select, red {red} green {green} blue {blue} yellow {yellow} other {the Ambassador’s}} location card: {place}",

  "cardTable.title": "{round, plural, =0 {Before the first round} other {Round #}}",
  "cardTable.title.match": "Game {game}",
  "cardSeats.chosen": "has chosen",
  "cardSeats.choosing": "chooses",
  "cardSeats.fictitious": "fictitious",

  "places.ambassador": "Ambas\u00adsador",
  "places.title": "The five places",
  "places.caption": "Whose location lies where since all were last taken back",
  "places.round": "{round, plural, =0 {Places} other {Round #}}",
  "places.inCycle": "{round} of 5",
  "places.go": "Go {to}",
  "places.meeting": "{state, select, past {met} now {meeting now} other {meeting {order}}}",
  "places.crowd": "too many",
  "places.here": "here in this round",
  "places.earlier": "was here in round {round}",
  "places.hand": "{pile, select, yes {still in the pile} other {still in hand}}",
  "places.faceDown": "has chosen, face down",
  "places.picked": "face down",

  "cardPrompt.pick": "Choose your location first, face down: where will you turn up?",
  "cardPrompt.locate": "Your turn: where do you go?",
  "cardPrompt.locate.last": "Your turn: one location is left in your hand.",
  "cardPrompt.swap": "You meet {names} {at}: choose two cards to show, one true and one false.",
  "cardPrompt.show.black": "{Name} demands a black card of yours: which one do you show?",
  "cardPrompt.show":
    "You meet {names} {at}: choose two cards to show the Ambassador, one true and one false.",
  "cardPrompt.demand": "You meet {names} {at}: whose black card do you want to see?",
  "cardPrompt.look": "You meet {names} {at}: look at one of the two black cards.",
  "cardPrompt.stand": "You meet {names} {at}: look on, or announce.",
  "cardPrompt.announce":
    "{edition, select, telephone {The call: which number for whom?} other {The safe: which number for whom?}}",
  "cardPrompt.reveal.pair": "{Name} shows you these two cards.",
  "cardPrompt.reveal.both": "Both show you two cards.",
  "cardPrompt.reveal.black": "{Name} shows you this black card.",
  "cardPrompt.reveal.watched": "You see the black card that {name} shows {asker}.",
  "cardPrompt.reveal.look":
    "The fictitious agent’s {side, select, left {left} other {right}} card.",
  "cardPrompt.wait": "Wait: the round goes on.",
  "cardPrompt.wait.picking": "{Name} chooses a location, face down.",
  "cardPrompt.wait.locating":
    "{fictitious, select, yes {The fictitious agent’s location is turned up.} other {{Name} chooses where to go.}}",
  "cardPrompt.wait.choosing":
    "{mine, select, yes {You have chosen. } other {}}{count, plural, one {{names} is still choosing} other {{names} are choosing}}, {at}.",
  "cardPrompt.wait.showing": "{Name} chooses a black card to show {asker}.",

  "locate.nobody": "nobody yet",
  "locate.there": "{count, plural, one {{names} is there} other {{names} are there}}",
  "locate.rule.locate": "Exactly two at a place meet; one alone or three do not. (C3.2)",
  "locate.rule.pick":
    "It is turned up when all agents have played. You meet one agent, or two at once. (C8.1, C8.3)",

  "pair.rule":
    "Two of your cards, identities or numbers: exactly one true, exactly one false{edition, select, telephone {. The true one may be your black card, as proof} other {}}. ({edition, select, telephone {C4.1, C4.2} other {C4.1}})",
  "pair.do": "Show {object} these two",
  "pair.all":
    "{count, plural, one {The one pair that is allowed} other {All # pairs that are allowed}}",
  "pair.group.coloured": "Two coloured cards",
  "pair.group.proof": "With a black card: proof",

  "demand.rule":
    "The agent you name must show you one of two black cards; which one is for that agent to choose{watched, select, yes {. The Ambassador sees it too} other {}}. ({watched, select, yes {C5.1, C8.2} other {C5.1}})",
  "demand.of": "From {dative}",
  "demand.unseen": "no black card seen yet",
  "demand.seen": "seen already: {cards}",
  "demand.decline": "No, thank you",

  "look.rule": "Left or right: which is which was fixed at the deal. (C7.2)",
  "look.back": "a black card, face down",
  "look.label":
    "{side, select, left {Left card} other {Right card}}{seen, select, yes {, seen already: {card}} other {, not seen yet}}",
  "look.unseen": "not seen yet",
  "look.seen": "seen: {card}",

  "stand.rule":
    "{count, plural, one {The agent may demand a black card of another; you see it as well. (C8.2)} other {The two show you two cards each, and not each other. (C8.3)}}",
  "stand.pass": "Look on",

  "black.rule":
    "You choose which of the two{watched, select, yes {; the Ambassador sees it too} other {}}. {edition, select, safe {Not the same one to the same player twice, unless both are known. (C5.2)} other {You may show the same one again. (C5.2)}}",
  "black.earlier": "{Name} has seen from you: {cards}.",

  "call.open": "{edition, select, telephone {Make the call} other {Open the safe}}",
  "call.do": "{edition, select, telephone {Call this number} other {Open with this code}}",
  "call.own": "your own number, at your own place (C6.1)",
  "call.warning":
    "This ends the game. You win only if the code is {code} and {name} is {agent}, your partner; otherwise the other two win. Nobody can {edition, select, telephone {hang up} other {close it again}}. (C6.2)",
  "call.warning.alone":
    "This ends the game. If the code is {code}, you get a point; if anything is wrong, each of the others does. Nobody can {edition, select, telephone {hang up} other {close it again}}. ({rule})",

  "cardReveal.pair":
    "Of two cards exactly one is true. A black card is always the true one. (C4.1)",
  "cardReveal.black": "A black card is the truth. (C5.1)",

  "match.points": "{count, plural, one {# point} other {# points}}",
  "match.next": "Next game",
  "match.again": "New match",
  "match.goesOn": "Game {game} of the match. Three points win it. (C9.1)",
  "match.won":
    "{you, select, yes {You have won the match! (C9.1)} other {{count, plural, one {{names} has won the match. (C9.1)} other {{names} have won the match. (C9.1)}}}}",

  "cardEnd.code":
    "{edition, select, telephone {The mysterious number} other {The code of the safe}}",
  "cardEnd.named": "{number} was named: {right, select, yes {right} other {wrong}}",
  "cardEnd.left":
    "The {kind, select, identity {identity} other {number}} lay on the left, the {kind, select, identity {number} other {identity}} on the right.",

  "cardStory.began": "A new game begins. At the table: {names}.",
  "cardStory.dealt.hidden": "The black cards are dealt.",
  "cardStory.dealt.own":
    "The black cards are dealt. You are {agent}, and {edition, select, telephone {your part of the number} other {your number for the safe}} is {number}.",
  "cardStory.roundBegan": "Round {round}: {who, select, you {you begin} other {{name} begins}}.",
  "cardStory.picked": "{who, select, you {You choose} other {{name} chooses}} face down: {to}.",
  "cardStory.picked.hidden":
    "{who, select, you {You have} other {{name} has}} chosen a location, face down.",
  "cardStory.located": "{who, select, you {You go} other {{name} goes}} {to}.",
  "cardStory.met": "A meeting {at}: {names}.",
  "cardStory.met.you": "A meeting {at}: you meet {names}.",
  "cardStory.chose": "{who, select, you {You have} other {{name} has}} chosen.",
  "cardStory.shown": "{who, select, you {You show} other {{name} shows}} {to}: {cards}.",
  "cardStory.shown.hidden":
    "{who, select, you {You show} other {{name} shows}} {to} two cards, face down to everybody else.",
  "cardStory.demanded":
    "{who, select, you {You demand} other {{name} demands}} a black card from {of}{side, select, left {, the left one} right {, the right one} other {}}.",
  "cardStory.declined": "{who, select, you {You demand} other {{name} demands}} nothing.",
  "cardStory.blackShown":
    "{who, select, you {You show} other {{name} shows}} {to}{watching, select, yes { and you} other {}}: {card}.",
  "cardStory.blackShown.hidden":
    "{who, select, you {You show} other {{name} shows}} {to}{watching, select, yes { and you} other {}} a black card, face down to everybody else.",
  "cardStory.looked":
    "{who, select, you {You look} other {{name} looks}} at the fictitious agent’s {side, select, left {left} other {right}} card: {card}.",
  "cardStory.looked.hidden":
    "{who, select, you {You look} other {{name} looks}} at the fictitious agent’s {side, select, left {left} other {right}} card.",
  "cardStory.announced":
    "{who, select, you {You} other {{name}}} {edition, select, telephone {{who, select, you {make} other {makes}} the call} other {{who, select, you {open} other {opens}} the safe}}{partnered, select, yes {, together with {partner}} other {}}: {code}.",
  "cardReason.codeRight":
    "The code was right{teams, select, yes { and the two are partners} other {}}.",
  "cardReason.wrongCode":
    "{edition, select, telephone {The wrong number!} other {The safe stayed shut.}} The code was not right.",
  "cardReason.wrongPartner": "The agent who was met was not the partner.",

  "cardCoach.expect.none": "Nothing at the moment. Watch who goes where and who meets whom.",
  "cardCoach.expect.pick":
    "Put one of your five locations face down. Where you turn up with one agent or two, you see cards.",
  "cardCoach.expect.locate":
    "Play one of the locations in your hand. You learn something only where exactly two meet.",
  "cardCoach.expect.swap":
    "You show each other two cards at the same time: one true, one false.{announce, select, yes { If you know the whole code, you may {edition, select, telephone {make the call} other {open the safe}} instead.} other {}}",
  "cardCoach.expect.show":
    "Show the Ambassador two cards, one true and one false. The other agent does not see them.{announce, select, yes { Or announce.} other {}}",
  "cardCoach.expect.demand":
    "Through the Ambassador you may see one black card of any other agent: the truth.{announce, select, yes { Or you {edition, select, telephone {make the call} other {open the safe}}.} other {}}",
  "cardCoach.expect.look":
    "Look at one of the fictitious agent’s two black cards.{announce, select, yes { Or you {edition, select, telephone {make the call} other {open the safe}}.} other {}}",
  "cardCoach.expect.stand":
    "You have no cards to show. Look on{announce, select, yes {, or {edition, select, telephone {make the call} other {open the safe}} if you know the code} other {}}.",
  "cardCoach.expect.black":
    "{name} has demanded a black card from you. Choose which of the two secrets you give away{edition, select, safe {} other {; it may be the one shown before}}.",
  "cardCoach.do.pick": "Choose face down: {to}.",
  "cardCoach.do.locate": "Go {to}.",
  "cardCoach.do.demand":
    "Demand a black card from {dative}{side, select, left {, the left one} right {, the right one} other {}}.",
  "cardCoach.do.look": "Look at the {side, select, left {left} other {right}} card.",
  "cardCoach.do.decline": "Demand nothing.",
  "cardCoach.do.pass": "Look on.",
  "cardCoach.do.announce":
    "{edition, select, telephone {Make the call} other {Open the safe}}: {code}.",
  "cardBecause.readyToAnnounce":
    "{known, select, yes {You know the code: try to meet {name} and announce it.} other {You know the code: all you need is a meeting.}}",
  "cardBecause.seeksPartner":
    "You may meet {name} there, probably your partner: tell each other your numbers.",
  "cardBecause.seeksAmbassador": "You may meet {name} there, and through him see a black card.",
  "cardBecause.looksAtFictitious": "You may meet {name} there and look at a black card.",
  "cardBecause.knowsLeast":
    "{known, select, yes {You learn most from {name}.} other {That tells you most.}}",
  "cardBecause.meetsMany": "There you are most likely to meet somebody.",
  "cardBecause.keepsAway": "That keeps your opponents from a meeting.",
  "cardBecause.anyPlace": "One place is as good as another now.",
  "cardBecause.certain": "Everything is certain.",
  "cardBecause.likely": "It is likely enough, and somebody else may be first.",
  "cardBecause.tellsPartner": "{name} is probably your partner and should know it.",
  "cardBecause.tellsLittle": "That tells {name} little.",
  "cardBecause.otherSide": "You know the other side already.",
  "cardBecause.nothingToLearn": "There is nothing new to learn here.",
  "cardBecause.notYet": "You do not know enough yet to announce.",

  "refusal.noGestures": "There are no gestures at this table.",
  "refusal.notInHand":
    "That location is not in your hand: it lies on the table until all are taken back.",
  "refusal.notHere": "This meeting is not for that.",
  "refusal.notYourCard": "You do not have that card.",
  "refusal.noBlackCards": "In this edition black cards are not shown in a swap.",
  "refusal.notOneTrueOneFalse": "Exactly one card must be true and exactly one false.",
  "refusal.ownAgent": "You cannot demand a card from yourself.",
  "refusal.whichSide": "Say which one: left or right.",
  "refusal.noSide": "Only the fictitious agent has a left and a right card.",
  "refusal.notYourBlackCard": "That is not one of your two black cards.",
  "refusal.shownThatOne": "This player knows that one already: show the other.",
  "refusal.mayNotAnnounce": "In this meeting you may not announce.",
  "refusal.notTheNumbers": "Each of the four numbers must stand in the code exactly once.",
  "refusal.ownNumberElsewhere": "Your own number must stand at your own place.",
} as const;
