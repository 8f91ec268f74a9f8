import { EDITION_TABLE, EDITIONS } from "@inkognito/engine/card";
import { t } from "../i18n/i18n.js";
import { Choices } from "../ui/Choices.js";
import type { Choice } from "./choice.js";

type CardOptions = Pick<Choice, "cardEdition" | "match" | "gestures">;

interface CardChoicesProps {
  readonly choice: CardOptions;
  readonly change: (some: Partial<CardOptions>) => void;
}

/** The card game's own options. */
export function CardChoices({ choice, change }: CardChoicesProps) {
  return (
    <>
      <Choices
        name="cardEdition"
        legend={t("choice.edition")}
        values={EDITIONS}
        chosen={choice.cardEdition}
        labelOf={(edition) => t(`choice.card.edition.${edition}`)}
        // C9.2: the edition presets it.
        onChoose={(edition) =>
          change({ cardEdition: edition, match: EDITION_TABLE[edition].match })
        }
        hint={t(`choice.card.edition.${choice.cardEdition}.hint`)}
      />
      <Choices
        name="match"
        legend={t("choice.card.length")}
        values={["match", "single"] as const}
        chosen={choice.match ? "match" : "single"}
        labelOf={(length) => t(`choice.card.length.${length}`)}
        onChoose={(length) => change({ match: length === "match" })}
        hint={t(`choice.card.length.${choice.match ? "match" : "single"}.hint`)}
      />
      <label class="choice-random">
        <input
          type="checkbox"
          checked={choice.gestures}
          onChange={({ currentTarget }) => change({ gestures: currentTarget.checked })}
        />
        {t("choice.card.gestures")}
      </label>
    </>
  );
}
