import { characterCount } from '#contract/plain-text';

/** The composer shows the counter if at most this many characters remain. */
const NEAR = 100;

/**
 * Negative if the text is too long; null if more than `NEAR` characters remain.
 * @spec 5.9 D2.7
 */
export function charactersLeft(text: string, limit: number): number | null {
  const trimmed = text.trim();
  // `length` is never less than the number of characters, so counting is unnecessary here.
  if (trimmed.length < limit - NEAR) return null;
  const left = limit - characterCount(trimmed);
  return left <= NEAR ? left : null;
}
