import type { Chance, Game, Result, Seat } from "@inkognito/engine/core";
import type { GameName } from "@inkognito/engine/games";
import type { HostTypes } from "@inkognito/engine/games/rules";
import type { HostedGame } from "@inkognito/engine/host";
import type { Bots, OffTurns } from "@inkognito/mind";
import type { Setup } from "../../../setup/setup.js";
import type { AdviceOn } from "../../../table/session.js";

/** What the host needs to know of one game. */
export interface Rules<G extends GameName> {
  readonly game: Game<HostTypes[G]>;
  readonly bots: Bots<G>;
  readonly offTurn: OffTurns<G>;
  /** The coach. */
  advise(view: HostTypes[G]["View"], told: readonly HostTypes[G]["ViewEvent"][]): AdviceOn[G];
  opening(setup: Setup<G>, chance: Chance): Result<readonly HostTypes[G]["Event"][], "badSetup">;
  /** Who may say something in another player's turn now that may be right, as far as all can see. */
  speakers(game: HostedGame<HostTypes[G]>): readonly Seat[];
  /** Turns or rounds so far. */
  turnOf(state: HostTypes[G]["State"]): number;
}
