/** What tells one bot from another: the same thoughts, more or less carefully. */
export interface Character {
  /** One in so many answers from before the last round is forgotten; 0: none. */
  readonly forgets: number;
  /** How far, in the measure of one bit learned, a movement may be misjudged. */
  readonly whim: number;
  /** The share of the worlds in which an announcement has to be right, in a hasty turn. */
  readonly sure: number;
  /** One turn in so many is hasty; in all others an announcement has to be certain. */
  readonly hasty: number;
  /** Does it weigh what its answers tell? */
  readonly discreet: boolean;
  /** One gesture to mislead in so many turns; 0: none. */
  readonly bluffs: number;
}

export const AGENT: Character = {
  forgets: 0,
  whim: 0,
  sure: 1,
  hasty: 1,
  discreet: true,
  bluffs: 0,
};

export const NOVICE: Character = {
  forgets: 2,
  whim: 5,
  sure: 0.5,
  hasty: 3,
  discreet: false,
  bluffs: 25,
};
