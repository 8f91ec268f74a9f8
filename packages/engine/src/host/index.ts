export * from "./host.js";
export * from "./log.js";
export * from "./match.js";
export * from "./playOut.js";
