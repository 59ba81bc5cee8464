import { persist, persistedKey, readPersisted } from '../../accounts/persisted-state.ts';

/** What a member chose last on this device, newest first, until he logs out. */
export type Recents<Item> = { read: (member: string) => Item[]; add: (member: string, item: Item) => void };

/** Recents under a name, so many of them, told apart by `keyOf`. Where the browser keeps nothing, the tab does. */
export function recentsOf<Item>(name: string, most: number, keyOf: (item: Item) => string): Recents<Item> {
  const read = (member: string): Item[] => {
    const last = readPersisted<unknown>(persistedKey(member, name));
    return Array.isArray(last) ? last.slice(0, most) : [];
  };
  return {
    read,
    add(member, item) {
      const others = read(member).filter(one => keyOf(one) !== keyOf(item));
      persist(persistedKey(member, name), [item, ...others].slice(0, most));
    },
  };
}
