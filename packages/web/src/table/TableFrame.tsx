import type { GameName } from "@inkognito/engine/games";
import type { GameRefusal } from "@inkognito/protocol";
import type { ComponentChildren } from "preact";
import { useContext, useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../i18n/i18n.js";
import { RuleLink } from "../rulebook/RuleLink.js";
import { lazyPart } from "../shell/lazy.js";
import { useTitle } from "../shell/Screen.js";
import { TableDialogsContext } from "../shell/tableDialogs.js";
import { ArtDefs } from "../ui/art/Emblem.js";
import { LightsContext, useLights } from "./coach/hint.js";
import { TableExtrasContext } from "./extras.js";
import { type Headline, Lately } from "./Lately.js";
import { GridInPapersContext, useWide } from "./notebook/notebookPlace.js";
import { type PanelNeeds, PanelNeedsContext, refusalWords } from "./panels/Panel.js";
import { type PaperPage, PaperPageContext } from "./papers/paperPage.js";
import type { Session, WatchedGame } from "./session.js";
import { TableBar } from "./TableBar.js";
import { useSkipKey } from "./useSkipKey.js";
import "../ui/art/cards.css";
import "./table.css";

const TableKeys = lazyPart(() => import("./TableKeys.js").then((part) => part.TableKeys));

interface TableFrameProps<G extends GameName> {
  readonly session: WatchedGame<G>;
  /** The same game as its player sees it; null: this viewer has no seat. */
  readonly player: Session<G> | null;
  readonly title: string;
  readonly onHome: () => void;
  /** Further actions that are possible at any time. */
  readonly actions?: ComponentChildren;
  readonly seats: ComponentChildren;
  /** What lies on the table. */
  readonly centre: ComponentChildren;
  /** Which of the two the centre is: a map wants more room than the places of the card game. */
  readonly centreKind: "map" | "places";
  /** An event in a few words, for the list of what has happened since the player's last decision. */
  readonly headlineOf: (event: WatchedGame<G>["told"][number]) => Headline;
  /** Shows the event with this index again. */
  readonly onAgain: (index: number) => void;
  /** Null: no coach helps here. */
  readonly coach?: ComponentChildren;
  /** The decision of the moment. `calls`: the player is awaited, which the other sides show as well. */
  readonly panel: ComponentChildren;
  readonly calls?: boolean;
  readonly papers: ComponentChildren;
  /** The grid of the notebook, on the table or in the papers; null: these eyes have none. */
  readonly grid: ComponentChildren;
  /** The title of what stands in place of a player's papers; null: it is these. */
  readonly papersTitle?: string | null;
  /** Dialogs, and what is spoken. */
  readonly children: ComponentChildren;
}

const SIDES = ["play", "papers", "talk"] as const;

/** The layout of a table: side by side, or on a phone either the table or my papers. */
export function TableFrame<G extends GameName>(props: TableFrameProps<G>) {
  const { session, player, centre, centreKind, panel, papers, grid, children } = props;
  const papersTitle = props.papersTitle ?? t("papers.title");
  const ended = session.view.table.phase.type === "ended";
  const { talk, title, paused, guide } = useContext(TableExtrasContext);
  const coach = guide === null ? (props.coach ?? null) : null;
  const [side, setSide] = useState<(typeof SIDES)[number]>("play");
  const calls = props.calls === true && side !== "play";
  const turn = (to: typeof side): void => {
    setSide(to);
    talk?.onLook(to === "talk");
  };
  const [main, turned] = useWayBack(side);
  const turnOver = (to: typeof side): void => {
    turned.current = true;
    turn(to);
  };
  const [larger, setLarger] = useState(false);
  const [needs, setNeeds] = useState<PanelNeeds | null>(null);
  const lights = useLights();
  // Nothing is known while the cards are dealt, and at the end the masks need the room.
  const gridOnTable = useWide() && !ended && !session.dealing && grid !== null;
  useSkipKey(session);
  const paperPage = useState<PaperPage>("passport");
  const openDialog = useContext(TableDialogsContext);
  const toNotebook = (): void => {
    if (side !== "play") turn("play");
    else if (gridOnTable) moveFocus(main.current);
    else {
      paperPage[1]("notebook");
      turn("papers");
    }
  };
  useTitle(title ?? t("screen.table"));
  const classes = [
    "table",
    `table-with-${centreKind}`,
    ...(side === "play" ? [] : ["table-turned"]),
    ...(side === "talk" ? ["table-talking"] : []),
    ...(larger ? ["table-beside"] : []),
    ...(ended ? ["table-ended"] : []),
    ...(gridOnTable ? ["table-with-grid"] : []),
    ...(coach === null || needs === "announcement" ? [] : ["table-coached"]),
    ...(talk === null ? [] : ["table-with-talk"]),
    ...(guide === null ? [] : ["table-guided"]),
    ...(needs === null ? [] : [`table-needs-${needs}`]),
  ];
  const sideTitle = (each: typeof side): string => {
    if (each === "play") return t("table.side.play");
    return each === "papers" ? papersTitle : (talk?.title ?? "");
  };
  return (
    <LightsContext.Provider value={lights}>
      <div class={classes.join(" ")}>
        <ArtDefs />
        <TableBar session={player ?? {}} title={props.title} ended={ended} onHome={props.onHome}>
          {props.actions}
        </TableBar>
        {props.seats}
        <main class="table-main" ref={main}>
          <div class="table-play" inert={paused}>
            {centre}
            {/* Takes the focus while the next panel is being fetched. */}
            <section class="table-panel" aria-label={t("table.side.play")} tabIndex={-1}>
              {guide?.text}
              <Refusal refusal={player?.refusal ?? null} />
              {!ended && guide === null && (
                <Lately
                  session={session}
                  headlineOf={props.headlineOf}
                  needs={needs}
                  watched={player === null}
                  onAgain={props.onAgain}
                />
              )}
              <div class="table-coach">{coach}</div>
              <PanelNeedsContext.Provider value={setNeeds}>
                {guide?.settled && !ended ? null : panel}
              </PanelNeedsContext.Provider>
            </section>
          </div>
          {gridOnTable && <div class="table-grid">{grid}</div>}
          <div class="table-papers">
            <div class="papers-head">
              <h2 class="papers-title">{papersTitle}</h2>
              <button
                type="button"
                class="papers-button papers-size"
                onClick={() => setLarger(!larger)}
              >
                {t(larger ? "papers.smaller" : "papers.larger")}
              </button>
              {talk !== null && (
                <button
                  type="button"
                  class="papers-button table-turn"
                  onClick={() => turnOver("talk")}
                >
                  {talk.title}
                </button>
              )}
            </div>
            <GridInPapersContext.Provider value={gridOnTable ? null : grid}>
              <PaperPageContext.Provider value={paperPage}>{papers}</PaperPageContext.Provider>
            </GridInPapersContext.Provider>
          </div>
          {talk !== null && side === "talk" && (
            <div class="table-talk">
              <button
                type="button"
                class="papers-button table-turn"
                onClick={() => turnOver("papers")}
              >
                {papersTitle}
              </button>
              {talk.panel}
            </div>
          )}
        </main>
        <nav class="table-sides" aria-label={t("table.sides")}>
          {SIDES.filter((each) => each !== "talk" || talk !== null).map((each) => (
            <button
              key={each}
              type="button"
              class={`table-side${calls && each === "play" ? " table-side-calls" : ""}`}
              aria-pressed={each === side}
              {...(calls && each === "play" ? { "aria-description": t("table.side.calls") } : {})}
              onClick={() => turn(each)}
            >
              {sideTitle(each)}
            </button>
          ))}
        </nav>
        {children}
        {!session.dealing && (
          <TableKeys onNotebook={toNotebook} onHelp={() => openDialog("help")} />
        )}
      </div>
    </LightsContext.Provider>
  );
}

/** Between the grid of the notebook and what is asked. */
function moveFocus(table: HTMLElement | null): void {
  const isInGrid = document.activeElement?.closest(".mark-grid") != null;
  table?.querySelector<HTMLElement>(isInGrid ? "#prompt" : ".mark-grid button")?.focus();
}

/** The pressed button disappears with its side, so the button that leads back gets the focus. */
function useWayBack(side: (typeof SIDES)[number]) {
  const main = useRef<HTMLElement>(null);
  const turned = useRef(false);
  useLayoutEffect(() => {
    if (!turned.current) return;
    turned.current = false;
    const ways = main.current?.querySelectorAll<HTMLElement>(".table-turn") ?? [];
    [...ways].find((way) => way.checkVisibility())?.focus();
  }, [side]);
  return [main, turned] as const;
}

/** The second click of a double click is no error: a stale decision is not mentioned. */
function Refusal({ refusal }: { readonly refusal: GameRefusal | null }) {
  if (refusal === null || refusal.code === "staleDecision") return null;
  return (
    <p class="panel-refusal" role="alert">
      {refusalWords(refusal)} <RuleLink rule={refusal.rule} />
    </p>
  );
}
