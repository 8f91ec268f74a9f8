/** A source of choices: a whole number from 0 to n - 1. */
export type Below = (n: number) => number;
