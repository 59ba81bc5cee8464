type Gathered<Context, Item, Result> = {
  /** Two items with a common key are never run together, but in their order. */
  keysOf?: (item: Item) => string[];
  /** Resolves to one result per item, in their order. */
  run: (context: Context, items: Item[]) => Promise<Result[]>;
};

type Waiting<Item, Result> = { item: Item; keys: string[] } & PromiseWithResolvers<Result>;

/** A larger group would delay its first items too much. */
const MOST_ITEMS = 64;

/**
 * Items that arrive during a run share the next one, and so its statement and its commit. An item that arrives while
 * nothing runs does not wait.
 */
export function gathered<Context extends object, Item, Result>({
  keysOf = () => [],
  run,
}: Gathered<Context, Item, Result>): (context: Context, item: Item) => Promise<Result> {
  /** An entry means that a group runs. */
  const queues = new WeakMap<Context, Waiting<Item, Result>[]>();

  const runAll = async (context: Context, queue: Waiting<Item, Result>[]): Promise<void> => {
    while (queue.length > 0) {
      const group = takeGroup(queue);
      try {
        const results = await run(
          context,
          group.map(({ item }) => item),
        );
        for (const [index, { resolve }] of group.entries()) resolve(results[index] as Result);
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    queues.delete(context);
  };

  return (context, item) => {
    const waiting = { item, keys: keysOf(item), ...Promise.withResolvers<Result>() };
    const queue = queues.get(context);
    if (queue) queue.push(waiting);
    else {
      const started = [waiting];
      queues.set(context, started);
      void runAll(context, started);
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

/** Classes of SQLSTATE: a violated constraint, and a deadlock. */
const UNDECIDED = /^(23|40)/;

/** Another item of the group may have caused these errors, so the caller tries again with its item alone. */
export function nullIfUndecided(error: unknown): null {
  if (error instanceof Error && 'code' in error && UNDECIDED.test(String(error.code))) return null;
  throw error;
}
