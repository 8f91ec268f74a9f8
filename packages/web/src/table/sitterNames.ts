import type { Seat } from "@inkognito/engine/core";
import { isPassed, type Setup } from "../setup/setup.js";
import { capital } from "./names.js";
import { type Names, seatName } from "./seatName.js";

/** The names that people gave when they sat down at this device; a bot has none. */
export const namesOf = ({ seats }: Pick<Setup, "seats">): Names =>
  seats.map((sitter) => (sitter.type === "person" ? sitter.name : null));

/** "Dora"; whoever gave no name is called by the colour. */
export const personName = (setup: Setup, seat: Seat): string =>
  capital(seatName({ config: setup.config, names: namesOf(setup) }, seat));

/** Under what name pencil marks are kept: people who share a device do not share them. */
export const pencilOf = (setup: Setup, commitment: string, seat: Seat): string =>
  isPassed(setup) ? `${commitment} ${seat}` : commitment;
