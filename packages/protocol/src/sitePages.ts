/** Pages that the operator of a site writes, and where they are: `/imprint`, `/privacy`, `/house-rules`. */
export const SITE_PAGES = ["imprint", "privacy", "house-rules"] as const;

export type SitePage = (typeof SITE_PAGES)[number];
