import type { BoardRefusal } from "@inkognito/engine/board";
import type { CardRefusal } from "@inkognito/engine/card";
import { t } from "../../i18n/i18n.js";

/** The reason of a refusal: "Two of your figures share a space." */
export const refusalWords = ({ code }: BoardRefusal | CardRefusal): string => t(`refusal.${code}`);
