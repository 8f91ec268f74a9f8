import type { Code } from "@inkognito/engine/board";
import type { Seat } from "@inkognito/engine/core";
import { standing } from "@inkognito/mind/board";
import { useMemo } from "preact/hooks";
import { t } from "../../../i18n/i18n.js";
import { listenerOf, naming } from "../../../table/names.js";
import { SureList } from "../../../table/panels/SureList.js";
import type { Session } from "../../../table/session.js";

interface CertaintyProps {
  readonly session: Session;
  readonly partner: Seat | "alone";
  readonly code: Code | null;
}

/** What is certain of an announcement and what is not, as far as one has come with it. */
export function Certainty({ session, partner, code }: CertaintyProps) {
  const { view } = session;
  const named = partner === "alone" ? null : naming(listenerOf(session), partner);
  const stands = useMemo(
    () => standing(view, { partner: partner === "alone" ? null : partner, code }),
    [view, partner, code],
  );
  if (stands === null) return null;
  const { partner: sure, mission } = stands;
  if (named === null) {
    return (
      <SureList
        said={[
          { sure, words: t("announce.sure.alone", { sure }) },
          { sure: mission, words: t("announce.sure.mission", { sure: mission }) },
        ]}
      />
    );
  }
  const said = [{ sure, words: t("announce.sure.partner", { sure, ...named }) }];
  if (code === null || stands.code === null) return <SureList said={said} />;
  return (
    <SureList
      said={[
        ...said,
        {
          sure: stands.code,
          words: t("announce.sure.code", { sure: stands.code, code, ...named }),
        },
        { sure: mission, words: t("announce.sure.mission", { sure: mission }) },
      ]}
    />
  );
}
