/** A recorded game that is dropped anywhere on the page is opened. Returns how to stop. */
export function catchFiles(): () => void {
  const over = (event: DragEvent): void => {
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
  };
  const drop = (event: DragEvent): void => {
    const [file] = event.dataTransfer?.files ?? [];
    if (file === undefined) return;
    // Otherwise the browser would leave the page and show the bare file.
    event.preventDefault();
    import("./pendingRecord.js").then(
      ({ openFile }) => openFile(file),
      () => {},
    );
  };
  addEventListener("dragover", over);
  addEventListener("drop", drop);
  return () => {
    removeEventListener("dragover", over);
    removeEventListener("drop", drop);
  };
}
