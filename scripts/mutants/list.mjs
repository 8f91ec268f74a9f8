export const MUTANTS = [];
