/** What was chosen last, newest first, kept on this device alone. */
export type Recents<Item> = { read: () => Item[]; add: (item: Item) => void };

/** Recents under a name, so many of them, told apart by `keyOf`. Where the browser keeps nothing, there are none. */
export function recentsOf<Item>(name: string, most: number, keyOf: (item: Item) => string): Recents<Item> {
  const read = (): Item[] => {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(name) ?? '[]');
      return Array.isArray(kept) ? kept.slice(0, most) : [];
    } catch {
      return [];
    }
  };
  return {
    read,
    add(item) {
      const others = read().filter(one => keyOf(one) !== keyOf(item));
      try {
        localStorage.setItem(name, JSON.stringify([item, ...others].slice(0, most)));
      } catch {
        // A full or closed store: the choice counts all the same.
      }
    },
  };
}
