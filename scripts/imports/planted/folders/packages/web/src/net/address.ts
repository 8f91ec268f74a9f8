export const address = 1;
