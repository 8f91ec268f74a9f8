/** Each action once, in an order that does not tell whose it is. */
export function candidatesOf<A>(actions: readonly (A | null | undefined)[]): readonly A[] {
  const byText = new Map(
    actions.flatMap((action) =>
      action == null ? [] : [[JSON.stringify(action), action] as const],
    ),
  );
  return [...byText].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, action]) => action);
}
