/** A piece of a sentence, or a rule that it names. */
export type Part = { readonly text: string } | { readonly rule: string };

/** As sentences name rules: in brackets, one or several. */
const BRACKETS = /\(([BCT]\d+(?:\.\d+)?(?:, [BCT]\d+(?:\.\d+)?)*)\)/g;

/** A sentence of the catalogs, taken apart at the rules it names; all the parts together are the sentence. */
export function namedRules(sentence: string): readonly Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const { index, 0: brackets, 1: named = "" } of sentence.matchAll(BRACKETS)) {
    for (const [place, rule] of named.split(", ").entries()) {
      parts.push({ text: place === 0 ? `${sentence.slice(at, index)}(` : ", " }, { rule });
    }
    at = index + brackets.length - 1;
  }
  return [...parts, { text: sentence.slice(at) }];
}
