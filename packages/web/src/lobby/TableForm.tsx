import { BOT_PACES } from "@inkognito/protocol";
import { t } from "../i18n/i18n.js";
import { GameForm } from "../setup/GameForm.js";
import { LevelChoices, RandomTick } from "../setup/LevelChoices.js";
import { Choices, Tick } from "../ui/Choices.js";
import { Field } from "./Field.js";
import {
  botCounts,
  changeDraft,
  changeNewDraft,
  PACES,
  paceOf,
  type TableDraft,
} from "./tableDraft.js";
import { paceText } from "./tableText.js";

const OPENNESS = ["private", "public"] as const;

interface TableFormProps {
  readonly draft: TableDraft;
  readonly onChange: (draft: TableDraft) => void;
  /** Bots are placed with the table; at one that stands already, chair by chair. */
  readonly withBots: boolean;
}

/** Everything that a host decides about a table. */
export function TableForm({ draft, onChange, withBots }: TableFormProps) {
  const change = (some: Partial<TableDraft>): void =>
    onChange(withBots ? changeNewDraft(draft, some) : changeDraft(draft, some));
  const bots = withBots && draft.bots > 0;
  return (
    <GameForm
      choice={draft}
      change={change}
      together
      sitters={
        withBots && (
          <>
            <Choices
              name="bots"
              legend={t("lobby.bots")}
              values={botCounts(draft.players)}
              chosen={draft.bots}
              labelOf={String}
              onChoose={(count) => change({ bots: count })}
              hint={t("lobby.bots.hint", { people: draft.players - draft.bots - 1 })}
            />
            {bots && <LevelChoices choice={draft} change={change} />}
          </>
        )
      }
      more={
        <>
          {bots && <RandomTick choice={draft} change={change} />}
          <Choices
            name="botPace"
            legend={t("lobby.botPace")}
            values={BOT_PACES}
            chosen={draft.botPace}
            labelOf={(pace) => t(`lobby.botPace.${pace}`)}
            onChoose={(botPace) => change({ botPace })}
          />
        </>
      }
    >
      <Field label={t("lobby.pace")} hint={t(`lobby.pace.${paceOf(draft.pace).type}.hint`)}>
        {(id) => (
          <select
            id={id}
            class="field-input"
            value={draft.pace}
            onChange={({ currentTarget }) => change({ pace: currentTarget.value })}
          >
            {PACES.map((pace) => (
              <option key={pace} value={pace}>
                {paceText(paceOf(pace))}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Choices
        name="listed"
        legend={t("lobby.openness")}
        values={OPENNESS}
        chosen={draft.listed ? "public" : "private"}
        labelOf={(openness) => t(`lobby.openness.${openness}`)}
        onChoose={(openness) => change({ listed: openness === "public" })}
        hint={t(draft.listed ? "lobby.listed" : "lobby.private")}
      />
      <Tick checked={draft.chat} onTick={(chat) => change({ chat })}>
        {t("lobby.chat")}
      </Tick>
    </GameForm>
  );
}
