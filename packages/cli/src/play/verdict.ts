interface Question<P> {
  /** Why it is so, or why it is not; null: neither is certain. */
  readonly prove: (is: boolean) => P | null;
  /** "Blue is X", "Blue is not X" */
  readonly words: (is: boolean) => string;
  readonly lines: (words: string, proof: P) => readonly string[];
}

/** Whether it is as somebody thinks, and why. */
export function verdictLines<P>(question: Question<P>, thought: boolean): readonly string[] {
  const { prove, words, lines } = question;
  const proof = prove(thought);
  if (proof !== null) return lines(words(thought), proof);
  const contrary = prove(!thought);
  if (contrary !== null) return ["It is the other way round.", ...lines(words(!thought), contrary)];
  return [`It is not certain whether ${words(true)}; \`odds\` says how likely it is.`];
}
