import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const FILE = createRequire(import.meta.url).resolve(
  "@fontsource/gowun-dodum/files/gowun-dodum-korean-400-normal.woff2",
);
const FACES = [
  ["Alegreya Sans", "400"],
  ["Alegreya Sans", "700"],
  ["IM Fell English SC", "400"],
] as const;
const HANGUL = "U+1100-11FF, U+3000-303F, U+3130-318F, U+AC00-D7A3";

/**
 * Korean is written in the system's face, and a bare test machine has none: without it every letter is
 * an empty box of some width, and nothing that is measured or looked at means anything.
 */
export async function lendHangul(page: Page): Promise<void> {
  const font = readFileSync(FILE).toString("base64");
  await page.evaluate(
    async ([data, range, faces]) => {
      if (document.documentElement.hasAttribute("data-hangul")) return;
      document.documentElement.setAttribute("data-hangul", "");
      const bytes = Uint8Array.from(atob(data), (char) => char.charCodeAt(0));
      for (const [family, weight] of faces) {
        const face = new FontFace(family, bytes, { weight, unicodeRange: range });
        document.fonts.add(await face.load());
      }
    },
    [font, HANGUL, FACES] as const,
  );
}
