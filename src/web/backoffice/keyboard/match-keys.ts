/** `keys` is one key, such as `?`, or two that are pressed one after the other, such as `g t`. */
export type KeyBinding = { keys: string; text: string; run: () => void };

type Match = { binding: KeyBinding | null; pending: string | null };

/**
 * Finds what a key does after the `pending` one. The newest binding of a key wins: a page may change one of the frame.
 * @param pending the first key of a pair that was already pressed
 */
export function matchKeys(bindings: readonly KeyBinding[], pending: string | null, key: string): Match {
  const keys = pending === null ? key : `${pending} ${key}`;
  const binding = bindings.findLast(known => known.keys === keys) ?? null;
  const begins = bindings.some(known => known.keys.startsWith(`${keys} `));
  return { binding, pending: !binding && begins ? keys : null };
}
