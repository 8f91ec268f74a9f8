export { place } from "../card/place.js";
