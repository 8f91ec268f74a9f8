import { AGENTS, AMBASSADOR, COLOURS, HIDDEN, SEATS } from "@inkognito/engine/core";
import { z } from "zod";

/** What both games share, as schemas. They are published, so each object names all of its fields. */
export const seat = z.literal(SEATS);
export const agent = z.enum(AGENTS);
export const colour = z.enum(COLOURS);
export const decision = z.int();
const hidden = z.literal(HIDDEN);
export const role = z.enum([...COLOURS, AMBASSADOR]);
export const seats = z.array(role).min(3).max(5);

/** SHA-256 of a seed, a seed, and what a player adds to it: hexadecimal. */
export const hex64 = z.string().regex(/^[0-9a-f]{64}$/);
export const entropy = z.array(z.string().regex(/^[0-9a-f]{32}$/));

export const gesture = { tic: agent, to: z.union([seat, z.literal("all")]) };
export const orHidden = <T extends z.ZodType>(schema: T) => z.union([schema, hidden]);

/** An object with its type and these fields. */
export const typed = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.object({ type: z.literal(type), ...shape });
