/** Relaxed: a crash of the machine, not of the process, may lose the last moments. */
export type Durability = "full" | "relaxed";
