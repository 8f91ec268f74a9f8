export * from "./board.js";
export * from "./chance.js";
