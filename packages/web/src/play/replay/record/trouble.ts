import { MAX_CHARACTERS, parseRecord, type RecordError } from "@inkognito/engine/record";

/** Why there is nothing to be shown; the catalogs have the words. */
export type Trouble =
  | {
      readonly code:
        | "unreadable"
        | "tooLarge"
        | "notJson"
        | "notOurs"
        | "version"
        | "altered"
        | "notThere"
        | "offline";
    }
  /** Where in the file: `events[3].type`. */
  | { readonly code: "field"; readonly path: string };

/** A text that is a record, or what is wrong with it. */
export function readRecord(text: string) {
  const record = parseRecord(text);
  return record.ok ? record : { ok: false as const, error: troubleOf(text, record.error) };
}

function troubleOf(text: string, { path }: RecordError): Trouble {
  switch (path) {
    case "format":
      return { code: "notOurs" };
    case "version":
      return { code: "version" };
    case "file":
      if (text.length > MAX_CHARACTERS) return { code: "tooLarge" };
      return { code: isJson(text) ? "altered" : "notJson" };
    default:
      return { code: "field", path };
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
