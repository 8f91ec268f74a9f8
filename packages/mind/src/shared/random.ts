/**
 * A fast generator for choices that need no secrecy. The same text gives the same numbers (sfc32, seeded by four hashes of the text).
 */
import type { Below } from "@inkognito/engine/core";
import { FOUR, type Four } from "./worlds/hands.js";
export function randomFrom(text: string): Below {
  let [a, b, c, d] = hash128(text);
  const word = (): number => {
    const sum = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return sum >>> 0;
  };
  for (let i = 0; i < 12; i += 1) word();
  return (n) => Math.floor((word() / 2 ** 32) * n);
}

function hash128(text: string): [number, number, number, number] {
  const hashes: [number, number, number, number] = [1779033703, 3144134277, 1013904242, 2773480762];
  const primes: Four<number> = [597399067, 2869860233, 951274213, 2716044179];
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    for (const k of FOUR) {
      const mixed = Math.imul(hashes[k] ^ code ^ (k << 8), primes[k]) | 0;
      hashes[k] = (mixed << 13) | (mixed >>> 19);
    }
  }
  return hashes;
}
