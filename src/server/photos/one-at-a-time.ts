const lastByKey = new Map<string, Promise<unknown>>();

/**
 * Runs tasks of a key in sequence, so that surplus uploads are refused before rendering.
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
