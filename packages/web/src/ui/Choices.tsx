import type { ComponentChildren } from "preact";
import "./choices.css";

export interface ChoicesProps<T extends string | number> {
  /** Names the group of radio buttons; unique on its screen. */
  readonly name: string;
  readonly legend: string;
  readonly values: readonly T[];
  readonly chosen: T;
  readonly labelOf: (value: T) => ComponentChildren;
  readonly onChoose: (value: T) => void;
  /** Tokens with a row of their own. */
  readonly isWide?: (value: T) => boolean;
  /** One sentence under the group: what the chosen value means. */
  readonly hint?: string;
}

/** Radio buttons drawn as a row of tokens. */
export function Choices<T extends string | number>(props: ChoicesProps<T>) {
  const { name, legend, values, chosen, labelOf, onChoose, isWide, hint } = props;
  return (
    <fieldset class="choices">
      <legend class="choices-legend">{legend}</legend>
      <div class="choices-row">
        {values.map((value) => (
          <label
            key={value}
            class={isWide?.(value) ? "choices-token choices-wide" : "choices-token"}
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span>{labelOf(value)}</span>
          </label>
        ))}
      </div>
      {hint !== undefined && <p class="choices-hint">{hint}</p>}
    </fieldset>
  );
}

interface TickProps {
  readonly checked: boolean;
  readonly onTick: (checked: boolean) => void;
  readonly children: string;
}

/** A checkbox. */
export const Tick = ({ checked, onTick, children }: TickProps) => (
  <label class="tick">
    <input
      type="checkbox"
      checked={checked}
      onChange={({ currentTarget }) => onTick(currentTarget.checked)}
    />
    {children}
  </label>
);
