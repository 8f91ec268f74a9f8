import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n/i18n.js";
import { Venice } from "./Venice.js";
import "./screen.css";

/** The first screen leaves the focus where the browser put it; every later one begins at its heading. */
let arrivals = 0;

/** For a screen's heading: takes the focus when the screen is entered. */
export function useArrival<T extends HTMLElement>() {
  const heading = useRef<T>(null);
  useEffect(() => {
    arrivals += 1;
    if (arrivals > 1) heading.current?.focus();
  }, []);
  return heading;
}

export function useTitle(title: string | null): void {
  useEffect(() => {
    document.title = title === null ? t("app.name") : `${title} · ${t("app.name")}`;
  });
}

/** A plain screen: a heading and what belongs to it. */
export function Screen(props: {
  readonly title: string;
  /** The title of the tab, if it says more. */
  readonly tab?: string;
  readonly children: ComponentChildren;
}) {
  const heading = useArrival<HTMLHeadingElement>();
  useTitle(props.tab ?? props.title);
  return (
    <main class="screen">
      <Venice />
      <h1 ref={heading} tabIndex={-1} class="screen-title">
        {props.title}
      </h1>
      {props.children}
    </main>
  );
}
