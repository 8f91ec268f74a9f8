import { MATCH_POINTS, type Outcome } from "@inkognito/engine/card";
import { colourAt, seatsOf } from "@inkognito/engine/core";
import { listOf, t } from "../../../i18n/i18n.js";
import { WithRuleLinks } from "../../../rulebook/RuleLink.js";
import { standings } from "../../../setup/match.js";
import type { CardSetup } from "../../../setup/setup.js";
import { capital, playerName } from "../../../table/names.js";
import { FigureIcon } from "../../../ui/art/Figure.js";
import { ColourMark } from "../../../ui/ColourMark.js";
import type { CardListener } from "../story.js";

interface MatchPointsProps {
  readonly setup: CardSetup;
  readonly outcome: Outcome;
  readonly listener: CardListener;
}

/** C9: the points of the match after this game, and who has won it. */
export function MatchPoints({ setup, outcome, listener }: MatchPointsProps) {
  const match = standings(setup, outcome);
  if (match === null) return null;
  const { config } = listener;
  const names = match.winners.map((seat) => playerName(listener, seat));
  const you = listener.viewer !== "spectator" && match.winners.includes(listener.viewer);
  const verdict =
    match.winners.length === 0
      ? t("match.goesOn", { game: match.game })
      : capital(
          t("match.won", {
            names: listOf(names),
            count: names.length,
            you: you && names.length === 1 ? "yes" : "no",
          }),
        );
  return (
    <div class="match">
      <ul class="match-points plain-list">
        {seatsOf(config).map((seat) => {
          const colour = colourAt(config, seat);
          const points = match.points[seat] ?? 0;
          return (
            <li key={seat}>
              {colour === null ? (
                <FigureIcon colour={null} size={24} />
              ) : (
                <ColourMark colour={colour} />
              )}
              <span>{capital(playerName(listener, seat))}</span>
              <span class="match-pips" aria-hidden="true">
                {"●".repeat(Math.min(points, MATCH_POINTS))}
                {"○".repeat(Math.max(0, MATCH_POINTS - points))}
              </span>
              <span class="unseen">{t("match.points", { count: points })}</span>
            </li>
          );
        })}
      </ul>
      <p>
        <WithRuleLinks words={verdict} />
      </p>
    </div>
  );
}
