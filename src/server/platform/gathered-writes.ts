type GatheredWrites<Context, Item, Written> = {
  /** Two items with a common key are never written together, but in their order. */
  keysOf: (item: Item) => string[];
  /** Resolves to one result per item, in their order. */
  write: (context: Context, items: Item[]) => Promise<Written[]>;
};

type Waiting<Item, Written> = { item: Item; keys: string[] } & PromiseWithResolvers<Written>;

/** A longer write would delay its first items too much. */
const MOST_ITEMS = 64;

/**
 * Items that arrive during a write share the next one, and so its commit. An item that arrives while nothing is written
 * does not wait.
 */
export function gatheredWrites<Context extends object, Item, Written>({
  keysOf,
  write,
}: GatheredWrites<Context, Item, Written>): (context: Context, item: Item) => Promise<Written> {
  /** An entry means that a write runs. */
  const queues = new WeakMap<Context, Waiting<Item, Written>[]>();

  const writeAll = async (context: Context, queue: Waiting<Item, Written>[]): Promise<void> => {
    while (queue.length > 0) {
      const group = takeGroup(queue);
      try {
        const written = await write(
          context,
          group.map(({ item }) => item),
        );
        for (const [index, { resolve }] of group.entries()) resolve(written[index] as Written);
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    queues.delete(context);
  };

  return (context, item) => {
    const waiting = { item, keys: keysOf(item), ...Promise.withResolvers<Written>() };
    const queue = queues.get(context);
    if (queue) queue.push(waiting);
    else {
      const started = [waiting];
      queues.set(context, started);
      void writeAll(context, started);
    }
    return waiting.promise;
  };
}

/** Removes the group from the queue. */
function takeGroup<Entry extends { keys: string[] }>(queue: Entry[]): Entry[] {
  const taken = new Set<string>();
  const group: Entry[] = [];
  const later: Entry[] = [];
  for (const entry of queue) {
    const isFree = group.length < MOST_ITEMS && entry.keys.every(key => !taken.has(key));
    // The keys of a later item count as well, so that nothing overtakes it.
    for (const key of entry.keys) taken.add(key);
    (isFree ? group : later).push(entry);
  }
  queue.splice(0, queue.length, ...later);
  return group;
}
