import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import "./field.css";

interface FieldProps {
  readonly label: string;
  readonly hint?: string;
  /** What is wrong with it; spoken when it appears. */
  readonly trouble?: string | null;
  readonly children: (id: string) => ComponentChildren;
}

/** A label, something to fill in, and what is to be said about it. */
export function Field({ label, hint, trouble, children }: FieldProps) {
  const id = useId();
  return (
    <div class="field">
      <label class="field-label" for={id}>
        {label}
      </label>
      {children(id)}
      {hint !== undefined && <p class="field-hint">{hint}</p>}
      <p class="field-trouble" role="alert">
        {trouble ?? ""}
      </p>
    </div>
  );
}
