export { key } from "../lobby/key.js";
