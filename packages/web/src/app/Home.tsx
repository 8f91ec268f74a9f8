import { AGENTS } from "@inkognito/engine/core";
import { useState } from "preact/hooks";
import { Mask } from "../cards/Mask.js";
import { t } from "../i18n/i18n.js";
import type { SoloSetup } from "../solo/protocol.js";
import { isWorthKeeping, type Spine } from "../solo/spine.js";
import { Button } from "../ui/Button.js";
import { Parchment } from "../ui/Parchment.js";
import { setupOf } from "./choice.js";
import { ReplaceDialog } from "./ReplaceDialog.js";
import { SETTINGS, TABLE } from "./route.js";
import { useArrival, useTitle } from "./Screen.js";
import { TableChoice } from "./TableChoice.js";
import { useSettings } from "./useSettings.js";
import { useSpine } from "./useSpine.js";
import { Venice } from "./Venice.js";
import "./home.css";

export function Home({ onPlay }: { readonly onPlay: (setup: SoloSetup) => void }) {
  const { settings, change } = useSettings();
  const spine = useSpine();
  const [asking, setAsking] = useState(false);
  const heading = useArrival<HTMLHeadingElement>();
  useTitle(null);

  const start = (): void => onPlay(setupOf(settings.choice, Math.random()));
  const keep = isWorthKeeping(spine);
  return (
    <div class="home">
      <Venice />
      <main class="home-main">
        <header class="home-head">
          <h1 ref={heading} tabIndex={-1} class="home-title">
            {t("home.title")}
          </h1>
          <p class="home-tagline">{t("home.tagline")}</p>
          <ul class="home-masks" aria-label={t("home.masks")}>
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
            <div class="home-actions">
              {spine !== null && (
                <a
                  class={`button button-large ${keep ? "button-lamp" : "button-paper"}`}
                  href={TABLE}
                >
                  <span class="home-continue">
                    {t("home.continue")}
                    <small>{inWords(spine)}</small>
                  </span>
                </a>
              )}
              <Button
                large
                kind={keep ? "paper" : "lamp"}
                onClick={keep ? () => setAsking(true) : start}
              >
                {t(keep ? "home.new" : "home.play")}
              </Button>
            </div>
            <TableChoice choice={settings.choice} onChange={(choice) => change({ choice })} />
          </Parchment>
          <footer class="home-foot">
            <p>{t("home.device")}</p>
            <a class="button" href={SETTINGS}>
              {t("home.settings")}
            </a>
          </footer>
        </section>
      </main>
      {asking && <ReplaceDialog onYes={start} onNo={() => setAsking(false)} />}
    </div>
  );
}

function inWords(spine: Spine): string {
  if (spine.type === "unreadable") return t("home.continue.unreadable");
  const { players, role, turn, ended } = spine;
  return t("home.continue.game", {
    players,
    role: t(`role.${role}`),
    turn,
    ended: ended ? "yes" : "no",
  });
}
