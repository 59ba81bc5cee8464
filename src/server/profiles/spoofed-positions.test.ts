import { describe, expect, test } from 'vitest';
import { attackErrors, meetsGoal, quantile } from './testing/attack-errors.ts';
import type { DistanceDisclosure } from './testing/distance-attacker.ts';
import { naiveDisclosures, productDisclosures } from './testing/distance-disclosures.ts';

describe('an attacker who asks from 500 spoofed places (spec D1.5, R6)', () => {
  test('learns the cell and no more: wrong by 1.5 km in the median and by 0.5 km in the best 5 %', async () => {
    const wrong = await attackErrors(productDisclosures, 120);
    expect(meetsGoal(wrong)).toBe(true);
    // A corner of the victim's cell is 3.5 km from the cell's centre.
    expect(wrong.at(-1)).toBeLessThan(3.7);
  });

  test.each(Object.keys(naiveDisclosures))('would find the victim by %s', async way => {
    const wrong = await attackErrors(naiveDisclosures[way] as readonly DistanceDisclosure[], 6);
    expect(meetsGoal(wrong)).toBe(false);
    expect(quantile(wrong, 0.5)).toBeLessThan(0.2);
  });
});
