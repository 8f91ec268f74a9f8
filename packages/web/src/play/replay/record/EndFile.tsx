import { useEffect, useState } from "preact/hooks";
import { t } from "../../../i18n/i18n.js";
import { REPLAY } from "../../../shell/route.js";
import { Button } from "../../../ui/Button.js";
import { Parchment } from "../../../ui/Parchment.js";
import { Checks } from "./Checks.js";
import { type GameFile, saveText } from "./gameFile.js";
import { setPendingRecord } from "./pendingRecord.js";
import { useReader } from "./useReader.js";

interface EndFileProps {
  readonly file: GameFile;
}

type Fetched = { readonly text: string; readonly key: string | null } | "none" | null;

/** Null: it is on its way. "none": there is no file, or it cannot be had now. */
function useFile(file: GameFile): Fetched {
  const [fetched, setFetched] = useState<Fetched>(null);
  useEffect(() => {
    let here = true;
    Promise.all([file.text(), file.key()]).then(
      ([text, key]) => here && setFetched(text === null ? "none" : { text, key }),
      () => here && setFetched("none"),
    );
    return () => {
      here = false;
    };
  }, [file]);
  return fetched;
}

/** At the end of a game: to watch it again, and to keep it. */
export function EndActions({ file }: EndFileProps) {
  const fetched = useFile(file);
  if (fetched === null || fetched === "none") return null;
  const { text } = fetched;
  const watch = (): void => {
    if (file.route === null) setPendingRecord({ text });
    location.hash = file.route ?? REPLAY;
  };
  return (
    <>
      <Button onClick={watch}>{t("replay.watch")}</Button>
      <Button onClick={() => saveText(text, file.name)}>{t("replay.save")}</Button>
    </>
  );
}

/** At the end of a game: was everything fair? */
export function EndChecks({ file }: EndFileProps) {
  const fetched = useFile(file);
  const found = fetched === "none" ? null : fetched;
  const [reading] = useReader(found?.text ?? null, found?.key ?? null);
  if (fetched === "none" || reading.status === "bad") return null;
  return (
    <Parchment>
      <section>
        <h3 class="end-heading">{t("check.title")}</h3>
        <Checks verification={reading.status === "read" ? reading.verification : null} />
      </section>
    </Parchment>
  );
}
