import { assertNever } from "@inkognito/engine/core";
import type { Finding, SignatureFinding, Verification, Wrong } from "@inkognito/engine/record";

/** Four lines, one for each question. */
export const findingLines = (
  { intact, draws, moves, signature }: Verification,
  isKeyGiven: boolean,
): readonly string[] => [
  `file intact  ${intact ? "yes: the digest is that of the content" : "NO: the digest is of something else"}`,
  `draws fair   ${findingOf(draws, (count) => `yes: ${count} draws made again from the seed`)}`,
  `moves legal  ${findingOf(moves, (count) => `yes: ${count} events, to the end of the game`)}`,
  `signature    ${signatureOf(signature, isKeyGiven)}`,
];

function findingOf(finding: Finding, right: (count: number) => string): string {
  switch (finding.type) {
    case "right":
      return right(finding.count);
    case "wrong":
      return finding.why === "commitment"
        ? "NO: event 1 fixes another seed"
        : `NO: ${wrongLine(finding.why)}`;
    case "unchecked":
      return `as far as event ${finding.after}; what comes after it couldn't be checked`;
    default:
      return assertNever(finding);
  }
}

/** What is wrong with the first event that is. */
export function wrongLine({ event, type, what, why }: Wrong): string {
  const name = type === null ? `event ${event}` : `event ${event} (${type})`;
  switch (why.type) {
    case "refused":
      return `${name} is against the rules: ${why.refusal.code} (${why.refusal.rule})`;
    case "otherwise":
      if (what === "draw") return `${name} isn't what the seed draws`;
      return type === why.expected
        ? `${name} doesn't follow from the events before`
        : `${name} stands where ${why.expected} follows`;
    case "unfounded":
      return `${name} doesn't follow from anything`;
    case "unfinished":
      return `${name} is missing: the game hasn't ended`;
    default:
      return assertNever(why);
  }
}

function signatureOf(finding: SignatureFinding, isKeyGiven: boolean): string {
  switch (finding.type) {
    case "none":
      return isKeyGiven
        ? "NO: none, and one by the given key was asked for"
        : "none: names, match and engine are what the author of the file says";
    case "valid":
      return isKeyGiven
        ? "yes: by the given key"
        : `yes: by key ${finding.key}, whosever that is (--key says whose it must be)`;
    case "invalid":
      return `NO: key ${finding.key} didn't sign this content`;
    case "otherKey":
      return `NO: by key ${finding.key}, not by the given one`;
    case "cannotCheck":
      return "it can't be checked here";
    default:
      return assertNever(finding);
  }
}
