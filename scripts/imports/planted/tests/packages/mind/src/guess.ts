export { cases } from "../laws/cases.js";
