const pending = new WeakMap<object, (() => void)[]>();

/** An update of a query that is being fetched must be repeated, because the answer does not contain it. */
export const repeatAfterFetch = (query: object, update: () => void): void =>
  void pending.set(query, [...(pending.get(query) ?? []), update]);

export const dropUpdates = (query: object): void => void pending.delete(query);

export function repeatUpdates(query: object): void {
  const updates = pending.get(query) ?? [];
  dropUpdates(query);
  for (const update of updates) update();
}
