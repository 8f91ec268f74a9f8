export { guess } from "../../../mind/src/guess.js";
