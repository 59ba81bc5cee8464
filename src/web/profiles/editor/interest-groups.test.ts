import { expect, test } from 'vitest';
import { interests } from '#contract/interests';
import { interestGroups } from './interest-groups.ts';

test('every one of the 51 interests stands in one group, and in no other (spec 3)', () => {
  const grouped = Object.values(interestGroups).flat();
  expect(grouped.toSorted()).toEqual(interests.toSorted());
});
