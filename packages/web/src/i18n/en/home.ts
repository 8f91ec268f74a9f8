/** Home, settings, and the screens that say why there is no game. */
export const home = {
  "screen.table": "Table",
  "screen.settings": "Settings",

  "home.title": "Inkognito",
  "home.tagline": "Four masked spies in Venice. One of them is your partner: find out who.",
  "home.masks": "The four agents",
  "home.table": "Your table",
  "home.play": "Play now",
  "home.new": "New game",
  "home.continue": "Continue",
  "home.continue.game":
    "{players, plural, other {# players}}, you are {role}, {ended, select, yes {the game is over} other {turn {turn}}}",
  "home.continue.unreadable": "A saved game that cannot be recognised",
  "home.settings": "Settings",
  "home.device": "No account, no server: the game stays on this device and works offline.",

  "replace.title": "Start a new game?",
  "replace.text": "The game you are playing will be put away for good.",
  "replace.yes": "Start a new game",
  "replace.no": "Keep my game",

  "choice.players": "Players",
  "choice.players.hint":
    "{players, select, 3 {You and two bots. One agent has been arrested, and nobody knows who.} 5 {You and four bots. One of you is the Ambassador.} other {You and three bots: two teams of two.}}",
  "choice.role": "You play",
  "choice.role.any": "any colour",
  "choice.role.ambassador": "the Ambassador",
  "choice.level": "Bots",
  "choice.level.random.hint": "They do anything that is allowed.",
  "choice.level.novice.hint": "They remember, but slip as people do.",
  "choice.level.agent.hint": "They use everything that is certain.",
  "choice.random": "Bots play at random",
  "choice.more": "More options",
  "choice.edition": "Edition",
  "choice.edition.piatnik": "Piatnik",
  "choice.edition.korea": "Korea",
  "choice.edition.devir": "Devir",
  "choice.edition.piatnik.hint":
    "Turns pass clockwise; the Ambassador’s player must move. (B2.4, B12.2)",
  "choice.edition.korea.hint":
    "Turns pass clockwise; the Ambassador’s player may stay. (B2.4, B12.2)",
  "choice.edition.devir.hint":
    "Turns pass counter-clockwise; the Ambassador’s player may stay. (B2.4, B12.2)",
  "choice.repeats": "Repeated answers",
  "choice.repeats.blocked": "impossible",
  "choice.repeats.challenge": "objection",
  "choice.repeats.blocked.hint": "The program does not let anyone show the same answer again. (B7)",
  "choice.repeats.challenge.hint":
    "Whoever is shown the same answer again may object, and gets more cards. (B7)",
  "choice.placement": "Figures at the start",
  "choice.placement.random": "by lot",
  "choice.placement.chosen": "placed by the players",
  "choice.placement.random.hint": "Chance decides who stands on which home space. (B2.1)",
  "choice.placement.chosen.hint": "Everyone arranges their figures in secret. (B2.1)",

  "settings.language": "Language",
  "settings.speed": "Pace of the game",
  "settings.speed.slow": "slow",
  "settings.speed.normal": "normal",
  "settings.speed.fast": "fast",
  "settings.speed.instant": "at once",
  "settings.theme": "Light",
  "settings.theme.night": "night",
  "settings.theme.day": "day",
  "settings.theme.system": "like the device",
  "settings.coach": "Coach",
  "settings.coach.on": "speaks up",
  "settings.coach.off": "when asked",
  "settings.coach.hint": "The coach says what is expected of you and what would be sensible.",
  "settings.saved": "Everything here takes effect at once and is kept on this device.",
  "settings.toTable": "Back to the table",

  "notice.loading": "One moment …",
  "notice.home": "Home",
  "notice.new": "Start a new game",
  "notice.retry": "Try again",
  "notice.takeOver": "Play here",
  "notice.empty.title": "No game here",
  "notice.empty.text": "There is no game on this device to go on with.",
  "notice.elsewhere.title": "Open in another tab",
  "notice.elsewhere.text":
    "Your game is open in another tab or window. You can go on there, or play here instead.",
  "notice.failed.title": "That did not work",
  "notice.failed.badSetup": "This link does not describe a game that can be played.",
  "notice.failed.storage":
    "The browser could not save the game, so your last move was not made. Perhaps the device is full.",
  "notice.failed.unreadable":
    "The saved game cannot be read; perhaps another version of the program wrote it. It stays where it is until you start a new game.",
  "notice.failed.crashed":
    "The program made a mistake. Your game is saved up to the last move that you saw.",
  "notice.missing": "The table could not be loaded. Are you offline?",

  "link.title": "A game from a link",
  "link.text": "This link starts a new game. The game you are playing would be put away for good.",
  "link.replace": "Start the game of the link",
  "link.keep": "Keep my game",
} as const;
