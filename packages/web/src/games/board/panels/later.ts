/** The panels that are not needed when a game begins: they are fetched with the first one that is. */
export { AnnouncePanel } from "./AnnouncePanel.js";
export { BanishPanel } from "./BanishPanel.js";
export { HandshakePanel } from "./HandshakePanel.js";
export { PlacePanel } from "./PlacePanel.js";
export { ResolvePanel } from "./ResolvePanel.js";
export { ShowPanel } from "./ShowPanel.js";
export { WalkPanel } from "./WalkPanel.js";
