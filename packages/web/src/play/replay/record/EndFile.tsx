import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { t } from "../../../i18n/i18n.js";
import { useAgain } from "../../../net/useAgain.js";
import { REPLAY } from "../../../shell/route.js";
import { Button } from "../../../ui/Button.js";
import { Parchment } from "../../../ui/Parchment.js";
import { Checks } from "./Checks.js";
import { type GameFile, saveText } from "./gameFile.js";
import { setPendingRecord } from "./pendingRecord.js";
import { ShareGame } from "./ShareGame.js";
import { useReader } from "./useReader.js";

interface EndFileProps {
  readonly file: GameFile;
}

/** "none": there is no file. "away": it cannot be had now. Null: it is on its way. */
type Fetched = { readonly text: string; readonly key: string | null } | "none" | "away" | null;

/** The file of a game, and how to fetch it again: that happens by itself, too. */
function useFile(file: GameFile): readonly [Fetched, () => void] {
  const [fetched, setFetched] = useState<Fetched>(null);
  const latest = useRef<GameFile | null>(null);
  const fetchIt = useCallback(async (): Promise<void> => {
    latest.current = file;
    const found = await foundIn(file);
    if (latest.current === file) setFetched(found);
  }, [file]);
  useEffect(() => {
    setFetched(null);
    void fetchIt();
    return () => {
      latest.current = null;
    };
  }, [fetchIt]);
  const again = (): void => void fetchIt();
  useAgain(fetched === "away", again);
  return [fetched, again];
}

async function foundIn(file: GameFile): Promise<Fetched> {
  try {
    const [text, key] = await Promise.all([file.text(), file.key()]);
    return text === null ? "none" : { text, key };
  } catch {
    return "away";
  }
}

/** At the end of a game: to watch it again, and to keep it. */
export function EndActions({ file }: EndFileProps) {
  const [fetched, again] = useFile(file);
  if (fetched === null || fetched === "none") return null;
  if (fetched === "away") {
    return (
      <>
        <p role="status">{t("replay.bad.offline")}</p>
        <Button onClick={again}>{t("notice.tryNow")}</Button>
      </>
    );
  }
  const { text } = fetched;
  const watch = (): void => {
    if (file.route === null) setPendingRecord({ text });
    location.hash = file.route ?? REPLAY;
  };
  return (
    <>
      <Button onClick={watch}>{t("replay.watch")}</Button>
      <Button onClick={() => saveText(text, file.name)}>{t("replay.save")}</Button>
      <ShareGame address={file.address} />
    </>
  );
}

/** At the end of a game: was everything fair? */
export function EndChecks({ file }: EndFileProps) {
  const [fetched] = useFile(file);
  const found = fetched === "none" || fetched === "away" ? null : fetched;
  const [reading] = useReader(found?.text ?? null, found?.key ?? null);
  if (fetched === "none" || fetched === "away" || reading.status === "bad") return null;
  return (
    <Parchment>
      <section>
        <h3 class="end-heading">{t("check.title")}</h3>
        <Checks verification={reading.status === "read" ? reading.verification : null} />
      </section>
    </Parchment>
  );
}
