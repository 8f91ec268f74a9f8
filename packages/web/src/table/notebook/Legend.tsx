import type { Assistant } from "@inkognito/protocol";
import { concludes } from "@inkognito/protocol";
import type { ComponentChildren } from "preact";
import { t } from "../../i18n/i18n.js";
import { ChanceBar, SIGNS } from "./MarkCell.js";

interface LegendProps {
  readonly assistant: Assistant;
  /** What a fact is in this game. */
  readonly fact: string;
  /** The signs of this game only. */
  readonly children?: ComponentChildren;
}

/** What the marks mean, as far as they can be met at this table. */
export const Legend = ({ assistant, fact, children }: LegendProps) => (
  <details class="legend">
    <summary>{t("legend.title")}</summary>
    <dl>
      {assistant !== "off" && <Mark state="fact">{fact}</Mark>}
      {concludes(assistant) && (
        <>
          <Mark state="follows">{t("legend.follows")}</Mark>
          <Mark state="ruledOut">{t("legend.ruledOut")}</Mark>
        </>
      )}
      <Mark state="yes">{t("legend.yes")}</Mark>
      <Mark state="no">{t("legend.no")}</Mark>
      {assistant === "odds" && <Entry sign={<ChanceBar chance={0.4} />}>{t("legend.odds")}</Entry>}
      {assistant !== "off" && (
        <>
          <Entry sign={<span class="grid-clash">≠</span>}>{t("legend.clash")}</Entry>
          {children}
        </>
      )}
    </dl>
  </details>
);

const Mark = (props: { readonly state: keyof typeof SIGNS; readonly children: string }) => (
  <Entry
    state={props.state}
    sign={
      <span class="grid-mark">
        <span aria-hidden="true">{SIGNS[props.state]} </span>
        {t(`grid.${props.state}`)}
      </span>
    }
  >
    {props.children}
  </Entry>
);

interface EntryProps {
  readonly sign: ComponentChildren;
  readonly state?: string;
  readonly children: string;
}

export const Entry = ({ sign, state, children }: EntryProps) => (
  <div>
    <dt class={state === undefined ? "grid-cell" : `grid-cell grid-${state}`}>{sign}</dt>
    <dd>{children}</dd>
  </div>
);
