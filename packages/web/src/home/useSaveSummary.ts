import { useEffect, useState } from "preact/hooks";
import type { Spine } from "../play/solo/saveSummary.js";
import { glanceAtShelf } from "../play/solo/saves.js";

/** What game lies on the shelf; null: none, or nobody can look. */
export function useSpine(): Spine | null {
  const [spine, setSpine] = useState<Spine | null>(null);
  useEffect(() => {
    glanceAtShelf().then(setSpine, () => setSpine(null));
  }, []);
  return spine;
}
