import {
  type Card,
  type CardConfig,
  type Code,
  faceOf,
  fictitiousOf,
  type Location,
} from "@inkognito/engine/card";
import type { Agent, Colour, Role } from "@inkognito/engine/core";
import { agentName, type Company, roleName } from "../shared/text.js";

export const PLACES: Readonly<Record<Location, string>> = {
  rialto: "Rialto",
  sanMarco: "San Marco",
  sanGiorgio: "San Giorgio",
  salute: "Salute",
  bridgeOfSighs: "the Bridge of Sighs",
};

export function cardName(card: Card): string {
  const { kind, face, black } = faceOf(card);
  const name = kind === "identity" ? agentName(face as Agent) : String(face);
  return black ? `black ${name}` : name;
}

export const cardNames = (cards: readonly Card[]): string => cards.map(cardName).join(" and ");

export const codeName = (code: Code): string => code.join("-");

/** A colour as one speaks of it: also the one without a player (C7.1). */
export function roleWords(role: Role, config: CardConfig, company: Company): string {
  if (company.seats[company.me] === role) return "you";
  return role === fictitiousOf(config) ? `the fictitious ${role}` : roleName(role);
}

export const isColourOf = (config: CardConfig, colour: Colour): boolean =>
  config.seats.includes(colour) || fictitiousOf(config) === colour;
