import type { BoardRefusal } from "@inkognito/engine/board";
import type { CardRefusal } from "@inkognito/engine/card";
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { useTitle } from "../app/Screen.js";
import { ArtDefs } from "../board/Emblem.js";
import { t } from "../i18n/i18n.js";
import { refusalWords } from "./refusalWords.js";
import "../cards/cards.css";
import "./table.css";

interface TableFrameProps {
  readonly ended: boolean;
  readonly refusal: BoardRefusal | CardRefusal | null;
  /** What can be done at any time, and everybody at the table. */
  readonly header: ComponentChildren;
  /** What lies on the table. */
  readonly stage: ComponentChildren;
  /** The decision of the moment. */
  readonly panel: ComponentChildren;
  readonly papers: ComponentChildren;
  /** Dialogs, and what is spoken. */
  readonly children: ComponentChildren;
}

/** Where everything stands on a screen: side by side, or on a phone the table or my papers. */
export function TableFrame(props: TableFrameProps) {
  const { ended, refusal, header, stage, panel, papers, children } = props;
  const [side, setSide] = useState<"play" | "papers">("play");
  useTitle(t("screen.table"));
  return (
    <div class={`table${side === "papers" ? " table-turned" : ""}${ended ? " table-ended" : ""}`}>
      <ArtDefs />
      {header}
      <main class="table-main">
        <div class="table-play">
          {stage}
          <div class="table-panel">
            <Refusal refusal={refusal} />
            {panel}
          </div>
        </div>
        <div class="table-papers">{papers}</div>
      </main>
      <nav class="table-sides" aria-label={t("table.sides")}>
        {(["play", "papers"] as const).map((each) => (
          <button
            key={each}
            type="button"
            class="table-side"
            aria-pressed={each === side}
            onClick={() => setSide(each)}
          >
            {t(`table.side.${each}`)}
          </button>
        ))}
      </nav>
      {children}
    </div>
  );
}

/** Whoever clicks twice has done nothing wrong: what came too late is not mentioned. */
function Refusal({ refusal }: Pick<TableFrameProps, "refusal">) {
  if (refusal === null || refusal.code === "staleDecision") return null;
  return (
    <p class="panel-refusal" role="alert">
      {refusalWords(refusal)}
    </p>
  );
}
