import { characterCount } from '#contract/characters';

/** The number of characters left is shown only if it is at most this. */
const NEAR = 100;

/**
 * Returns how many characters are left: negative if the text is too long, null if more than `NEAR` are left.
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
