import { AMBASSADOR, EDITIONS, PLACEMENTS, REPEATS } from "@inkognito/engine/board";
import { GAMES } from "@inkognito/engine/games";
import { LEVELS } from "@inkognito/mind";
import { t } from "../i18n/i18n.js";
import { SeatChoice } from "../passing/SeatChoice.js";
import { Choices } from "../ui/Choices.js";
import { ColourMark } from "../ui/ColourMark.js";
import { CardChoices } from "./CardChoices.js";
import {
  type Choice,
  DEFAULT_CHOICE,
  PLAYERS,
  rolesFor,
  SEATINGS,
  seated,
  seatsOf,
} from "./choice.js";

/** Bots that play to win; the random one is for those who look further. */
const OPPONENTS = LEVELS.filter((level) => level !== "random");

/** The form for a table on this device. Every change is remembered at once. */
export function TableChoice(props: {
  readonly choice: Choice;
  readonly onChange: (choice: Choice) => void;
}) {
  const { choice, onChange } = props;
  const change = (some: Partial<Choice>): void => onChange(seated({ ...choice, ...some }));
  return (
    <div class="choice">
      <Choices
        name="game"
        legend={t("choice.game")}
        values={GAMES}
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
      <Choices
        name="seating"
        legend={t("seating.legend")}
        values={SEATINGS}
        chosen={choice.seating}
        labelOf={(seating) => t(`seating.${seating}`)}
        onChoose={(seating) => change({ seating })}
        hint={t(`seating.${choice.seating}.hint`)}
      />
      {choice.seating === "alone" ? (
        <AloneChoices choice={choice} change={change} />
      ) : (
        <SeatChoice
          roles={seatsOf(choice)}
          sitters={choice.sitters}
          onChange={(sitters) => change({ sitters })}
        />
      )}
      <details class="choice-more">
        <summary>{t("choice.more")}</summary>
        <div class="choice">
          {choice.game === "board" ? (
            <BoardChoices choice={choice} change={change} />
          ) : (
            <CardChoices choice={choice} change={change} />
          )}
          {choice.seating === "alone" && <RandomChoice choice={choice} change={change} />}
        </div>
      </details>
    </div>
  );
}

interface PartProps {
  readonly choice: Choice;
  readonly change: (some: Partial<Choice>) => void;
}

const AloneChoices = ({ choice, change }: PartProps) => (
  <>
    <Choices
      name="role"
      legend={t("choice.role")}
      values={rolesFor(choice.players)}
      chosen={choice.role}
      labelOf={(role) => roleLabel(role)}
      isWide={(role) => role === "any" || role === AMBASSADOR}
      onChoose={(role) => change({ role })}
    />
    {OPPONENTS.length > 0 && (
      <Choices
        name="level"
        legend={t("choice.level")}
        values={choice.level === "random" ? LEVELS : OPPONENTS}
        chosen={choice.level}
        labelOf={(level) => t(`level.${level}`)}
        onChoose={(level) => change({ level })}
        hint={t(`choice.level.${choice.level}.hint`)}
      />
    )}
  </>
);

type BoardOptions = Pick<Choice, "edition" | "repeats" | "placement">;

/** The board game's own options. */
export function BoardChoices(props: {
  readonly choice: BoardOptions;
  readonly change: (some: Partial<BoardOptions>) => void;
}) {
  const { choice, change } = props;
  return (
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
}

const RandomChoice = ({ choice, change }: PartProps) => (
  <label class="choice-random">
    <input
      type="checkbox"
      checked={choice.level === "random"}
      onChange={({ currentTarget }) =>
        change({ level: currentTarget.checked ? "random" : DEFAULT_CHOICE.level })
      }
    />
    {t("choice.random")}
  </label>
);

function roleLabel(role: Choice["role"]) {
  if (role === "any" || role === AMBASSADOR) return t(`choice.role.${role}`);
  return (
    <>
      <ColourMark colour={role} />
      {t(`role.${role}`)}
    </>
  );
}
