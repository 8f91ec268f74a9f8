import { AGENTS } from "@inkognito/engine/core";
import { t } from "../i18n/i18n.js";
import { SitePages } from "../net/SitePages.js";
import { isWorthKeeping, type SaveSummary } from "../play/solo/saveSummary.js";
import { setupOf } from "../setup/choice.js";
import { choiceWords } from "../setup/choiceWords.js";
import type { Setup } from "../setup/setup.js";
import { areEnough } from "../setup/sitters.js";
import { lazyPart } from "../shell/lazy.js";
import { howToPlayRoute, LESSONS, LOBBY, REPLAY, RULES, SETTINGS, TABLE } from "../shell/route.js";
import { useArrival, useTitle } from "../shell/Screen.js";
import { useSettings } from "../shell/settings.js";
import { Venice } from "../shell/Venice.js";
import { Mask } from "../ui/art/Mask.js";
import { Button } from "../ui/Button.js";
import { Parchment } from "../ui/Parchment.js";
import "./home.css";
import { useEffect, useState } from "preact/hooks";
import { readSaveSummary } from "../play/solo/saves.js";

/** The form is fetched when it is opened. */
const TableChoice = lazyPart(() =>
  import("../setup/TableChoice.js").then((part) => part.TableChoice),
);

const ReplaceDialog = lazyPart(() =>
  import("./ReplaceDialog.js").then((part) => part.ReplaceDialog),
);

export function Home({ onPlay }: { readonly onPlay: (setup: Setup) => void }) {
  const { settings, change } = useSettings();
  const summary = useSaveSummary();
  const [asking, setAsking] = useState(false);
  const [changing, setChanging] = useState(false);
  const heading = useArrival<HTMLHeadingElement>();
  useTitle(null);

  const start = (): void => onPlay(setupOf(settings.choice, Math.random()));
  const { seating, sitters, players } = settings.choice;
  const ready = seating === "alone" || areEnough(sitters, players);
  // What is missing is asked for, without being looked for.
  const open = changing || !ready;
  const keep = isWorthKeeping(summary);
  // A person who has never played here is offered the lessons first.
  const isNew = settings.games === 0;
  return (
    <div class="home">
      <Venice />
      <main class="home-main">
        <header class="home-head">
          <h1 ref={heading} tabIndex={-1} class="home-title">
            {t("home.title")}
          </h1>
          <p class="home-tagline">{t("home.tagline")}</p>
          <ul class="home-masks plain-list" aria-label={t("home.masks")}>
            {AGENTS.map((agent) => (
              <li key={agent} class="home-mask">
                <Mask agent={agent} size={96} />
                <span>{t(`agent.${agent}`)}</span>
              </li>
            ))}
          </ul>
        </header>
        <section class="home-card" aria-labelledby="home-table">
          <Parchment>
            <h2 id="home-table" class="home-subtitle">
              {t("home.table")}
            </h2>
            {summary !== null && (
              <div class="home-actions">
                <a
                  class={`button button-large ${keep ? "button-lamp" : "button-paper"}`}
                  href={TABLE}
                >
                  <span class="home-continue">
                    {t(isOver(summary) ? "home.continue.ended" : "home.continue")}
                    <small>{summaryWords(summary)}</small>
                  </span>
                </a>
              </div>
            )}
            <div class="home-setup">
              <p>{choiceWords(settings.choice)}</p>
              <Button kind="paper" expanded={open} onClick={() => setChanging(!changing)}>
                {t("home.change")}
              </Button>
            </div>
            {open && (
              <TableChoice choice={settings.choice} onChange={(choice) => change({ choice })} />
            )}
            <div class="home-start">
              <Button
                large
                kind={keep ? "paper" : "lamp"}
                disabled={!ready}
                onClick={keep ? () => setAsking(true) : start}
              >
                {t(keep ? "home.new" : "home.play")}
              </Button>
            </div>
            <div class="home-actions">
              <a class="button button-large button-paper" href={LOBBY}>
                {t("home.others")}
              </a>
              {isNew && (
                <a class="button button-paper" href={LESSONS}>
                  {t("home.lessons")}
                </a>
              )}
            </div>
          </Parchment>
          <p class="home-device">{t("home.device")}</p>
        </section>
        <nav class="home-ways" aria-label={t("home.ways")}>
          {!isNew && <Way to={LESSONS} words={t("home.lessons")} />}
          <Way to={howToPlayRoute("board")} words={t("home.howToPlay")} />
          <Way to={RULES} words={t("home.rules")} />
          <Way to={REPLAY} words={t("home.replay")} />
          <Way to={SETTINGS} words={t("home.settings")} />
        </nav>
        <footer class="home-credits">
          <p>{t("home.credits")}</p>
          <SitePages />
        </footer>
      </main>
      {asking && <ReplaceDialog onYes={start} onNo={() => setAsking(false)} />}
    </div>
  );
}

const Way = ({ to, words }: { readonly to: string; readonly words: string }) => (
  <a class="button" href={to}>
    {words}
  </a>
);

/** There is nothing to go on with: no game, and no match. */
const isOver = (summary: SaveSummary): boolean =>
  summary.type === "game" && summary.ended && !summary.inMatch;

function summaryWords(summary: SaveSummary): string {
  if (summary.type === "unreadable") return t("home.continue.unreadable");
  const { game, players, people, role, turn, ended, inMatch } = summary;
  const state = ended ? (inMatch ? "match" : "yes") : "no";
  const values = { players, people, turn, game, ended: state };
  return people > 1
    ? t("home.continue.shared", values)
    : t("home.continue.game", { ...values, role: t(`role.${role}`) });
}

/** The summary of the saved game; null: there is none, or it cannot be read. */
export function useSaveSummary(): SaveSummary | null {
  const [summary, setSummary] = useState<SaveSummary | null>(null);
  useEffect(() => {
    readSaveSummary().then(setSummary, () => setSummary(null));
  }, []);
  return summary;
}
