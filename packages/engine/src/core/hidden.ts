/** What a viewer may not see is said to be hidden; it is never just absent. */
export const HIDDEN = "hidden";
export type Hidden = typeof HIDDEN;
