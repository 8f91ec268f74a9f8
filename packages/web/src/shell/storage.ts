/** Small things kept by the browser. It may be full or forbidden: then they last as long as the page. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A setting that cannot be kept is no reason to stop.
  }
}
