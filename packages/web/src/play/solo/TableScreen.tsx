import type { GameName } from "@inkognito/engine/games";
import { useEffect, useMemo, useState } from "preact/hooks";
import { speakOf } from "../../i18n/i18n.js";
import { Loading, SoloNotice, TableMissing } from "../../shell/SoloNotice.js";
import { type GameFile, GameFileContext } from "../../table/end/fileContext.js";
import type { Speed } from "../../table/pace.js";
import { Curtain } from "../passing/Curtain.js";
import { HandOver } from "../passing/HandOver.js";
import { type Opening, type Solo, useSolo } from "./useSolo.js";

const TABLES = {
  board: () =>
    Promise.all([import("../../games/board/Table.js"), speakOf("mind")]).then(([{ Table }]) => ({
      board: Table,
    })),
  card: () =>
    Promise.all([import("../../games/card/Table.js"), speakOf("cards", "mind")]).then(
      ([{ CardTable }]) => ({ card: CardTable }),
    ),
} as const;

type Tables = Partial<
  Awaited<ReturnType<(typeof TABLES)["board"]>> & Awaited<ReturnType<(typeof TABLES)["card"]>>
>;

/** Each game's table is fetched when it is needed. */
function useTables(game: GameName | null): Tables | "missing" {
  const [tables, setTables] = useState<Tables | "missing">({});
  useEffect(() => {
    if (game === null) return;
    const lay = (more: Tables): void =>
      setTables((now) => (now === "missing" ? more : { ...now, ...more }));
    TABLES[game]().then(lay, () => setTables("missing"));
  }, [game]);
  return tables;
}

interface TableScreenProps {
  readonly opening: Opening;
  readonly speed: Speed;
  readonly onHome: () => void;
  readonly onAgain: () => void;
}

export function TableScreen(props: TableScreenProps) {
  const { opening } = props;
  const solo = useSolo(opening, props.speed);
  const asked = opening.type === "new" ? opening.setup.config.game : null;
  const tables = useTables(gameOf(solo) ?? asked);
  const file = useFile(solo);
  if (solo.status === "curtain") {
    const { setup, seat, lift } = solo;
    return <Curtain key={seat} {...{ setup, seat }} onHere={lift} onHome={props.onHome} />;
  }
  if (solo.status !== "open") return <SoloNotice solo={solo} {...props} />;
  if (tables === "missing") return <TableMissing onHome={props.onHome} />;
  const { handOver } = solo;
  return (
    <GameFileContext.Provider value={file}>
      {tableOf(solo, tables, props) ?? <Loading />}
      {handOver !== null && (
        <HandOver setup={handOver.setup} seat={handOver.seat} onGo={handOver.go} />
      )}
    </GameFileContext.Provider>
  );
}

/** What has ended on this device: the worker writes its file, and nobody signs it. */
function useFile(solo: Solo): GameFile | null {
  const record = solo.status === "open" ? solo.record : null;
  return useMemo(() => {
    if (record === null) return null;
    return { text: record, key: () => Promise.resolve(null), name: "inkognito.json", route: null };
  }, [record]);
}

function gameOf(solo: Solo): GameName | null {
  if (solo.status === "open") return solo.game;
  return solo.status === "curtain" ? solo.setup.config.game : null;
}

type Open = Extract<Solo, { status: "open" }>;

function tableOf(open: Open, tables: Tables, { speed, onHome, onAgain }: TableScreenProps) {
  const still = speed === "instant" || matchMedia("(prefers-reduced-motion)").matches;
  const props = { still, onHome, onAgain };
  // A person, or a game of a match, begins with everything anew.
  const { seat } = open.session;
  if (open.game === "board") {
    return tables.board && <tables.board key={seat} session={open.session} {...props} />;
  }
  const key = `${seat} ${open.session.view.table.commitment}`;
  return tables.card && <tables.card key={key} session={open.session} {...props} />;
}
