import type { BoardRefusal, RefusalCode } from "@inkognito/engine/board";

const WORDS: Readonly<Partial<Record<RefusalCode, string>>> = {
  ballNotShown: "You have no ball left for that",
  notYourFigure: "Only a purple ball moves another player's figure",
  ownFigure: "Purple moves another player's figure, not yours",
  notInPlay: "That figure isn't in play",
  ambassadorNotYours: "Only a black ball moves the Ambassador, and it moves no one else",
  notByLand: "You can't get there by land",
  notBySea: "You can't get there by sea",
  notAdjacent: "Those two spaces aren't next to each other",
  held: "Someone else is standing there",
  ownFiguresShare: "Two of your figures would be on the same space",
  twoOfOnePlayer: "You can't meet two figures of the same player",
  mustMove: "You have to move the Ambassador to a different space",
  notYourHomes: "Put your figures on your own four home spaces, one on each",
  occupied: "That space is taken",
  numbered: "You can't send anyone to a numbered space",
  embassyClosed: "You can't send anyone to the embassy here",
  notHomeOrEmbassy: "Send the Ambassador to the embassy or to a free home space",
  meetingsOpen: "Settle every meeting first",
  sheetRepeats: "Use each identity and each build exactly once",
  notTheAmbassador: "Only the Ambassador's player can seal a sheet",
  alreadySealed: "You've already sealed your sheet",
  notDealt: "The cards haven't been dealt yet",
  announcementMade: "It's too late, someone has already announced a mission",
  toYourself: "You can't choose yourself",
};

export const refusalWords = ({ code, rule }: BoardRefusal): string =>
  `${WORDS[code] ?? "The rules don't allow that"} (${rule}).`;
