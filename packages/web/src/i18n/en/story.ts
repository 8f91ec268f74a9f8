/** The game in sentences: the log and what a screen reader is told. */
export const story = {
  "name.called": "{name}",
  "name.seated": "{name} ({role})",
  "name.you.subject": "you",
  "name.you.object": "you",
  "name.you.dative": "you",
  "name.ambassador.subject": "the Ambassador",
  "name.ambassador.object": "the Ambassador",
  "name.ambassador.dative": "the Ambassador",
  "figure.ambassador": "the Ambassador",
  "figure.you": "you",
  "figure.yours": "your {build, select, tall {tall} short {short} fat {fat} other {thin}} figure",
  "figure.own": "the {build, select, tall {tall} short {short} fat {fat} other {thin}} figure",
  "figure.of":
    "the {colour, select, red {red} green {green} blue {blue} other {yellow}}, {build, select, tall {tall} short {short} fat {fat} other {thin}} figure",
  "space.numbered": "{name} ({number})",
  "space.embassy": "{name} (embassy)",

  "story.began": "A new game begins. At the table: {names}.",
  "story.placementChosen":
    "{who, select, you {You have placed your figures} other {{name} has placed the figures}}, still hidden.",
  "story.placed": "All figures stand on their home spaces.",
  "story.dealt.hidden": "The secret cards are dealt.",
  "story.dealt.own":
    "The secret cards are dealt. You are {agent}, your true figure is the {build, select, tall {tall} short {short} fat {fat} other {thin}} one, and your letter is {letter}.",
  "story.turnBegan":
    "Turn {turn}: {who, select, you {you shake} other {{name} shakes}} the Phantom and {who, select, you {get} other {gets}} {balls}.",
  "story.turnBegan.ambassador":
    "Turn {turn}: {who, select, you {it is your turn} other {it is {name}’s turn}}.",
  "story.moved": "{who, select, you {You move} other {{name} moves}} {moves}.",
  "story.move": "{piece} {direct, select, yes {} other {by way of {via} }}to {to}",
  "story.moved.not": "{who, select, you {You move} other {{name} moves}} nothing.",
  "story.walked":
    "{who, select, you {You walk} other {{name} walks}} {direct, select, yes {} other {by way of {via} }}to {to}.",
  "story.stepped":
    "{who, select, you {You ask} other {{name} asks}} nothing and {who, select, you {step} other {steps}} on: {piece} goes to {to}.",
  "story.banished": "{who, select, you {You send} other {{name} sends}} {piece} to {to}.",
  "story.asked":
    "At {space} {who, select, you {you ask} other {{name} asks}} {of} {through, select, yes {through the Ambassador } other {}}about {target, select, you {your} other {their}} {about, select, identity {identity} other {build}}.",
  "story.answered":
    "{penalty, select, yes {As a penalty } other {}}{who, select, you {you show} other {{name} shows}} {asker}{watching, select, yes {, before your eyes} other {}}: {cards}.",
  "story.answered.hidden":
    "{penalty, select, yes {As a penalty } other {}}{who, select, you {you show} other {{name} shows}} {asker} {count, plural, one {one card} other {# cards}}, face down to you.",
  "story.objected":
    "{who, select, you {You object} other {{name} objects}}. {owed, plural, =0 {Wrongly: this was not shown before} one {Rightly: one true card more must be shown} other {Rightly: # cards more must be shown}}.",
  "story.turnEnded": "{who, select, you {You end your} other {{name} ends the}} turn.",
  "story.announced":
    "{who, select, you {You announce} other {{name} announces}} “Mission accomplished!”, together with {partner}, code {code}.",
  "story.announcedAlone":
    "{who, select, you {You announce} other {{name} announces}} “Mission accomplished!”, alone.",
  "story.hand.given": "{who, select, you {You shake} other {{name} shakes}} hands.",
  "story.hand.refused": "{who, select, you {You refuse} other {{name} refuses}} to shake hands.",
  "story.sealed":
    "{who, select, you {You declare} other {{name} declares}} “I know who you are” and {who, select, you {seal your} other {seals the}} sheet.",
  "story.tic.F":
    "{who, select, you {You twitch your} other {{name} twitches the}} right eye{audience, select, all {} you {, for you alone to see} other {, for {to} alone to see}}.",
  "story.tic.B":
    "{who, select, you {You tug your} other {{name} tugs the}} left ear lobe{audience, select, all {} you {, for you alone to see} other {, for {to} alone to see}}.",
  "story.tic.Z":
    "{who, select, you {You curl your} other {{name} curls the}} lip{audience, select, all {} you {, for you alone to see} other {, for {to} alone to see}}.",
  "story.tic.X":
    "{who, select, you {You frown} other {{name} frowns}}{audience, select, all {} you {, for you alone to see} other {, for {to} alone to see}}.",
  "story.winners":
    "{who, select, you {You win.} both {You and {names} win.} other {{count, plural, one {{names} wins.} other {{names} win.}}}}",
  "story.because": "{reason} ({rule})",

  "reason.accomplished":
    "The partners shook hands, the code was theirs, and the mission was accomplished.",
  "reason.escaped": "The lone agent’s true figure stood on the escape space.",
  "reason.sheetRight": "The Ambassador’s sealed sheet was right in all eight points.",
  "reason.wrongPartner": "The player who was named was not the partner.",
  "reason.handRefused": "The partner refused to shake hands.",
  "reason.wrongCode": "The code was not theirs.",
  "reason.notFulfilled": "The mission was not fulfilled on the board at that moment.",
  "reason.notAlone": "Whoever announced alone had a partner at the table.",
  "reason.notEscaped": "The lone agent’s true figure did not stand on the escape space.",
} as const;
