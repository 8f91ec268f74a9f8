export { now } from "../../time/time.js";
