import { AMBASSADOR, type Role } from "@inkognito/engine/core";
import { BOT_LEVELS, MAX_NAME } from "@inkognito/protocol";
import { t } from "../i18n/i18n.js";
import { Choices } from "../ui/Choices.js";
import { ColourMark } from "../ui/ColourMark.js";
import { type Choice, changeChoice, rolesFor, SEATINGS } from "./choice.js";
import { ColourLabel, GameForm } from "./GameForm.js";
import { seatsOf } from "./gameChoice.js";
import { LevelChoices, RandomTick } from "./LevelChoices.js";
import { areEnough, type Chair, type Sitters, shortName } from "./sitters.js";
import "./seatChoice.css";

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

interface SeatChoiceProps {
  readonly roles: readonly Role[];
  readonly sitters: Sitters;
  readonly onChange: (sitters: Sitters) => void;
}

/** Several on one device: a person or a bot on every chair. */
function SeatChoice({ roles, sitters, onChange }: SeatChoiceProps) {
  return (
    <fieldset class="seat-choice">
      <legend class="choices-legend">{t("seating.seats")}</legend>
      <ul class="seat-choice-rows plain-list">
        {roles.map((role, seat) => {
          const chair = sitters[seat] ?? { kind: "novice", name: "" };
          const change = (some: Partial<Chair>): void =>
            onChange(sitters.with(seat, { ...chair, ...some }));
          return <ChairRow key={role} {...{ role, chair, change }} />;
        })}
      </ul>
      <p class="choices-hint" role="status">
        {areEnough(sitters, roles.length) ? "" : t("seating.few")}
      </p>
    </fieldset>
  );
}

function ChairRow(props: {
  readonly role: Role;
  readonly chair: Chair;
  readonly change: (some: Partial<Chair>) => void;
}) {
  const { role, chair, change } = props;
  const called = t(`role.${role}`);
  return (
    <li class="seat-choice-row">
      <span class="seat-choice-role">
        {role !== AMBASSADOR && <ColourMark colour={role} />}
        <span class="seat-choice-called">{called}</span>
      </span>
      <select
        class="seat-choice-field"
        aria-label={t("seating.sitter", { role: called })}
        value={chair.kind}
        onChange={({ currentTarget }) => {
          const kind = BOT_LEVELS.find((level) => level === currentTarget.value);
          change({ kind: kind ?? "person" });
        }}
      >
        <option value="person">{t("seating.person")}</option>
        {BOT_LEVELS.map((level) => (
          <option key={level} value={level}>
            {t("seating.bot", { level: t(`level.${level}`) })}
          </option>
        ))}
      </select>
      {chair.kind === "person" && (
        <input
          class="seat-choice-field seat-choice-name"
          type="text"
          aria-label={t("seating.name", { role: called })}
          placeholder={t("seating.placeholder")}
          maxLength={MAX_NAME}
          autocomplete="off"
          value={chair.name}
          onInput={({ currentTarget }) => change({ name: shortName(currentTarget.value) })}
        />
      )}
    </li>
  );
}
