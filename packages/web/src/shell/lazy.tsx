import type { ComponentType, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n/i18n.js";
import { Loading, Missing } from "./Notice.js";

/** A component whose code is fetched when it is first drawn, or before that by `fetchPart`. */
export type Lazy<P> = ((props: P) => JSX.Element | null) & {
  readonly fetchPart: () => Promise<unknown>;
};

/** What is drawn in place of a component: while its code is on the way, and when it cannot be fetched. */
interface Placeholders<P> {
  readonly loading: () => JSX.Element | null;
  readonly missing: (props: P) => JSX.Element;
}

function lazy<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { loading, missing }: Placeholders<P>,
): Lazy<P> {
  let fetched: { readonly Part: ComponentType<P> } | null = null;
  const fetchPart = async () => {
    fetched ??= { Part: await load() };
    return fetched;
  };
  function Part(props: P) {
    const [part, setPart] = useState<typeof fetched | "missing">(fetched);
    useEffect(() => {
      if (part === null) fetchPart().then(setPart, () => setPart("missing"));
    }, []);
    if (part === null) return loading();
    return part === "missing" ? missing(props) : <part.Part {...props} />;
  }
  return Object.assign(Part, { fetchPart });
}

/** A whole screen; home stays light without it. */
export const lazyScreen = <P extends { readonly onHome: () => void }>(
  load: () => Promise<ComponentType<P>>,
): Lazy<P> =>
  lazy(load, {
    loading: () => <Loading />,
    missing: ({ onHome }) => <Missing onHome={onHome} />,
  });

/** A part of a screen, which stands without it for a moment. */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>): Lazy<P> =>
  lazy(load, { loading: () => null, missing: () => <p>{t("notice.missing")}</p> });
