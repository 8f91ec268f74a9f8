import { DIRECTIONS, EDITIONS, PLACEMENTS, REPEATS } from "@inkognito/engine/board";
import { t } from "../i18n/i18n.js";
import { Choices, Tick } from "../ui/Choices.js";
import { boardPreset, type GameChoice } from "./gameChoice.js";

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
      onChoose={(edition) => change(boardPreset(edition))}
      hint={t(`choice.edition.${choice.edition}.hint`)}
    />
    <Choices
      name="direction"
      legend={t("choice.direction")}
      values={DIRECTIONS}
      chosen={choice.direction}
      labelOf={(direction) => t(`choice.direction.${direction}`)}
      onChoose={(direction) => change({ direction })}
    />
    {choice.players === 5 && (
      <Tick
        checked={choice.ambassadorMustMove}
        onTick={(ambassadorMustMove) => change({ ambassadorMustMove })}
      >
        {t("choice.mustMove")}
      </Tick>
    )}
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
