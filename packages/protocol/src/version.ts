/** A page that speaks another version is told to load itself again. */
export const PROTOCOL_VERSION = 1;
