export const guess = 1;
