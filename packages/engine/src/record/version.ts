export const RECORD_FORMAT = "inkognito-game";

/** Files of every version that ever was are read; see `golden/records`. */
export const RECORD_VERSION = 1;

/** This package's own, written into every file. */
export const ENGINE_VERSION = "0.2.0";
