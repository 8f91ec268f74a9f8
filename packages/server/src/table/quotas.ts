import type { PlayerId } from "@inkognito/protocol";
import type { TableLimits } from "../limits.js";
import type { Quota } from "../store/store.js";

/** One more table with a chair of this person. */
export const chairQuota = (player: PlayerId, { tablesPerPlayer }: TableLimits): Quota => ({
  of: "chair",
  key: player,
  most: tablesPerPlayer,
});

/** One more public table of this host, from an address with this tag. */
export const listingQuotas = (
  host: PlayerId,
  from: string,
  { listedPerPlayer, listedPerAddress }: TableLimits,
): readonly Quota[] => [
  { of: "listedBy", key: host, most: listedPerPlayer },
  { of: "listedFrom", key: from, most: listedPerAddress },
];
