import type { Code } from "@inkognito/engine/card";
import type { Seat } from "@inkognito/engine/core";
import type { Standing } from "@inkognito/mind/card";
import { t } from "../../../i18n/i18n.js";
import { naming } from "../../../table/names.js";
import { SureList } from "../../../table/panels/SureList.js";
import { codeWords } from "../names.js";
import type { CardListener } from "../story.js";

interface CertaintyProps {
  readonly listener: CardListener;
  readonly stands: Standing;
  readonly code: Code;
  /** C6.2: to whom it would be told. */
  readonly to: Seat | null;
}

/** What is certain of a code and of the player to whom it is told, and what is not. */
export const Certainty = ({ listener, stands, code, to }: CertaintyProps) => {
  const { partner, code: sure } = stands;
  return (
    <SureList
      said={[
        ...(partner === null || to === null
          ? []
          : [
              {
                sure: partner,
                words: t("announce.sure.partner", { sure: partner, ...naming(listener, to) }),
              },
            ]),
        ...(sure === null
          ? []
          : [{ sure, words: t("call.sure.code", { sure, code: codeWords(code) }) }]),
      ]}
    />
  );
};
