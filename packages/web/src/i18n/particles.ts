/**
 * Korean particles follow the sound before them. A text writes both: "{face}[은/는]", the one after a
 * consonant first; a reader is shown the one that fits.
 */
const EITHER = /([\p{L}\p{N}])([^\p{L}\p{N}[\]]*)\[(\p{L}+)\/(\p{L}+)\]/gu;

/** 영 일 삼 육 칠 팔, 엘 엠 엔 알: how numbers and letters are read. */
const CLOSED = /[013678lmnr]/i;
/** 일 칠 팔, 엘 알. */
const ENDS_IN_L = /[178lr]/i;

const HANGUL = { first: 0xac00, last: 0xd7a3, finals: 28, l: 8 };

/** The last consonant of a syllable; 0: it ends in a vowel. */
function finalOf(character: string): number {
  const code = character.charCodeAt(0);
  if (code >= HANGUL.first && code <= HANGUL.last) return (code - HANGUL.first) % HANGUL.finals;
  if (ENDS_IN_L.test(character)) return HANGUL.l;
  return CLOSED.test(character) ? 1 : 0;
}

/** "나" changes itself before 가. */
const I_AS_SUBJECT = /(?<![\p{L}\p{N}])나\[이\/가\]/gu;

export const withParticles = (text: string): string =>
  text.replace(I_AS_SUBJECT, "내가").replace(EITHER, (...match: readonly string[]) => {
    const [, before = "", between = "", closed = "", open = ""] = match;
    const final = finalOf(before);
    // 로 follows ㄹ as it follows a vowel.
    const fits = final === 0 || (final === HANGUL.l && open === "로") ? open : closed;
    return `${before}${between}${fits}`;
  });
