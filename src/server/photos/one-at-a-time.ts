const last = new Map<string, Promise<unknown>>();

/**
 * Runs the works of one key in their order, those of other keys beside them: one member's many uploads wait for each
 * other instead of for nobody, and are refused before they are worked on once the first of them reach the limit. How many may
 * wait is the route's to say (`atOnce`).
 */
export async function oneAtATime<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const before = last.get(key) ?? Promise.resolve();
  const mine = before.then(work, work);
  last.set(key, mine);
  try {
    return await mine;
  } finally {
    if (last.get(key) === mine) last.delete(key);
  }
}
