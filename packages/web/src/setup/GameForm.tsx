import { GAME_NAMES } from "@inkognito/engine/games";
import { ASSISTANTS } from "@inkognito/protocol";
import type { ComponentChildren } from "preact";
import { t } from "../i18n/i18n.js";
import { Choices } from "../ui/Choices.js";
import { BoardChoices } from "./BoardChoices.js";
import { CardChoices } from "./CardChoices.js";
import { type GameChoice, PLAYERS } from "./gameChoice.js";

interface GameFormProps {
  readonly choice: GameChoice;
  readonly change: (some: Partial<GameChoice>) => void;
  /** Who plays. */
  readonly sitters: ComponentChildren;
  /** What is asked at this kind of table only, in sight and among the further options. */
  readonly children?: ComponentChildren;
  readonly more?: ComponentChildren;
}

/** What is played, by whom, and how: the form for every table. */
export const GameForm = ({ choice, change, sitters, children, more }: GameFormProps) => (
  <div class="choice">
    <Choices
      name="game"
      legend={t("choice.game")}
      values={GAME_NAMES}
      chosen={choice.game}
      labelOf={(game) => t(`choice.game.${game}`)}
      onChoose={(game) => change({ game })}
      hint={t(`choice.game.${choice.game}.hint`)}
    />
    <Choices
      name="players"
      legend={t("choice.players")}
      values={PLAYERS}
      chosen={choice.players}
      labelOf={String}
      onChoose={(players) => change({ players })}
      hint={t(`choice.players.${choice.game}.hint`, { players: String(choice.players) })}
    />
    {sitters}
    <Choices
      name="assistant"
      legend={t("assistant.legend")}
      values={ASSISTANTS}
      chosen={choice.assistant}
      labelOf={(assistant) => t(`assistant.${assistant}`)}
      onChoose={(assistant) => change({ assistant })}
      hint={t(`assistant.${choice.assistant}.hint`)}
    />
    {children}
    <details class="more">
      <summary>{t("choice.more")}</summary>
      <div class="choice">
        {choice.game === "board" ? (
          <BoardChoices choice={choice} change={change} />
        ) : (
          <CardChoices choice={choice} change={change} />
        )}
        {more}
      </div>
    </details>
  </div>
);
