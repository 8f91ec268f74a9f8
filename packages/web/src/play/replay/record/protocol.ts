import type { GameRecord, Verification, Wrong } from "@inkognito/engine/record";
import type { Eyes, Look } from "./eyes.js";
import type { Trouble } from "./trouble.js";

/** What is said of a recorded game beside its events. */
export type About = Pick<GameRecord, "config" | "players" | "match" | "commitment">;

export type ToReader =
  /** `key`: the public key that must have signed it, hexadecimal; null: whichever is in the file. */
  | { readonly type: "read"; readonly text: string; readonly key: string | null }
  | { readonly type: "look"; readonly eyes: Eyes };

export type FromReader =
  | { readonly type: "bad"; readonly trouble: Trouble }
  /** `wrong`: the first event that is not as it must be; what comes after it is not shown. */
  | {
      readonly type: "read";
      readonly about: About;
      readonly wrong: Wrong | null;
      /** With everything open. */
      readonly look: Look;
    }
  | { readonly type: "verified"; readonly verification: Verification }
  | { readonly type: "looked"; readonly look: Look };
