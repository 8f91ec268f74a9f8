export const now = 1;
