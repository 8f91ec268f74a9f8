import { api, gameRecord, sharedRecord } from "../../../net/api.js";
import type { RecordAddress } from "../../../shell/route.js";
import type { Trouble } from "./trouble.js";

/** A text to be read, with the key that must have signed it; or why there is none. */
export type Source =
  | { readonly text: string; readonly key: string | null }
  | { readonly trouble: Trouble };

/** A game that has ended on this server, and the key it signs with. */
export async function fetchGame(address: RecordAddress): Promise<Source> {
  try {
    const [response, key] = await Promise.all([fetch(addressOf(address)), serverKey()]);
    if (!response.ok) return { trouble: { code: "notThere" } };
    return { text: await response.text(), key };
  } catch {
    return { trouble: { code: "offline" } };
  }
}

const addressOf = (address: RecordAddress): string =>
  "game" in address ? sharedRecord(address.game) : gameRecord(address);

export async function serverKey(): Promise<string | null> {
  const key = await api.key();
  return key.ok ? key.value.publicKey : null;
}
