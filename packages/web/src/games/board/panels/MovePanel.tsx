import {
  afterSteps,
  type Ball,
  check,
  colourOf,
  type Piece,
  type SpaceId,
  type Step,
} from "@inkognito/engine/board";
import { type Colour, colourAt } from "@inkognito/engine/core";
import { useMemo, useState } from "preact/hooks";
import { listOf, t, useTranslated } from "../../../i18n/i18n.js";
import { listenerOf } from "../../../table/names.js";
import { ChoiceButton } from "../../../table/panels/Choice.js";
import { Panel, RefusalNote } from "../../../table/panels/Panel.js";
import { FigureIcon } from "../../../ui/art/Figure.js";
import { Button } from "../../../ui/Button.js";
import { useMapIntent } from "../map/mapIntent.js";
import {
  ballsOf,
  byBall,
  meetingsIn,
  movablePieces,
  type Plan,
  reachOf,
  startsOf,
  stepsOf,
  without,
} from "../map/movePlan.js";
import { BallMark } from "../map/Phantom.js";
import { bareSpaceName, buildOf, pieceLabel, pieceName, pieceTitle, spaceLabel } from "../names.js";
import { type DecisionProps, decisionKey } from "./decision.js";

/** B3: up to three steps, put together freely and committed as a whole. */
export function MovePanel({ session, awaits, prompt, aside }: DecisionProps<"move">) {
  const { view, act } = session;
  const [plan, setPlan] = useState<Plan>([]);
  const [chosen, setChosen] = useState<Piece | null>(null);
  const positions = useMemo(
    () => afterSteps(view.table.positions, plan),
    [view.table.positions, plan],
  );
  const movable = useMemo(() => movablePieces(view, plan), [view, plan]);
  const selected = chosen !== null && movable.includes(chosen) ? chosen : null;
  const steps = useMemo(
    () => (selected === null ? [] : stepsOf(view, plan, selected)),
    [view, plan, selected],
  );
  const own = colourAt(view.table.config, session.seat);
  const reach = useMemo(
    () => (selected === null ? null : reachOf(view, plan, selected)),
    [view, plan, selected],
  );
  // B3.6, B3.7: only where one's own figure goes, or what is moved comes to it, there is a meeting.
  const meetings = useMemo(
    () =>
      reach === null || selected === null || colourOf(selected) !== own
        ? []
        : meetingsIn(reach, positions, own),
    [reach, selected, positions, own],
  );
  const intent = useTranslated(
    () => ({
      positions,
      steps: plan,
      targets: new Map(steps.map((step) => [step.to, stepLabel(step)])),
      onTarget: (space: SpaceId) => {
        const step = steps.find(({ to }) => to === space);
        if (step !== undefined) setPlan([...plan, step]);
      },
      pieces: new Map(movable.map((piece) => [piece, t("move.choose")])),
      onPiece: setChosen,
      ...(selected === null || reach === null
        ? {}
        : {
            selected,
            reach: { steps: reach, meetings: new Set(meetings.map(({ space }) => space)) },
          }),
    }),
    [positions, plan, steps, movable, selected, reach, meetings],
  );
  useMapIntent(intent);

  const { decision } = view.table;
  const refusal = check(view, { type: "move", decision, steps: plan });
  const finish = plan.length === 0 ? t("move.stay") : t("move.finish");
  const actions = (
    <>
      <RefusalNote refusal={refusal} />
      {selected !== null && <Button onClick={() => setChosen(null)}>{t("move.other")}</Button>}
      <Button
        // Lit when there is nothing else to do: before that it would call people away from their balls.
        kind={movable.length === 0 ? "lamp" : "plain"}
        disabled={refusal !== null}
        onClick={() => act({ type: "move", steps: plan })}
      >
        {finish}
      </Button>
    </>
  );
  const left = awaits.balls.length - plan.length;
  const sentence =
    selected !== null
      ? t("prompt.move.where", { piece: pieceName(listenerOf(session), selected) })
      : plan.length === 0
        ? prompt
        : t("prompt.move.more", { left: movable.length === 0 ? 0 : left });
  return (
    <Panel
      prompt={sentence}
      decision={decisionKey(session)}
      aside={selected === null && plan.length === 0 && aside}
      actions={actions}
    >
      {selected === null ? (
        <PieceChoice
          pieces={movable}
          label={(piece) => pieceLabel(piece, positions)}
          at={(piece) => bareSpaceName(positions[piece] ?? 1)}
          isOwn={(piece) => colourOf(piece) === own}
          onChoose={setChosen}
          balls={ballsOf(view, plan, own)}
        />
      ) : (
        <>
          {byBall(steps).map(({ ball, steps }) => (
            <div key={ball} class="panel-group">
              <h3 class="panel-title">
                <BallMark ball={ball} />
                {t(`ball.means.${ball}`)}
              </h3>
              <ul class="panel-list plain-list">
                {steps.map((step) => (
                  <li key={step.to}>
                    <ChoiceButton
                      label={stepLabel(step)}
                      note={metAt(meetings, step.to)}
                      onClick={() => setPlan([...plan, step])}
                    >
                      {spaceLabel(step.to)}
                    </ChoiceButton>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <Meetings meetings={meetings} />
        </>
      )}
      {plan.length > 0 && (
        <Steps
          own={own}
          plan={plan}
          starts={startsOf(view.table.positions, plan)}
          onBack={(index) => setPlan(without(view, plan, index))}
        />
      )}
    </Panel>
  );
}

/** "Rialto, with the white ball" */
const stepLabel = ({ ball, to }: Step): string => t("move.target", { space: spaceLabel(to), ball });

type Meetings = ReturnType<typeof meetingsIn>;

/** Whom the chosen figure meets on this space. */
function metAt(meetings: Meetings, space: SpaceId): string | undefined {
  const met = meetings.filter((each) => each.space === space);
  return met.length === 0 ? undefined : listOf(met.map(({ piece }) => pieceTitle(piece)));
}

/** Whom the chosen figure can meet with more than one step. */
function Meetings({ meetings }: { readonly meetings: Meetings }) {
  const farther = meetings.filter(({ steps }) => steps > 1);
  if (farther.length === 0) return null;
  return (
    <div class="panel-group">
      <h3 class="panel-title">{t("move.farther")}</h3>
      <ul class="plain-list">
        {farther.map(({ piece, space, steps }) => (
          <li key={piece}>
            <FigureIcon colour={colourOf(piece)} build={buildOf(piece)} size={24} />{" "}
            {t("move.farther.at", { steps, piece: pieceTitle(piece), space: bareSpaceName(space) })}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface StepsProps {
  readonly own: Colour | null;
  readonly plan: Plan;
  readonly starts: readonly (SpaceId | undefined)[];
  readonly onBack: (index: number) => void;
}

/** What has been put together so far; any of it can be taken back. */
const Steps = ({ own, plan, starts, onBack }: StepsProps) => (
  <ol class="panel-list panel-list-wide plain-list" aria-label={t("move.plan")}>
    {plan.map((step, index) => {
      const values = {
        piece:
          colourOf(step.piece) === own ? t(`build.${buildOf(step.piece)}`) : pieceTitle(step.piece),
      };
      const from = starts[index] ?? step.to;
      return (
        <li key={`${index} ${step.piece} ${step.to}`}>
          <ChoiceButton
            picture={<BallMark ball={step.ball} used />}
            label={t("move.back.label", {
              ...values,
              from: bareSpaceName(from, "from"),
              to: bareSpaceName(step.to, "to"),
            })}
            note={t("move.back")}
            onClick={() => onBack(index)}
          >
            {t("move.step", { ...values, from: bareSpaceName(from), to: bareSpaceName(step.to) })}
          </ChoiceButton>
        </li>
      );
    })}
  </ol>
);

interface PieceChoiceProps {
  readonly pieces: readonly Piece[];
  readonly label: (piece: Piece) => string;
  readonly at: (piece: Piece) => string;
  readonly isOwn: (piece: Piece) => boolean;
  readonly onChoose: (piece: Piece) => void;
  /** Of the balls that are left those that move one's own figures. */
  readonly balls: readonly Ball[];
}

/** One's own figures first; other people's, which only purple and black move, after them. */
function PieceChoice({ pieces, label, at, isOwn, onChoose, balls }: PieceChoiceProps) {
  const list = (some: readonly Piece[]) => (
    <ul class="panel-list plain-list">
      {some.map((piece) => (
        <li key={piece}>
          <ChoiceButton
            label={label(piece)}
            picture={<FigureIcon colour={colourOf(piece)} build={buildOf(piece)} size={38} />}
            note={at(piece)}
            onClick={() => onChoose(piece)}
          >
            {isOwn(piece) ? t(`build.${buildOf(piece)}`) : pieceTitle(piece)}
          </ChoiceButton>
        </li>
      ))}
    </ul>
  );
  const own = pieces.filter(isOwn);
  const ambassador = pieces.filter((piece) => colourOf(piece) === null);
  const others = pieces.filter((piece) => !isOwn(piece) && colourOf(piece) !== null);
  return (
    <>
      {own.length > 0 && (
        <div class="panel-group">
          <ul class="panel-balls plain-list">
            {balls.map((ball) => (
              <li key={ball}>
                <BallMark ball={ball} />
                {t(`ball.means.${ball}`)}
              </li>
            ))}
          </ul>
          {list(own)}
        </div>
      )}
      {ambassador.length > 0 && (
        <div class="panel-group">
          <h3 class="panel-title">
            <BallMark ball="black" />
            {t("ball.means.black")}
          </h3>
          {list(ambassador)}
        </div>
      )}
      {others.length > 0 && (
        <details class="panel-more">
          <summary>
            <BallMark ball="purple" />
            {t("ball.means.purple")}
          </summary>
          {list(others)}
        </details>
      )}
    </>
  );
}
