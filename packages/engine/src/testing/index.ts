export * from "./board.js";
export * from "./card.js";
export * from "./chance.js";
export * from "./random.js";
