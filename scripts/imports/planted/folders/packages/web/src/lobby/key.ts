export const key = 1;
