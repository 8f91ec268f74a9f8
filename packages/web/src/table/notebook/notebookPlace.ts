import { type ComponentChildren, createContext } from "preact";
import { useEffect, useState } from "preact/hooks";

/** From here on the table has room for the grid of the notebook beside everything else. */
const WIDE = "(width >= 900px)";

/** Is the window wide enough to show the grid all the time? */
export function useWide(): boolean {
  const [wide, setWide] = useState(() => matchMedia(WIDE).matches);
  useEffect(() => {
    const query = matchMedia(WIDE);
    const follow = (): void => setWide(query.matches);
    follow();
    query.addEventListener("change", follow);
    return () => query.removeEventListener("change", follow);
  }, []);
  return wide;
}

/** The grid where it is a part of the notebook's page; null: it lies on the table. */
export const GridInPapersContext = createContext<ComponentChildren>(null);
