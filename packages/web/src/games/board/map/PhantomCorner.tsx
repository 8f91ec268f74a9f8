import type { Step } from "@inkognito/engine/board";
import { listOf, t } from "../../../i18n/i18n.js";
import type { WatchedGame } from "../../../table/session.js";
import { lastShake } from "../happenings.js";
import { usedBalls } from "./movePlan.js";
import { Phantom } from "./Phantom.js";

interface PhantomCornerProps {
  readonly session: WatchedGame;
  /** Steps that are being put together. */
  readonly steps: readonly Step[] | undefined;
}

/** The Phantom beside the map, with what it shows and what of that is used up. */
export function PhantomCorner({ session, steps }: PhantomCornerProps) {
  const shake = lastShake(session.told);
  if (shake === null) return null;
  const { balls } = shake;
  const used = usedBalls(balls, steps ?? shake.steps);
  const label = t("table.phantom", {
    balls: listOf(balls.map((ball) => t(`ball.${ball}`))),
    used: used.filter(Boolean).length,
  });
  return (
    <div class="phantom-corner">
      <Phantom key={shake.index} shaking balls={balls} used={used} size={96} label={label} />
    </div>
  );
}
