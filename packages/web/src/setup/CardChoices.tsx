import { EDITIONS } from "@inkognito/engine/card";
import { t } from "../i18n/i18n.js";
import { Choices, Tick } from "../ui/Choices.js";
import { cardPreset, type GameChoice } from "./gameChoice.js";

interface CardChoicesProps {
  readonly choice: GameChoice;
  readonly change: (some: Partial<GameChoice>) => void;
}

/** The card game's own options. */
export const CardChoices = ({ choice, change }: CardChoicesProps) => (
  <>
    <Choices
      name="cardEdition"
      legend={t("choice.edition")}
      values={EDITIONS}
      chosen={choice.cardEdition}
      labelOf={(edition) => t(`choice.card.edition.${edition}`)}
      onChoose={(edition) => change(cardPreset(edition))}
      hint={t(`choice.card.edition.${choice.cardEdition}.hint`)}
    />
    <Choices
      name="match"
      legend={t("choice.card.length")}
      values={["match", "single"] as const}
      chosen={choice.match ? "match" : "single"}
      labelOf={(length) => t(`choice.card.length.${length}`)}
      onChoose={(length) => change({ match: length === "match" })}
      hint={t(`choice.card.length.${choice.match ? "match" : "single"}.hint`)}
    />
    <Tick checked={choice.signs} onTick={(signs) => change({ signs })}>
      {t("choice.card.gestures")}
    </Tick>
  </>
);
