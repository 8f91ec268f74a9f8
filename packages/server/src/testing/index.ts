export * from "./child.js";
export * from "./client.js";
export * from "./clientState.js";
export * from "./httpClient.js";
export * from "./options.js";
export * from "./server.js";
export * from "./table.js";
