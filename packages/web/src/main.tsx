import { render } from "preact";
import { App } from "./App.js";
import { preferredLanguage, speak } from "./i18n/i18n.js";
import { workOffline } from "./offline/register.js";
import { keepFocus } from "./shell/keepFocus.js";
import { hashOfPath } from "./shell/route.js";
import { loadSettings } from "./shell/settings.js";
import { applyTextSize, applyTheme } from "./shell/theme.js";
import "./ui/fonts.css";
import "./ui/tokens.css";
import "./ui/base.css";

const settings = loadSettings();
const language = settings.language ?? preferredLanguage(navigator.languages);
applyTheme(settings.theme)();
applyTextSize(settings.textSize);

workOffline();

const linked = hashOfPath(location.pathname, location.search);
if (linked !== null) history.replaceState(null, "", `/${location.hash || linked}`);

const root = document.getElementById("app");
await speak(language).catch(() => speak("en"));
if (root !== null) {
  keepFocus(root);
  render(<App settings={settings} language={language} />, root);
}
