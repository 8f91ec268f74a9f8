import { useEffect, useState } from "preact/hooks";
import type { SaveSummary } from "../play/solo/saveSummary.js";
import { readSaveSummary } from "../play/solo/saves.js";

/** The summary of the saved game; null: there is none, or it cannot be read. */
export function useSaveSummary(): SaveSummary | null {
  const [summary, setSummary] = useState<SaveSummary | null>(null);
  useEffect(() => {
    readSaveSummary().then(setSummary, () => setSummary(null));
  }, []);
  return summary;
}
