import { agentsOf, type Location, type Table } from "@inkognito/engine/card";
import { listOf, t } from "../../../i18n/i18n.js";
import { Ruled } from "../../../rulebook/RuleLink.js";
import { capital } from "../../../table/names.js";
import { ChoiceButton } from "../../../table/panels/Choice.js";
import { Panel } from "../../../table/panels/Panel.js";
import { roleName } from "../names.js";
import { PlacePicture } from "../places/PlaceScene.js";
import type { CardListener } from "../story.js";
import { type DecisionProps, decisionKey } from "./decision.js";

/** C3.1, C8.1: where to go; only what is still in the hand. */
export function LocatePanel({
  session,
  listener,
  awaits,
  prompt,
}: DecisionProps<"locate" | "pick">) {
  const { type, locations } = awaits;
  return (
    <Panel prompt={prompt} decision={decisionKey(session)}>
      <ul class="panel-list plain-list">
        {locations.map((location) => (
          <li key={location}>
            <ChoiceButton
              picture={<PlacePicture location={location} width={52} />}
              note={whoIsThere(session.view.table, location, listener)}
              onClick={() => session.act({ type, location })}
            >
              {t(`place.${location}`)}
            </ChoiceButton>
          </li>
        ))}
      </ul>
      <p class="panel-note">
        <Ruled rule={type === "pick" ? "C8.1" : "C3.2"}>{t(`locate.rule.${type}`)}</Ruled>
      </p>
    </Panel>
  );
}

function whoIsThere({ config, rounds }: Table, location: Location, listener: CardListener): string {
  const located = rounds.at(-1)?.located ?? {};
  const there = agentsOf(config).filter((colour) => located[colour] === location);
  if (there.length === 0) return t("locate.nobody");
  const names = listOf(there.map((colour) => roleName(listener, colour)));
  return capital(t("locate.there", { names, count: there.length }));
}
