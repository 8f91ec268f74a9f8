import type { Ball as BallName } from "@inkognito/engine/board";
import { Ball } from "../map/Phantom.js";

/** A ball as a little picture beside its name. */
export const BallMark = (props: { readonly ball: BallName; readonly used?: boolean }) => (
  <svg width="28" height="28" viewBox="-22 -22 44 44" aria-hidden="true">
    <Ball colour={props.ball} used={props.used ?? false} />
  </svg>
);
