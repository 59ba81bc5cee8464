import { characterCount } from '#contract/characters';

/** From how many characters before the limit on they are counted aloud. */
const NEAR = 100;

/** Characters left for a message of at most `limit`, below zero when it is too long; null while the limit is far. */
export function charactersLeft(text: string, limit: number): number | null {
  const typed = text.trim();
  // A character is one code unit at the least, so a short text need not be counted as a person counts.
  if (typed.length < limit - NEAR) return null;
  const left = limit - characterCount(typed);
  return left <= NEAR ? left : null;
}
