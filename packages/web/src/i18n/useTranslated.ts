import { i18n } from "@lingui/core";
import { useRef } from "preact/hooks";

interface Made<T> {
  readonly value: T;
  readonly from: readonly unknown[];
}

/** Like useMemo for what has words in it: made anew when one of the inputs, or the language, has changed. */
export function useTranslated<T>(make: () => T, inputs: readonly unknown[]): T {
  const made = useRef<Made<T> | null>(null);
  const from = [i18n.locale, ...inputs];
  if (made.current === null || made.current.from.some((input, at) => !Object.is(input, from[at]))) {
    made.current = { value: make(), from };
  }
  return made.current.value;
}
