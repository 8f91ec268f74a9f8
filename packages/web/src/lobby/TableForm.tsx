import { EDITION_TABLE } from "@inkognito/engine/card";
import { GAMES } from "@inkognito/engine/games";
import { LEVELS } from "@inkognito/mind";
import { ASSISTANTS, BOT_PACES } from "@inkognito/protocol";
import { CardChoices } from "../app/CardChoices.js";
import { PLAYERS } from "../app/choice.js";
import { BoardChoices } from "../app/TableChoice.js";
import { t } from "../i18n/i18n.js";
import { Choices } from "../ui/Choices.js";
import { Field } from "./Field.js";
import { paceWords } from "./tableWords.js";
import { botCounts, fitting, PACES, paceOf, type Wish } from "./wish.js";

interface TableFormProps {
  readonly wish: Wish;
  readonly onChange: (wish: Wish) => void;
  /** Bots are placed with the table; at one that stands already, chair by chair. */
  readonly withBots: boolean;
}

/** Odds come with a later version of the table. */
const OFFERED = ASSISTANTS.filter((each) => each !== "odds");

/** Everything that a host decides about a table. */
export function TableForm({ wish, onChange, withBots }: TableFormProps) {
  const change = (some: Partial<Wish>): void => onChange(fitting({ ...wish, ...some }));
  return (
    <div class="choice">
      <Choices
        name="game"
        legend={t("choice.game")}
        values={GAMES}
        chosen={wish.game}
        labelOf={(game) => t(`choice.game.${game}`)}
        onChoose={(game) => change({ game })}
        hint={t(`choice.game.${wish.game}.hint`)}
      />
      <Choices
        name="players"
        legend={t("choice.players")}
        values={PLAYERS}
        chosen={wish.players}
        labelOf={String}
        onChoose={(players) => change({ players })}
        hint={t(`choice.players.${wish.game}.hint`, { players: String(wish.players) })}
      />
      {withBots && <BotChoices {...{ wish, change }} />}
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
      <Choices
        name="assistant"
        legend={t("lobby.assistant")}
        values={wish.assistant === "odds" ? ASSISTANTS : OFFERED}
        chosen={wish.assistant}
        labelOf={(assistant) => t(`lobby.assistant.${assistant}`)}
        onChoose={(assistant) => change({ assistant })}
        hint={t(`lobby.assistant.${wish.assistant}.hint`)}
      />
      <Tick checked={wish.listed} onTick={(listed) => change({ listed })}>
        {t("lobby.listed")}
      </Tick>
      <Tick checked={wish.chat} onTick={(chat) => change({ chat })}>
        {t("lobby.chat")}
      </Tick>
      <details class="choice-more">
        <summary>{t("choice.more")}</summary>
        <div class="choice">
          {wish.game === "board" ? (
            <BoardChoices choice={wish} change={change} />
          ) : (
            <CardChoices
              choice={wish}
              // C6.4: the edition presets whether people talk.
              change={(some) =>
                change(
                  some.cardEdition === undefined
                    ? some
                    : { ...some, chat: EDITION_TABLE[some.cardEdition].chat },
                )
              }
            />
          )}
          <Choices
            name="botPace"
            legend={t("lobby.botPace")}
            values={BOT_PACES}
            chosen={wish.botPace}
            labelOf={(pace) => t(`lobby.botPace.${pace}`)}
            onChoose={(botPace) => change({ botPace })}
          />
        </div>
      </details>
    </div>
  );
}

interface PartProps {
  readonly wish: Wish;
  readonly change: (some: Partial<Wish>) => void;
}

const BotChoices = ({ wish, change }: PartProps) => (
  <>
    <Choices
      name="bots"
      legend={t("lobby.bots")}
      values={botCounts(wish.players)}
      chosen={wish.bots}
      labelOf={String}
      onChoose={(bots) => change({ bots })}
      hint={t("lobby.bots.hint", { people: wish.players - wish.bots - 1 })}
    />
    {wish.bots > 0 && (
      <Choices
        name="level"
        legend={t("choice.level")}
        values={LEVELS}
        chosen={wish.level}
        labelOf={(level) => t(`level.${level}`)}
        onChoose={(level) => change({ level })}
      />
    )}
  </>
);

const Tick = (props: {
  readonly checked: boolean;
  readonly onTick: (checked: boolean) => void;
  readonly children: string;
}) => (
  <label class="choice-random">
    <input
      type="checkbox"
      checked={props.checked}
      onChange={({ currentTarget }) => props.onTick(currentTarget.checked)}
    />
    {props.children}
  </label>
);
