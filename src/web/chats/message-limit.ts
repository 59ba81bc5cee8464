import { characterCount } from '#contract/characters';

/** Characters left are shown within this distance. */
const NEAR = 100;

/**
 * Below zero if too long; null while the limit is far.
 * @spec 5.9 D2.7
 */
export function charactersLeft(text: string, limit: number): number | null {
  const trimmed = text.trim();
  // A character has at least one code unit: no exact count needed.
  if (trimmed.length < limit - NEAR) return null;
  const left = limit - characterCount(trimmed);
  return left <= NEAR ? left : null;
}
