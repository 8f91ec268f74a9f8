import { err, type Result } from "@inkognito/engine/core";
import { parseSetup } from "./parseSetup.js";
import type { Setup, SoloSetup } from "./setup.js";

/** A setup as text for a link: a puzzle to share, or a test's position. */
export function formatSetupLink(setup: Setup | SoloSetup): string {
  const bytes = new TextEncoder().encode(JSON.stringify(setup));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

export function parseSetupLink(text: string): Result<Setup, "badSetup"> {
  try {
    const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return parseSetup(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return err("badSetup");
  }
}
