import { persist, persistedKey, readPersisted } from '../../accounts/persisted-state.ts';

/** Items used on this device, newest first, stored until logout. */
type RecentItems<Item> = {
  read: (member: string) => Item[];
  add: (member: string, item: Item) => void;
};

/** If the browser refuses storage, the items exist only in this tab. */
export function createRecents<Item>(
  name: string,
  max: number,
  keyOf: (item: Item) => string,
): RecentItems<Item> {
  const read = (member: string): Item[] => {
    const last = readPersisted<unknown>(persistedKey(member, name));
    return Array.isArray(last) ? last.slice(0, max) : [];
  };
  return {
    read,
    add(member, item) {
      const others = read(member).filter(known => keyOf(known) !== keyOf(item));
      persist(persistedKey(member, name), [item, ...others].slice(0, max));
    },
  };
}
