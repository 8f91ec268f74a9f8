export { address } from "../net/address.js";
