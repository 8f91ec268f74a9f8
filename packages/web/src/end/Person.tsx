import type { ComponentChildren } from "preact";
import { t } from "../i18n/i18n.js";

interface PersonProps {
  readonly picture: ComponentChildren;
  readonly name: string;
  readonly mark?: ComponentChildren;
  /** Null: was not in the game. */
  readonly won: boolean | null;
  readonly agent?: string;
  readonly cards?: ComponentChildren;
  readonly children?: ComponentChildren;
}

/** One person without a mask. */
export const Person = ({ picture, name, mark, won, agent, cards, children }: PersonProps) => (
  <li class={won ? "person person-won" : "person"}>
    <div class="person-mask">{picture}</div>
    <div class="person-words">
      <p class="person-name">
        {mark}
        {name}
        {won === true && <strong class="person-laurel">★ {t("end.winner")}</strong>}
      </p>
      {agent !== undefined && <p class="person-agent">{agent}</p>}
      {children !== undefined && <p class="person-figure">{children}</p>}
    </div>
    {cards}
  </li>
);
