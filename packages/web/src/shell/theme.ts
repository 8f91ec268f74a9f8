import type { Theme } from "./settings.js";

const daylight = matchMedia("(prefers-color-scheme: light)");

/** Puts the page into a theme, and keeps it in step with the system where that was chosen. */
export function applyTheme(theme: Theme): () => void {
  const wear = (): void => {
    const day = theme === "day" || (theme === "system" && daylight.matches);
    document.documentElement.setAttribute("data-theme", day ? "light" : "dark");
  };
  wear();
  daylight.addEventListener("change", wear);
  return () => daylight.removeEventListener("change", wear);
}
