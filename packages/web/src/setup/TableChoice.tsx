import { AMBASSADOR } from "@inkognito/engine/core";
import { t } from "../i18n/i18n.js";
import { Choices } from "../ui/Choices.js";
import { ColourLabel } from "./ColourLabel.js";
import { type Choice, changeChoice, rolesFor, SEATINGS } from "./choice.js";
import { GameForm } from "./GameForm.js";
import { seatsOf } from "./gameChoice.js";
import { LevelChoices, RandomTick } from "./LevelChoices.js";
import { SeatChoice } from "./SeatChoice.js";

/** The form for a table on this device. Every change is remembered at once. */
export function TableChoice(props: {
  readonly choice: Choice;
  readonly onChange: (choice: Choice) => void;
}) {
  const { choice, onChange } = props;
  const change = (some: Partial<Choice>): void => onChange(changeChoice(choice, some));
  const alone = choice.seating === "alone";
  return (
    <GameForm
      choice={choice}
      change={change}
      together={!alone}
      sitters={
        <>
          <Choices
            name="seating"
            legend={t("seating.legend")}
            values={SEATINGS}
            chosen={choice.seating}
            labelOf={(seating) => t(`seating.${seating}`)}
            onChoose={(seating) => change({ seating })}
            hint={t(`seating.${choice.seating}.hint`)}
          />
          {alone ? (
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
              <LevelChoices choice={choice} change={change} />
            </>
          ) : (
            <SeatChoice
              roles={seatsOf(choice)}
              sitters={choice.sitters}
              onChange={(sitters) => change({ sitters })}
            />
          )}
        </>
      }
      more={alone && <RandomTick choice={choice} change={change} />}
    />
  );
}

const roleLabel = (role: Choice["role"]) =>
  role === "any" || role === AMBASSADOR ? t(`choice.role.${role}`) : <ColourLabel colour={role} />;
