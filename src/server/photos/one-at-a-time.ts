const lastByKey = new Map<string, Promise<unknown>>();

/**
 * Runs tasks of one key one after the other, those of other keys in parallel. A member's concurrent uploads are
 * thus refused before they are rendered once the first ones reach the limit. The route limits how many may wait
 * (`maxConcurrent`).
 * @spec D2.18
 */
export async function oneAtATime<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const previous = lastByKey.get(key) ?? Promise.resolve();
  const current = previous.then(work, work);
  lastByKey.set(key, current);
  try {
    return await current;
  } finally {
    if (lastByKey.get(key) === current) lastByKey.delete(key);
  }
}
