export * from "./child.js";
export * from "./client.js";
export * from "./options.js";
export * from "./play.js";
export * from "./seen.js";
export * from "./server.js";
export * from "./table.js";
export * from "./visitor.js";
