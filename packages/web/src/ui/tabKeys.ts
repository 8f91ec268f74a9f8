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
