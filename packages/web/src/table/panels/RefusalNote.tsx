import type { GameRefusal } from "@inkognito/protocol";
import { t } from "../../i18n/i18n.js";
import { RuleLink } from "../../rulebook/RuleLink.js";

/** The reason of a refusal: "Two of your figures share a space." */
export const refusalWords = ({ code }: GameRefusal): string => t(`refusal.${code}`);

/** The reason why an action is not possible now. */
export const RefusalNote = ({ refusal }: { readonly refusal: GameRefusal | null }) =>
  refusal === null ? null : (
    <p class="panel-refusal" role="status">
      {refusalWords(refusal)} <RuleLink rule={refusal.rule} />
    </p>
  );
