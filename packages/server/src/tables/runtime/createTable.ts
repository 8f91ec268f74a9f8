import { commitmentTo, err, ok, type Result } from "@inkognito/engine/core";
import type { PlayerId, TableId, TableOptions, TableRefusalCode } from "@inkognito/protocol";
import type { TableCounts } from "../../monitoring/metrics.js";
import { newId } from "../../people/secret.js";
import type { TableLimits } from "../../settings/limits.js";
import { StorageTrouble, type Store } from "../../store/store.js";
import type { Time } from "../../time/time.js";
import { decideCreate } from "../rules/decide/decide.js";
import { applyChange, type Change, tableChange } from "../rules/decide/loadedTable.js";
import { chairQuota, listingQuotas } from "../rules/decide/quotas.js";
import { INVITATION_EXPIRY } from "../rules/time/timing.js";
import { commitOf } from "./cache/commitOf.js";
import { newKey } from "./handlers/invite.js";

interface CreateOptions {
  readonly store: Store;
  readonly time: Time;
  readonly limits: TableLimits;
  readonly counts: Pick<TableCounts, "events">;
  newSeed(): string;
  tagOf(address: string): Promise<string>;
}

export type Created = Result<{ readonly table: TableId; readonly key: string }, TableRefusalCode>;

/** `address`: where the request comes from, for the limit of public tables. */
export async function createTable(
  { store, time, limits, counts, newSeed, tagOf }: CreateOptions,
  player: PlayerId,
  options: TableOptions,
  address: string,
): Promise<Created> {
  try {
    const seed = newSeed();
    const decided = decideCreate({ player, commitment: commitmentTo(seed) }, options);
    if (!decided.ok) return decided;
    const id = newId(9);
    const now = time.now();
    const from = options.listed ? await tagOf(address) : null;
    const change: Change = {
      ...tableChange(decided.value),
      seed: { game: 1, seed },
      quotas: [
        chairQuota(player, limits),
        ...(from === null ? [] : listingQuotas(player, from, limits)),
      ],
      ...(from === null ? {} : { listedFrom: from }),
    };
    const after = applyChange(null, change, now);
    const committed = await store.commit(
      commitOf(id, { before: null, after, change, request: null }),
    );
    if (committed === "tooMany") return err("tooMany");
    for (const event of decided.value) counts.events.inc({ type: event.type });
    const key = newKey();
    await store.setInvitation(id, { key, until: now + INVITATION_EXPIRY }, null);
    return ok({ table: id, key });
  } catch (error) {
    if (!(error instanceof StorageTrouble)) throw error;
    return err("storage");
  }
}
