/**
 * Makes loads of the same state run one after another, so that an older answer never replaces a newer one. A caller that asks while a load
 * runs shares the next one, which begins when that has ended: it sees what was committed before the call.
 * @returns resolves once a load that began after the call has ended, rejects where that load failed
 */
export function oneAfterAnother(load: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const begin = async (): Promise<void> => {
    next = null;
    const begun = load();
    running = begun;
    try {
      await begun;
    } finally {
      if (running === begun) running = null;
    }
  };
  return () => {
    if (next) return next;
    if (!running) return begin();
    next = running.then(begin, begin);
    return next;
  };
}
