interface TickProps {
  readonly checked: boolean;
  readonly onTick: (checked: boolean) => void;
  readonly children: string;
}

/** A checkbox. */
export const Tick = ({ checked, onTick, children }: TickProps) => (
  <label class="choice-random">
    <input
      type="checkbox"
      checked={checked}
      onChange={({ currentTarget }) => onTick(currentTarget.checked)}
    />
    {children}
  </label>
);
