export const LANGUAGES = ["en", "es", "de", "it", "ko", "sv"] as const;

/** In characters as people count them. */
export const MAX_NAME = 20;
export const MAX_SAID = 300;
/** Fits into one frame, with some room for what JSON escapes. */
export const MAX_NOTES = 12_000;
