import type { Seat } from "@inkognito/engine/core";
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { t } from "../../i18n/i18n.js";
import { useAgain } from "../../net/useAgain.js";
import { Loading, Notice } from "../../shell/Notice.js";
import type { RecordAddress } from "../../shell/route.js";
import { Button } from "../../ui/Button.js";
import { Player } from "./player/Player.js";
import { FileChoice } from "./record/FileDialog.js";
import { fetchGame, type Source } from "./record/fetchGame.js";
import { pendingRecord } from "./record/pendingRecord.js";
import type { Trouble } from "./record/trouble.js";
import { useReader } from "./record/useReader.js";
import "./replay.css";

interface ReplayProps {
  /** A game of this server; null: a file of one's own. */
  readonly address: RecordAddress | null;
  readonly onHome: () => void;
}

/** A recorded game: chosen, dropped, by link, or the one that has just ended. */
export function Replay({ address, onHome }: ReplayProps) {
  const [source, again] = useSource(address);
  const text = source !== null && source !== "none" && "text" in source ? source : null;
  const [reading, see] = useReader(text?.text ?? null, text?.key ?? null);
  const shared = address !== null && "game" in address ? address : null;
  const about = reading.status === "read" ? reading.about : null;
  const eyes = shared?.eyes ?? null;
  useEffect(() => {
    if (about === null || eyes === null) return;
    const seat = about.config.seats.indexOf(eyes);
    if (seat >= 0) see(seat as Seat);
  }, [about, eyes, see]);
  if (source === "none") return <Choose onHome={onHome} />;
  if (source === null) return <Loading />;
  if ("trouble" in source && source.trouble.code === "offline" && address !== null) {
    return <Waiting onHome={onHome} again={again} />;
  }
  if ("trouble" in source) return <Bad trouble={source.trouble} onHome={onHome} />;
  switch (reading.status) {
    case "reading":
      return <Loading />;
    case "bad":
      return <Bad trouble={reading.trouble} onHome={onHome} />;
    case "read":
      return (
        <Player
          key={reading.about.commitment}
          {...{ reading, see, onHome, address }}
          text={text?.text ?? ""}
        />
      );
  }
}

/** Null: on its way; "none": nothing has been chosen yet. Without a network it is fetched again. */
function useSource(address: RecordAddress | null): readonly [Source | "none" | null, () => void] {
  const [fetched, setFetched] = useState<Source | null>(null);
  const wanted = useRef(address);
  wanted.current = address;
  const name = address === null ? null : nameOf(address);
  const latest = useRef<string | null>(null);
  const again = useCallback(async (): Promise<void> => {
    if (name === null || wanted.current === null) return;
    latest.current = name;
    const source = await fetchGame(wanted.current);
    if (latest.current === name) setFetched(source);
  }, [name]);
  useEffect(() => {
    setFetched(null);
    void again();
    return () => {
      latest.current = null;
    };
  }, [again]);
  useAgain(
    fetched !== null && "trouble" in fetched && fetched.trouble.code === "offline",
    () => void again(),
  );
  if (address !== null) return [fetched, () => void again()];
  const kept = pendingRecord();
  if (kept === null) return ["none", () => {}];
  return ["text" in kept ? { text: kept.text, key: null } : kept, () => {}];
}

/** Which game it is, whatever the moment. */
const nameOf = (address: RecordAddress): string =>
  "game" in address ? address.game : `${address.table} ${address.no} ${address.key}`;

const Waiting = ({ again, onHome }: Pick<ReplayProps, "onHome"> & { again: () => void }) => (
  <Notice title={t("replay.bad")} text={t("replay.bad.offline")}>
    <Button kind="lamp" onClick={again}>
      {t("notice.tryNow")}
    </Button>
    <Button onClick={onHome}>{t("notice.home")}</Button>
  </Notice>
);

const Choose = ({ onHome }: Pick<ReplayProps, "onHome">) => (
  <Notice title={t("replay.title")} text={t("replay.choose.text")}>
    <FileChoice kind="lamp" />
    <Button onClick={onHome}>{t("notice.home")}</Button>
  </Notice>
);

interface BadProps extends Pick<ReplayProps, "onHome"> {
  readonly trouble: Trouble;
}

/** What is wrong with it, in one sentence, and a way on. */
const Bad = ({ trouble, onHome }: BadProps) => (
  <Notice
    title={t("replay.bad")}
    text={
      trouble.code === "field"
        ? t("replay.bad.field", { path: trouble.path })
        : t(`replay.bad.${trouble.code}`)
    }
  >
    <FileChoice kind="lamp" />
    <Button onClick={onHome}>{t("notice.home")}</Button>
  </Notice>
);
