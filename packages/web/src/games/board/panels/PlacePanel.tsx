import {
  BUILDS,
  type Build,
  figureOf,
  type Placement,
  type Positions,
  type SpaceId,
} from "@inkognito/engine/board";
import { colourAt } from "@inkognito/engine/core";
import { useState } from "preact/hooks";
import { t, useTranslated } from "../../../i18n/i18n.js";
import { ChoiceButton } from "../../../table/panels/Choice.js";
import { Panel } from "../../../table/panels/Panel.js";
import { FigureIcon } from "../../../ui/art/Figure.js";
import { Button } from "../../../ui/Button.js";
import { useMapIntent } from "../map/mapIntent.js";
import { bareSpaceName } from "../names.js";
import { type DecisionProps, decisionKey } from "./decision.js";
import { swapFigures } from "./drafts.js";

/** B2.1, chosen placement: who stands on which of one's homes, before the secret cards are dealt. */
export function PlacePanel({ session, awaits, prompt }: DecisionProps<"place">) {
  const { config } = session.view.table;
  const colour = colourAt(config, session.seat) ?? "red";
  const [placement, setPlacement] = useState<Placement>(() => inOrder(awaits.homes));
  const [chosen, setChosen] = useState<Build>("tall");
  const put = (build: Build, space: SpaceId): void =>
    setPlacement((now) => swapFigures(now, build, space));
  const intent = useTranslated(() => {
    const positions: Positions = Object.fromEntries(
      BUILDS.map((build) => [figureOf(colour, build), placement[build]]),
    );
    return {
      positions,
      targets: new Map(
        awaits.homes
          .filter((home) => home !== placement[chosen])
          .map((home) => [
            home,
            t("place.put", { build: chosen, space: bareSpaceName(home, "to") }),
          ]),
      ),
      onTarget: (space: SpaceId) => put(chosen, space),
      pieces: new Map(),
      selected: figureOf(colour, chosen),
    };
  }, [awaits, colour, placement, chosen]);
  useMapIntent(intent);
  return (
    <Panel
      prompt={prompt}
      decision={decisionKey(session)}
      actions={
        <Button kind="lamp" onClick={() => session.act({ type: "place", placement })}>
          {t("place.done")}
        </Button>
      }
    >
      <p class="panel-note">{t("place.hint")}</p>
      <ul class="panel-list plain-list">
        {BUILDS.map((build) => (
          <li key={build}>
            <ChoiceButton
              pressed={build === chosen}
              picture={<FigureIcon colour={colour} build={build} size={38} />}
              note={bareSpaceName(placement[build])}
              onClick={() => setChosen(build)}
            >
              {t(`build.${build}`)}
            </ChoiceButton>
          </li>
        ))}
      </ul>
      <h3 class="panel-title">{t("place.where", { build: chosen })}</h3>
      <ul class="panel-list plain-list">
        {awaits.homes.map((home) => (
          <li key={home}>
            <ChoiceButton pressed={placement[chosen] === home} onClick={() => put(chosen, home)}>
              {bareSpaceName(home)}
            </ChoiceButton>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const inOrder = ([tall = 0, short = 0, fat = 0, thin = 0]: readonly SpaceId[]): Placement => ({
  tall,
  short,
  fat,
  thin,
});
