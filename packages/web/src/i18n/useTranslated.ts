import { i18n } from "@lingui/core";
import { useRef } from "preact/hooks";

interface Made<T> {
  readonly value: T;
  readonly from: readonly unknown[];
}

/** Like useMemo for translated content: computed again when an input or the language changes. */
export function useTranslated<T>(make: () => T, inputs: readonly unknown[]): T {
  const made = useRef<Made<T> | null>(null);
  const from = [i18n.locale, ...inputs];
  if (made.current === null || made.current.from.some((input, at) => !Object.is(input, from[at]))) {
    made.current = { value: make(), from };
  }
  return made.current.value;
}
