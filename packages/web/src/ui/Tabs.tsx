import type { ComponentChildren } from "preact";
import { useId, useRef } from "preact/hooks";
import "./tabs.css";

export interface TabsProps<T extends string> {
  readonly label: string;
  readonly tabs: readonly T[];
  readonly chosen: T;
  readonly titleOf: (tab: T) => string;
  readonly onChoose: (tab: T) => void;
  readonly children: ComponentChildren;
}

/** Tabs as the ARIA practices describe them: arrows choose, Tab leads into the panel. */
export function Tabs<T extends string>(props: TabsProps<T>) {
  const { label, tabs, chosen, titleOf, onChoose, children } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = tabAfter(tabs.indexOf(chosen), tabs.length, event.key);
    const tab = next === null ? undefined : tabs[next];
    if (next === null || tab === undefined) return;
    event.preventDefault();
    onChoose(tab);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <div class="tabs">
      <div class="tabs-list" role="tablist" aria-label={label} ref={list}>
        {tabs.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}-${tab}`}
            class="tabs-tab"
            aria-selected={tab === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={tab === chosen ? 0 : -1}
            onClick={() => onChoose(tab)}
            onKeyDown={onKeyDown}
          >
            {titleOf(tab)}
          </button>
        ))}
      </div>
      <div
        class="tabs-panel"
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${chosen}`}
      >
        {children}
      </div>
    </div>
  );
}

/** Where an arrow key leads from a tab, round and round; null: the key is not ours. */
export function tabAfter(at: number, count: number, key: string): number | null {
  switch (key) {
    case "ArrowRight":
      return (at + 1) % count;
    case "ArrowLeft":
      return (at + count - 1) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}
