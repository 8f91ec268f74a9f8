import { check, moved, type SpaceId } from "@inkognito/engine/board";
import { AMBASSADOR } from "@inkognito/engine/core";
import { useMemo, useState } from "preact/hooks";
import { listOf, t, useTranslated } from "../../../i18n/i18n.js";
import { ChoiceButton } from "../../../table/panels/Choice.js";
import { Panel, RefusalNote } from "../../../table/panels/Panel.js";
import { Button } from "../../../ui/Button.js";
import { useMapIntent } from "../map/mapIntent.js";
import { bareSpaceName, spaceLabel } from "../names.js";
import { type DecisionProps, decisionKey } from "./decision.js";

/** B12.2: the Ambassador's player walks up to two spaces. */
export function WalkPanel({ session, awaits, prompt }: DecisionProps<"walk">) {
  const { view, act } = session;
  const [path, setPath] = useState<readonly SpaceId[]>([]);
  const next = useMemo(() => {
    const longer = awaits.paths.filter(
      (each) => each.length > path.length && path.every((space, i) => each[i] === space),
    );
    return [...new Set(longer.flatMap((each) => each[path.length] ?? []))];
  }, [awaits, path]);
  const intent = useTranslated(() => {
    const end = path.at(-1);
    const { positions } = view.table;
    return {
      positions: end === undefined ? positions : moved(positions, AMBASSADOR, end),
      targets: new Map(next.map((to) => [to, t("walk.target", { space: spaceLabel(to, "to") })])),
      onTarget: (to: SpaceId) => setPath([...path, to]),
      pieces: new Map(),
      selected: AMBASSADOR,
    } as const;
  }, [view, path, next]);
  useMapIntent(intent);

  const refusal = check(view, { type: "walk", decision: view.table.decision, path });
  const via = listOf(path.map((space) => bareSpaceName(space, "to")));
  return (
    <Panel
      prompt={path.length === 0 ? prompt : t("walk.so.far", { via })}
      decision={decisionKey(session)}
      actions={
        <>
          <RefusalNote refusal={refusal} />
          {path.length > 0 && (
            <Button onClick={() => setPath(path.slice(0, -1))}>{t("move.back")}</Button>
          )}
          <Button
            kind={next.length === 0 ? "lamp" : "plain"}
            disabled={refusal !== null}
            onClick={() => act({ type: "walk", path })}
          >
            {path.length === 0 ? t("walk.stay") : t("move.finish")}
          </Button>
        </>
      }
    >
      {next.length > 0 && (
        <ul class="panel-list plain-list">
          {next.map((to) => (
            <li key={to}>
              <ChoiceButton onClick={() => setPath([...path, to])}>{spaceLabel(to)}</ChoiceButton>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
