export type Actor = 1;
