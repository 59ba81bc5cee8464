export type QueuedWork = {
  owner: string;
  bytes: number;
};

type FairQueue<Work extends QueuedWork> = {
  length: () => number;
  add(work: Work): void;
  next(): Work | undefined;
};

/** Work that was overtaken this many times is next, so that its wait ends. */
const MAX_OVERTAKEN = 16;

/**
 * Each owner gets one work item a turn. Among the items of a turn, the smallest comes first.
 * @spec D2.18
 */
export function createFairQueue<Work extends QueuedWork>(): FairQueue<Work> {
  let queue: { work: Work; overtaken: number }[] = [];
  const done = new Map<string, number>();

  const turnNumbers = () => {
    const counts = new Map(done);
    return queue.map(({ work: { owner } }) => {
      const turn = counts.get(owner) ?? 0;
      counts.set(owner, turn + 1);
      return turn;
    });
  };

  const nextIndex = () => {
    const overdue = queue.findIndex(({ overtaken }) => overtaken >= MAX_OVERTAKEN);
    if (overdue >= 0) return overdue;
    const turnOf = turnNumbers();
    const order = queue.map((_, at) => at);
    const compare = (a: number, b: number) =>
      (turnOf[a] ?? 0) - (turnOf[b] ?? 0) ||
      (queue[a]?.work.bytes ?? 0) - (queue[b]?.work.bytes ?? 0) ||
      a - b;
    return order.sort(compare)[0];
  };

  return {
    length: () => queue.length,
    add: work => void queue.push({ work, overtaken: 0 }),
    next() {
      const index = nextIndex();
      const entry = index === undefined ? undefined : queue[index];
      if (!entry) {
        done.clear();
        return undefined;
      }
      for (const passed of queue.slice(0, index)) passed.overtaken += 1;
      queue = queue.filter(queued => queued !== entry);
      const { owner } = entry.work;
      done.set(owner, (done.get(owner) ?? 0) + 1);
      return entry.work;
    },
  };
}
