import type { BoardRefusal, RefusalCode } from "@inkognito/engine/board";

const WORDS: Readonly<Partial<Record<RefusalCode, string>>> = {
  ballNotShown: "There is no ball left for that",
  notYourFigure: "Only purple moves a figure of another player",
  ownFigure: "Purple moves a figure of another player, not your own",
  notInPlay: "That figure is not in play",
  ambassadorNotYours: "Only black moves the Ambassador, and only him",
  notByLand: "There is no way by land",
  notBySea: "There is no way by sea",
  notAdjacent: "Those two places are not next to each other",
  held: "Somebody stands there; you may not send anyone in",
  ownFiguresShare: "Two of your own figures would stand on one space",
  twoOfOnePlayer: "You would meet two figures of the same player",
  mustMove: "The Ambassador must move and end somewhere else",
  notYourHomes: "Each figure needs one of your four home spaces",
  occupied: "Somebody stands there",
  numbered: "Nobody is sent to a numbered space",
  embassyClosed: "The embassy is closed to agents here",
  notHomeOrEmbassy: "The Ambassador is sent to a free home space or the embassy",
  meetingsOpen: "A meeting is still open",
  sheetRepeats: "Each identity and each build may be written down once",
  notTheAmbassador: "Only the Ambassador's player seals a sheet",
  alreadySealed: "Your sheet is sealed already",
  notDealt: "The cards are not dealt yet",
  announcementMade: "A mission has been announced; it is too late",
  toYourself: "Choose somebody else",
};

export const refusalWords = ({ code, rule }: BoardRefusal): string =>
  `${WORDS[code] ?? "The rules do not allow that"} (${rule}).`;
