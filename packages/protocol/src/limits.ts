export const LANGUAGES = ["en", "es", "de", "it", "ko", "sv"] as const;

/** In characters as people count them. */
export const MAX_NAME = 20;
export const MAX_SAID = 300;
/** Of JavaScript, as the page counts them; fits into one frame in any writing. */
export const MAX_NOTES = 12_000;
