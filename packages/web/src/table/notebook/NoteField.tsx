import { t } from "../../i18n/i18n.js";
import { MAX_LINE } from "./pencil.js";
import type { Pencil } from "./usePencil.js";

interface NoteFieldProps {
  readonly pencil: Pencil;
  /** The key of the line. */
  readonly about: string;
  /** What it is about, for people who do not see where it stands. */
  readonly label: string;
}

/** A line in which a player writes whatever they like. */
export function NoteField({ pencil, about, label }: NoteFieldProps) {
  const text = pencil.lines[about] ?? "";
  return (
    <input
      class="note-line"
      type="text"
      aria-label={label}
      placeholder={pencil.full ? t("note.full") : t("note.empty")}
      // In a full notebook a line can only become shorter.
      maxLength={pencil.full ? text.length : MAX_LINE}
      value={text}
      onInput={({ currentTarget }) => pencil.write(about, currentTarget.value)}
    />
  );
}
