import { EDITION_TABLE } from "@inkognito/engine/card";
import { BOT_PACES } from "@inkognito/protocol";
import { t } from "../i18n/i18n.js";
import { GameForm } from "../setup/GameForm.js";
import { LevelChoices, RandomTick } from "../setup/LevelChoices.js";
import { Choices } from "../ui/Choices.js";
import { Tick } from "../ui/Tick.js";
import { Field } from "./Field.js";
import { botCounts, fitting, PACES, paceOf, type Wish } from "./tableDraft.js";
import { paceWords } from "./tableWords.js";

interface TableFormProps {
  readonly wish: Wish;
  readonly onChange: (wish: Wish) => void;
  /** Bots are placed with the table; at one that stands already, chair by chair. */
  readonly withBots: boolean;
}

/** Everything that a host decides about a table. */
export function TableForm({ wish, onChange, withBots }: TableFormProps) {
  // C6.4: the edition presets whether people talk.
  const change = ({ cardEdition, ...some }: Partial<Wish>): void => {
    const preset =
      cardEdition === undefined ? {} : { cardEdition, chat: EDITION_TABLE[cardEdition].chat };
    onChange(fitting({ ...wish, ...preset, ...some }));
  };
  const bots = withBots && wish.bots > 0;
  return (
    <GameForm
      choice={wish}
      change={change}
      sitters={
        withBots && (
          <>
            <Choices
              name="bots"
              legend={t("lobby.bots")}
              values={botCounts(wish.players)}
              chosen={wish.bots}
              labelOf={String}
              onChoose={(count) => change({ bots: count })}
              hint={t("lobby.bots.hint", { people: wish.players - wish.bots - 1 })}
            />
            {bots && <LevelChoices choice={wish} change={change} />}
          </>
        )
      }
      more={
        <>
          {bots && <RandomTick choice={wish} change={change} />}
          <Choices
            name="botPace"
            legend={t("lobby.botPace")}
            values={BOT_PACES}
            chosen={wish.botPace}
            labelOf={(pace) => t(`lobby.botPace.${pace}`)}
            onChoose={(botPace) => change({ botPace })}
          />
        </>
      }
    >
      <Field label={t("lobby.pace")} hint={t(`lobby.pace.${paceOf(wish.pace).type}.hint`)}>
        {(id) => (
          <select
            id={id}
            class="field-input"
            value={wish.pace}
            onChange={({ currentTarget }) => change({ pace: currentTarget.value })}
          >
            {PACES.map((pace) => (
              <option key={pace} value={pace}>
                {paceWords(paceOf(pace))}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Tick checked={wish.listed} onTick={(listed) => change({ listed })}>
        {t("lobby.listed")}
      </Tick>
      <Tick checked={wish.chat} onTick={(chat) => change({ chat })}>
        {t("lobby.chat")}
      </Tick>
    </GameForm>
  );
}
