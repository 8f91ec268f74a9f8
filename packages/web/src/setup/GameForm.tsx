import { AMBASSADOR, COLOURS, type Colour } from "@inkognito/engine/core";
import { GAME_NAMES } from "@inkognito/engine/games";
import { ASSISTANTS, COACH_GRADES, concludes } from "@inkognito/protocol";
import type { ComponentChildren } from "preact";
import { t } from "../i18n/i18n.js";
import { Choices } from "../ui/Choices.js";
import { ColourMark } from "../ui/ColourMark.js";
import { BoardChoices } from "./BoardChoices.js";
import { CardChoices } from "./CardChoices.js";
import { type GameChoice, PLAYERS, type Starter, starterOf, startersFor } from "./gameChoice.js";

interface GameFormProps {
  readonly choice: GameChoice;
  readonly change: (some: Partial<GameChoice>) => void;
  /** May two and more people play here? Then they agree on how far the coach may go. */
  readonly together: boolean;
  /** Who plays. */
  readonly sitters: ComponentChildren;
  /** What is asked at this kind of table only, in sight and among the further options. */
  readonly children?: ComponentChildren;
  readonly more?: ComponentChildren;
}

/** C8.1: with five the edition decides whether there are partners. */
const hintFor = ({ game, players, cardEdition }: GameChoice): string =>
  game === "card" && players === 5 ? `five_${cardEdition}` : String(players);

/** What is played, by whom, and how: the form for every table. */
export const GameForm = ({ choice, change, together, sitters, children, more }: GameFormProps) => (
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
      hint={t(`choice.players.${choice.game}.hint`, { players: hintFor(choice) })}
    />
    {choice.players === 3 && (
      <Choices
        name="spare"
        legend={t("choice.spare")}
        values={COLOURS}
        chosen={choice.spare}
        labelOf={(colour) => <ColourLabel colour={colour} />}
        onChoose={(spare) => change({ spare })}
        hint={t(`choice.spare.${choice.game}.hint`)}
      />
    )}
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
    {together && concludes(choice.assistant) && (
      <Choices
        name="coach"
        legend={t("choice.coach")}
        values={COACH_GRADES}
        chosen={choice.coach}
        labelOf={(grade) => t(`coach.grade.${grade}`)}
        onChoose={(coach) => change({ coach })}
        hint={t(`choice.coach.${choice.coach}.hint`)}
      />
    )}
    {children}
    <details class="more">
      <summary>{t("choice.more")}</summary>
      <div class="choice">
        <Choices
          name="first"
          legend={t("choice.first")}
          values={startersFor(choice)}
          chosen={starterOf(choice)}
          labelOf={starterLabel}
          isWide={(first) => first === "random" || first === AMBASSADOR}
          onChoose={(first) => change({ first })}
          hint={t(`choice.first.${choice.game}.hint`)}
        />
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

function starterLabel(first: Starter) {
  if (first === "random") return t("choice.first.random");
  return first === AMBASSADOR ? t(`role.${first}`) : <ColourLabel colour={first} />;
}

/** A colour to choose: its emblem and its name. */
export const ColourLabel = ({ colour }: { readonly colour: Colour }) => (
  <>
    <ColourMark colour={colour} />
    {t(`role.${colour}`)}
  </>
);
