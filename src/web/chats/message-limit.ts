import { characterCount } from '#contract/characters';

/** Within this distance of the limit the characters left are shown. */
const NEAR = 100;

/**
 * Characters left for a message of at most `limit`, below zero if it is too long; null while the limit is far.
 * @spec 5.9 D2.7
 */
export function charactersLeft(text: string, limit: number): number | null {
  const trimmed = text.trim();
  // A character has at least one code unit, so the exact count of a short text is not needed.
  if (trimmed.length < limit - NEAR) return null;
  const left = limit - characterCount(trimmed);
  return left <= NEAR ? left : null;
}
