import { BOT_LEVELS } from "@inkognito/protocol";
import { t } from "../i18n/i18n.js";
import { Choices, Tick } from "../ui/Choices.js";
import { DEFAULT_GAME, type GameChoice } from "./gameChoice.js";

const OPPONENTS = BOT_LEVELS.filter((level) => level !== "random");

interface LevelChoicesProps {
  readonly choice: GameChoice;
  readonly change: (some: Partial<GameChoice>) => void;
}

/** Bots that play to win; the random one is for those who look further. */
export const LevelChoices = ({ choice, change }: LevelChoicesProps) => (
  <Choices
    name="level"
    legend={t("choice.level")}
    values={choice.level === "random" ? BOT_LEVELS : OPPONENTS}
    chosen={choice.level}
    labelOf={(level) => t(`level.${level}`)}
    onChoose={(level) => change({ level })}
    hint={t(`choice.level.${choice.level}.hint`)}
  />
);

export const RandomTick = ({ choice, change }: LevelChoicesProps) => (
  <Tick
    checked={choice.level === "random"}
    onTick={(random) => change({ level: random ? "random" : DEFAULT_GAME.level })}
  >
    {t("choice.random")}
  </Tick>
);
