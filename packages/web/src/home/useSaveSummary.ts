import { useEffect, useState } from "preact/hooks";
import type { SaveSummary } from "../play/solo/saveSummary.js";
import { readSaveSummary } from "../play/solo/saves.js";

/** What game lies on the shelf; null: none, or nobody can look. */
export function useSaveSummary(): SaveSummary | null {
  const [summary, setSummary] = useState<SaveSummary | null>(null);
  useEffect(() => {
    readSaveSummary().then(setSummary, () => setSummary(null));
  }, []);
  return summary;
}
