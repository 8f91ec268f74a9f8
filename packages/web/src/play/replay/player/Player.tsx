import type { GameName } from "@inkognito/engine/games";
import { type ComponentType, h } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { t, useTranslated } from "../../../i18n/i18n.js";
import type { RecordAddress } from "../../../shell/route.js";
import { useSettings } from "../../../shell/settings.js";
import { type TableExtras, TableExtrasContext } from "../../../table/extras.js";
import type { Names } from "../../../table/seatName.js";
import { Button } from "../../../ui/Button.js";
import { Dialog } from "../../../ui/Dialog.js";
import type { Eyes } from "../record/eyes.js";
import { FileDialog } from "../record/FileDialog.js";
import { ShareGame } from "../record/ShareGame.js";
import type { Reading } from "../record/useReader.js";
import { Controls } from "./Controls.js";
import { useKeys } from "./keys.js";
import { ReplayBoard } from "./ReplayBoard.js";
import {
  namesIn,
  type Recording,
  type ReplayTableProps,
  recordingOf,
  shownMoment,
} from "./recording.js";
import { EventsDialog, ReplayCards } from "./replayParts.js";
import { stepsOf } from "./steps.js";
import { usePlayer } from "./usePlayer.js";

interface PlayerProps {
  readonly reading: Extract<Reading, { status: "read" }>;
  /** The file itself, to be kept. */
  readonly text: string;
  readonly see: (eyes: Eyes) => void;
  /** Where others can find the game; null: it is a file. */
  readonly address: RecordAddress | null;
  readonly onHome: () => void;
}

/** A recorded game on the real table: nothing can be done but look. */
export function Player({ reading, text, see, address, onHome }: PlayerProps) {
  const { about, look, wrong, verification } = reading;
  const { settings } = useSettings();
  const recording = useMemo(() => recordingOf(look), [look]);
  const names = useMemo(() => namesIn(about), [about]);
  const player = usePlayer(recording, settings.speed, startOf(address));
  const [dialog, setDialog] = useState<"events" | "file" | "share" | null>(null);
  const slider = useRef<HTMLInputElement>(null);
  useKeys(player);
  // The keys of the slider play and step at once.
  useEffect(() => slider.current?.focus(), []);
  const steps = useTranslated(() => stepsOf(recording.feed, names), [recording, names]);
  const moment = steps[player.position - 1]?.words ?? "";
  const extras = useTranslated(
    (): TableExtras => ({
      title: t("replay.title"),
      bar: (
        <>
          <Button onClick={() => setDialog("events")}>{t("replay.events")}</Button>
          <Button onClick={() => setDialog("file")}>{t("replay.file")}</Button>
          {address !== null && (
            <Button onClick={() => setDialog("share")}>{t("replay.share")}</Button>
          )}
        </>
      ),
      aboutSeat: () => null,
      paused: false,
      endsTurns: false,
      guide: null,
      talk: null,
    }),
    [address],
  );
  const close = (): void => setDialog(null);
  const isWrong = wrong !== null || verification?.intact === false;
  return (
    <TableExtrasContext.Provider value={extras}>
      <div class="replay">
        {isWrong && (
          <p class="replay-wrong" role="alert">
            {t("replay.wrong")}
          </p>
        )}
        <Moment moment={player.moment} {...{ names, onHome }} />
        <Controls {...{ about, player, moment, slider }} eyes={look.eyes} onEyes={see} />
        <Said words={moment} slider={slider} />
        {dialog === "events" && <EventsDialog {...{ steps, player }} onClose={close} />}
        {dialog === "share" && (
          <Dialog
            title={t("replay.share")}
            onClose={close}
            actions={
              <ShareGame
                {...{ address, at: player.position > 1 ? player.index : null }}
                eyes={
                  typeof look.eyes === "number" ? (about.config.seats[look.eyes] ?? null) : null
                }
              />
            }
          >
            <p>{t("replay.share.text")}</p>
          </Dialog>
        )}
        {dialog === "file" && <FileDialog {...{ text, verification }} onClose={close} />}
      </div>
    </TableExtrasContext.Provider>
  );
}

const startOf = (address: RecordAddress | null): number =>
  address !== null && "game" in address ? (address.at ?? 0) : 0;

/** The table of each game, without anything to decide. */
const TABLES: { readonly [G in GameName]: ComponentType<ReplayTableProps<G>> } = {
  board: ReplayBoard,
  card: ReplayCards,
};

interface MomentProps<G extends GameName> extends Pick<PlayerProps, "onHome"> {
  readonly moment: Recording<G>;
  readonly names: Names;
}

function Moment<G extends GameName>({ moment, names, onHome }: MomentProps<G>) {
  const { game, deal } = moment;
  const { settings } = useSettings();
  // Pencil marks are for trying out: those of the real game stay as they are.
  const [marks, setMarks] = useState<string | null>(null);
  const notes = useMemo(() => ({ text: marks, write: setMarks }), [marks]);
  const { watched, session } = useMemo(
    () => shownMoment(moment, { names, notes }),
    [moment, names, notes],
  );
  const still = settings.speed === "instant" || matchMedia("(prefers-reduced-motion)").matches;
  return h(TABLES[game], { watched, session, deal, still, onHome });
}

interface SaidProps {
  readonly words: string;
  readonly slider: { readonly current: HTMLInputElement | null };
}

/** Says what is shown; while the slider has the focus, it says the same itself. */
const Said = ({ words, slider }: SaidProps) => (
  <p class="unseen" role="status">
    {document.activeElement === slider.current ? "" : words}
  </p>
);
