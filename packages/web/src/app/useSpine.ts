import { useEffect, useState } from "preact/hooks";
import { glanceAtShelf } from "../solo/shelf.js";
import type { Spine } from "../solo/spine.js";

/** What game lies on the shelf; null: none, or nobody can look. */
export function useSpine(): Spine | null {
  const [spine, setSpine] = useState<Spine | null>(null);
  useEffect(() => {
    glanceAtShelf().then(setSpine, () => setSpine(null));
  }, []);
  return spine;
}
