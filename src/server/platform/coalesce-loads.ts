/** Calls during a load share the next load, because the current load may miss newer data. */
export function coalesceLoads(load: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const begin = async (): Promise<void> => {
    next = null;
    const current = load();
    running = current;
    try {
      await current;
    } finally {
      if (running === current) running = null;
    }
  };
  return () => {
    if (next) return next;
    if (!running) return begin();
    next = running.then(begin, begin);
    return next;
  };
}
