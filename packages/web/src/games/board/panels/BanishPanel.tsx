import type { SpaceId } from "@inkognito/engine/board";
import { useState } from "preact/hooks";
import { t, useTranslated } from "../../../i18n/i18n.js";
import { ChoiceButton } from "../../../table/panels/Choice.js";
import { Panel } from "../../../table/panels/Panel.js";
import { Button } from "../../../ui/Button.js";
import { ColourMark } from "../../../ui/ColourMark.js";
import { useMapIntent } from "../map/mapIntent.js";
import { bareSpaceName, spaceLabel } from "../names.js";
import { banishGroups, type SpaceGroup } from "./banishGroups.js";
import { type DecisionProps, decisionKey } from "./decision.js";

/** B8: somewhere else with whom one has met. */
export function BanishPanel({ session, awaits, prompt }: DecisionProps<"banish">) {
  const { act } = session;
  const [wanted, setWanted] = useState("");
  const intent = useTranslated(
    () => ({
      targets: new Map(
        awaits.to.map((to) => [to, t("banish.to", { space: spaceLabel(to, "to") })]),
      ),
      onTarget: (to: SpaceId) => act({ type: "banish", to }),
      pieces: new Map(),
    }),
    [awaits, act],
  );
  useMapIntent(intent);
  const groups = banishGroups(awaits.to, wanted);
  return (
    <Panel
      prompt={prompt}
      decision={decisionKey(session)}
      {...(awaits.object
        ? { actions: <Button onClick={() => act({ type: "object" })}>{t("object.do")}</Button> }
        : {})}
    >
      <p class="panel-note">{t("banish.hint")}</p>
      <label class="banish-filter">
        <span>{t("banish.filter")}</span>
        <input
          type="search"
          value={wanted}
          onInput={({ currentTarget }) => setWanted(currentTarget.value)}
        />
      </label>
      {groups.map((group) => (
        <div key={group.kind} class="panel-group">
          <h3 class="panel-title">
            <GroupTitle kind={group.kind} />
          </h3>
          <ul class="panel-list plain-list">
            {group.spaces.map((to) => (
              <li key={to}>
                <ChoiceButton
                  label={t("banish.to", { space: spaceLabel(to, "to") })}
                  onClick={() => act({ type: "banish", to })}
                >
                  {bareSpaceName(to)}
                </ChoiceButton>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {groups.length === 0 && <p>{t("banish.none")}</p>}
    </Panel>
  );
}

function GroupTitle({ kind }: Pick<SpaceGroup, "kind">) {
  if (kind === "embassy") return <>{t("banish.embassy")}</>;
  if (kind === "plain") return <>{t("banish.plain")}</>;
  return (
    <>
      <ColourMark colour={kind} />
      {t("banish.home", { colour: kind })}
    </>
  );
}
