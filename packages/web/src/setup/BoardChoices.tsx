import { EDITIONS, PLACEMENTS, REPEATS } from "@inkognito/engine/board";
import { t } from "../i18n/i18n.js";
import { Choices } from "../ui/Choices.js";
import type { GameChoice } from "./gameChoice.js";

interface BoardChoicesProps {
  readonly choice: GameChoice;
  readonly change: (some: Partial<GameChoice>) => void;
}

/** The board game's own options. */
export const BoardChoices = ({ choice, change }: BoardChoicesProps) => (
  <>
    <Choices
      name="edition"
      legend={t("choice.edition")}
      values={EDITIONS}
      chosen={choice.edition}
      labelOf={(edition) => t(`choice.edition.${edition}`)}
      onChoose={(edition) => change({ edition })}
      hint={t(`choice.edition.${choice.edition}.hint`)}
    />
    <Choices
      name="repeats"
      legend={t("choice.repeats")}
      values={REPEATS}
      chosen={choice.repeats}
      labelOf={(repeats) => t(`choice.repeats.${repeats}`)}
      onChoose={(repeats) => change({ repeats })}
      hint={t(`choice.repeats.${choice.repeats}.hint`)}
    />
    <Choices
      name="placement"
      legend={t("choice.placement")}
      values={PLACEMENTS}
      chosen={choice.placement}
      labelOf={(placement) => t(`choice.placement.${placement}`)}
      onChoose={(placement) => change({ placement })}
      hint={t(`choice.placement.${choice.placement}.hint`)}
    />
  </>
);
