import type { Colour } from "@inkognito/engine/core";
import { Emblem } from "./art/Emblem.js";

/** A colour told by its emblem as well; decoration beside the colour's name. */
export const ColourMark = ({ colour }: { readonly colour: Colour }) => (
  <svg class="colour-mark" width="24" height="24" viewBox="-14 -14 28 28" aria-hidden="true">
    <circle r="13" fill={`var(--${colour})`} stroke={`var(--${colour}-deep)`} stroke-width="2" />
    <Emblem colour={colour} scale={0.85} />
  </svg>
);
