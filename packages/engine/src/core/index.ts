export * from "./agents.js";
export * from "./chance.js";
export * from "./game.js";
export * from "./lists.js";
export * from "./result.js";
export * from "./seat.js";
export * from "./told.js";
