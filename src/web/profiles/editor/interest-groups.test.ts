import { expect, test } from 'vitest';
import { interests } from '#contract/interests';
import { interestGroups } from './interest-groups.ts';

test('each of the 51 interests is in exactly one group (spec 3.3)', () => {
  const grouped = Object.values(interestGroups).flat();
  expect(grouped.toSorted()).toEqual(interests.toSorted());
});
