import type { Colour } from "@inkognito/engine/core";
import { t } from "../i18n/i18n.js";
import { ColourMark } from "../ui/ColourMark.js";

/** A colour to choose: its emblem and its name. */
export const ColourLabel = ({ colour }: { readonly colour: Colour }) => (
  <>
    <ColourMark colour={colour} />
    {t(`role.${colour}`)}
  </>
);
