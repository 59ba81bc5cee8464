import { characterCount } from '#contract/characters';

/** The composer shows the counter only if at most this number of further characters fit into the message. */
const NEAR = 100;

/**
 * Returns `limit` minus the number of characters. The result is negative if the text is too long, and null if it
 * would be more than `NEAR`.
 * @spec 5.9 D2.7
 */
export function charactersLeft(text: string, limit: number): number | null {
  const trimmed = text.trim();
  // The `length` of a text is at least its number of characters. If even `length` is far below the limit, the
  // exact count is not needed.
  if (trimmed.length < limit - NEAR) return null;
  const left = limit - characterCount(trimmed);
  return left <= NEAR ? left : null;
}
