import type { GameName } from "@inkognito/engine/games";
import { useEffect, useMemo } from "preact/hooks";
import { GameTable, TABLES } from "../../games/index.js";
import { lazyPart } from "../../shell/lazy.js";
import { useSettings } from "../../shell/settings.js";
import type { ShownGame } from "../../table/feed/channel.js";
import { HandOver } from "../passing/HandOver.js";
import type { GameFile } from "../replay/record/gameFile.js";
import { WithGameFile } from "../replay/record/WithGameFile.js";
import { SoloNotice } from "./SoloNotice.js";
import { type Opening, type Solo, useSolo } from "./useSolo.js";

/** Only where the device is passed round. */
const Curtain = lazyPart(() => import("../passing/Curtain.js").then((part) => part.Curtain));

interface TableScreenProps {
  readonly opening: Opening;
  readonly onHome: () => void;
  readonly onAgain: () => void;
}

/** A game on this device. */
export function TableScreen({ opening, onHome, onAgain }: TableScreenProps) {
  const { speed } = useSettings().settings;
  const solo = useSolo(opening, speed);
  // The table is on its way while the worker still opens the game.
  const game = gameOf(solo) ?? (opening.type === "new" ? opening.setup.config.game : null);
  useEffect(() => {
    if (game !== null) TABLES[game].fetchPart().catch(() => {});
  }, [game]);
  const record = solo.status === "open" ? solo.record : noRecord;
  // The worker writes the file of a game on this device, without a signature.
  const file = useMemo(
    (): GameFile => ({
      text: record,
      key: () => Promise.resolve(null),
      name: "inkognito.json",
      route: null,
      address: null,
    }),
    [record],
  );
  if (solo.status === "curtain") {
    const { setup, seat, speakers, lift } = solo;
    return <Curtain key={seat} {...{ setup, seat, speakers, onHome }} onHere={lift} />;
  }
  if (solo.status !== "open") return <SoloNotice {...{ solo, onHome, onAgain }} />;
  const { handOver } = solo;
  const still = speed === "instant" || matchMedia("(prefers-reduced-motion)").matches;
  return (
    <WithGameFile file={file}>
      <GameTable key={keyOf(solo)} shown={solo} {...{ still, onHome, onAgain }} />
      {handOver !== null && (
        <HandOver
          setup={handOver.setup}
          seat={handOver.seat}
          mayAnnounce={handOver.speakers.some((each) => each === solo.watched.seat)}
          onGo={handOver.go}
        />
      )}
    </WithGameFile>
  );
}

const noRecord = () => Promise.resolve(null);

function gameOf(solo: Solo): GameName | null {
  if (solo.status === "open") return solo.game;
  return solo.status === "curtain" ? solo.setup.config.game : null;
}

/** Each person, and each game of a match, starts with a fresh table. */
const keyOf = ({ watched: { seat, view } }: ShownGame): string =>
  `${seat} ${view.table.commitment}`;
