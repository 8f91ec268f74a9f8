import type { TextSize, Theme } from "./settings.js";

const daylight = matchMedia("(prefers-color-scheme: light)");

/** Applies a theme, and follows the system's where that was chosen. Returns a function that stops. */
export function applyTheme(theme: Theme): () => void {
  const wear = (): void => {
    const day = theme === "day" || (theme === "system" && daylight.matches);
    document.documentElement.setAttribute("data-theme", day ? "light" : "dark");
  };
  wear();
  daylight.addEventListener("change", wear);
  return () => daylight.removeEventListener("change", wear);
}

/** The size of the letters; everything else on the page is measured by it. */
export const applyTextSize = (size: TextSize): void =>
  document.documentElement.setAttribute("data-text", size);
