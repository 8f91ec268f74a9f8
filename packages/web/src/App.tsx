import { useCallback, useEffect, useMemo, useState } from "preact/hooks";
import { Home } from "./home/Home.js";
import { type Language, speak, speakOf } from "./i18n/i18n.js";
import { catchFiles } from "./play/replay/record/drops.js";
import type { Opening } from "./play/solo/protocol.js";
import type { HowToPlayProps } from "./rulebook/HowToPlay.js";
import type { RulebookProps } from "./rulebook/Rulebook.js";
import type { RulesDialogProps } from "./rulebook/RulesDialog.js";
import { setupOf } from "./setup/choice.js";
import type { Setup } from "./setup/setup.js";
import { ErrorBoundary } from "./shell/ErrorBoundary.js";
import { lazyPart, lazyScreen } from "./shell/lazy.js";
import { HOME, parseRoute, TABLE } from "./shell/route.js";
import {
  coachingOf,
  followSettings,
  type Settings,
  SettingsContext,
  saveSettings,
} from "./shell/settings.js";
import { type TableDialog, TableDialogsContext } from "./shell/tableDialogs.js";
import { applyTextSize, applyTheme } from "./shell/theme.js";

const TableScreen = lazyScreen(() =>
  import("./play/solo/TableScreen.js").then((part) => part.TableScreen),
);

const SettingsScreen = lazyScreen(() =>
  import("./home/SettingsScreen.js").then((part) => part.SettingsScreen),
);

const SettingsDialog = lazyPart(() =>
  import("./home/SettingsDialog.js").then((part) => part.SettingsDialog),
);

const HelpDialog = lazyPart(() =>
  Promise.all([import("./home/HelpDialog.js"), speakOf("rules")]).then(([part]) => part.HelpDialog),
);

const LinkRoute = lazyScreen(() => import("./home/LinkRoute.js").then((part) => part.LinkRoute));

const OnlineArea = lazyScreen(() =>
  Promise.all([import("./play/online/OnlineArea.js"), speakOf("multiplayer")]).then(
    ([part]) => part.OnlineArea,
  ),
);

const Rulebook = lazyScreen(() =>
  Promise.all([
    import("./rulebook/Rulebook.js"),
    import("./games/RulePicture.js"),
    speakOf("map", "cardGame", "rules"),
  ]).then(([{ Rulebook: Book }, { RulePicture }]) => (props: Omit<RulebookProps, "Picture">) => (
    <Book {...props} Picture={RulePicture} />
  )),
);

const RulesDialog = lazyPart(() =>
  Promise.all([
    import("./rulebook/RulesDialog.js"),
    import("./games/RulePicture.js"),
    speakOf("map", "cardGame", "rules"),
  ]).then(
    ([{ RulesDialog: Pages }, { RulePicture }]) =>
      (props: Omit<RulesDialogProps, "Picture">) => <Pages {...props} Picture={RulePicture} />,
  ),
);

const HowToPlay = lazyScreen(() =>
  Promise.all([
    import("./rulebook/HowToPlay.js"),
    import("./games/HowToPlayPicture.js"),
    speakOf("map", "cardGame", "rules"),
  ]).then(
    ([{ HowToPlay: Pages }, { HowToPlayPicture }]) =>
      (props: Omit<HowToPlayProps, "Picture">) => <Pages {...props} Picture={HowToPlayPicture} />,
  ),
);

const Lessons = lazyScreen(() =>
  Promise.all([
    import("./play/lessons/Lessons.js"),
    speakOf("map", "cardGame", "lessons", "odds"),
  ]).then(([part]) => part.Lessons),
);

const Replay = lazyScreen(() =>
  Promise.all([
    import("./play/replay/Replay.js"),
    speakOf("map", "cardGame", "ending", "odds", "replay"),
  ]).then(([part]) => part.Replay),
);

const RESUME: Opening = { type: "resume" };

const goHome = (): void => {
  location.hash = HOME;
};

export function App(props: { readonly settings: Settings; readonly language: Language }) {
  const [route, setRoute] = useState(() => parseRoute(location.hash));
  const [opening, setOpening] = useState<Opening>(RESUME);
  const [settings, setSettings] = useState(props.settings);
  const [language, setLanguage] = useState(props.language);
  const [dialog, setDialog] = useState<TableDialog | null>(null);

  useEffect(() => {
    const follow = (): void => {
      const next = parseRoute(location.hash);
      setRoute(next);
      setDialog(null);
      // Coming back to the table resumes the game that is being played; it does not start another.
      if (next.screen !== "table") setOpening(RESUME);
    };
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);

  const takesFiles = route.screen === "home" || route.screen === "replay";
  useEffect(() => (takesFiles ? catchFiles() : undefined), [takesFiles]);

  useEffect(() => applyTheme(settings.theme), [settings.theme]);
  useEffect(() => applyTextSize(settings.textSize), [settings.textSize]);

  const handle = useMemo(() => {
    /** If the new language cannot be fetched, the settings stay as they were. */
    const adopt = (next: Settings, undo: () => void): void => {
      setSettings(next);
      const wanted = next.language ?? language;
      if (next.language !== settings.language || wanted !== language) {
        speak(wanted).then(setLanguage, undo);
      }
    };
    const keep = (next: Settings): void => {
      saveSettings(next);
      adopt(next, () => keep(settings));
    };
    return {
      settings,
      coaching: coachingOf(settings),
      change: (some: Partial<Settings>) => keep({ ...settings, ...some }),
      follow: (next: Settings) => adopt(next, () => setSettings(settings)),
    };
  }, [settings, language]);

  useEffect(() => followSettings(handle.follow), [handle]);

  const play = useCallback(
    (setup: Setup) => {
      handle.change({ games: handle.settings.games + 1 });
      setOpening({ type: "new", setup });
      setRoute({ screen: "table", setup: null });
      history[location.hash.startsWith(TABLE) ? "replaceState" : "pushState"](null, "", TABLE);
    },
    [handle],
  );

  return (
    <SettingsContext.Provider value={handle}>
      <TableDialogsContext.Provider value={setDialog}>
        <ErrorBoundary onHome={goHome}>
          {screen()}
          {dialogAbove()}
        </ErrorBoundary>
      </TableDialogsContext.Provider>
    </SettingsContext.Provider>
  );

  function dialogAbove() {
    const onClose = (): void => setDialog(null);
    switch (dialog) {
      case "settings":
        return <SettingsDialog {...{ language, onClose }} onRules={() => setDialog("rules")} />;
      case "help":
        return (
          <HelpDialog
            onClose={onClose}
            onRules={() => setDialog("rules")}
            onSettings={() => setDialog("settings")}
          />
        );
      case "rules":
        return <RulesDialog {...{ language, onClose }} />;
      case null:
        return null;
    }
  }

  function screen() {
    switch (route.screen) {
      case "home":
        return <Home onPlay={play} />;
      case "settings":
        return <SettingsScreen language={language} onHome={goHome} />;
      case "rules":
        return <Rulebook language={language} rule={route.rule} onHome={goHome} />;
      case "howToPlay":
        return <HowToPlay language={language} game={route.game} onHome={goHome} />;
      case "lessons":
        return <Lessons lesson={route.lesson} onHome={goHome} />;
      case "replay":
        return <Replay address={route.address} onHome={goHome} />;
      case "online":
        return <OnlineArea route={route.route} language={language} onHome={goHome} />;
      case "table": {
        if (route.setup !== null) {
          return <LinkRoute setupText={route.setup} onPlay={play} onHome={goHome} />;
        }
        const again = () => play(setupOf(handle.settings.choice, Math.random()));
        return <TableScreen opening={opening} onHome={goHome} onAgain={again} />;
      }
    }
  }
}
