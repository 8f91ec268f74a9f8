import type { PlayerId } from "@inkognito/protocol";
import type { TableLimits } from "../../../settings/limits.js";
import type { Quota } from "../../../store/store.js";

/** One more table with a chair of this person. */
export const chairQuota = (player: PlayerId, { tablesPerPlayer }: TableLimits): Quota => ({
  of: "chair",
  key: player,
  most: tablesPerPlayer,
});

/** One more public table of this host, from an address with this tag; null: nothing is known of it. */
export const listingQuotas = (
  host: PlayerId,
  from: string | null,
  { listedPerPlayer, listedPerAddress }: TableLimits,
): readonly Quota[] => [
  { of: "listedBy", key: host, most: listedPerPlayer },
  ...(from === null ? [] : [{ of: "listedFrom", key: from, most: listedPerAddress } as const]),
];
