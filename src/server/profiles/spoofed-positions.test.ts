import { describe, expect, test } from 'vitest';
import type { Reading } from './testing/attacker.ts';
import { errorsOf, holds, share } from './testing/errors-of.ts';
import { betweenCells, naive } from './testing/tellings.ts';

describe('an attacker who asks from 500 places that he is not at (decisions 1, goal R6)', () => {
  test('learns the cell and no more: wrong by 1.5 km in the median, by 0.5 km in his luckiest twentieth', async () => {
    const wrong = await errorsOf(betweenCells, 120);
    expect(holds(wrong)).toBe(true);
    // And he is a good one: he finds the right cell each time, and nobody is further away than its corner.
    expect(wrong.at(-1)).toBeLessThan(3.7);
  });

  test.each(Object.keys(naive))('would find his victim by %s', async way => {
    const wrong = await errorsOf(naive[way] as readonly Reading[], 6);
    expect(holds(wrong)).toBe(false);
    expect(share(wrong, 0.5)).toBeLessThan(0.2);
  });
});
