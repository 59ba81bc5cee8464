import { expect, test } from 'vitest';
import { allInterests } from '#contract/interests';
import { interestGroups } from './interest-groups.ts';

test('each of the interests, also of those that a site names itself, is in exactly one group (spec 3.3)', () => {
  const grouped = Object.values(interestGroups).flat();
  expect(grouped.toSorted()).toEqual(allInterests.toSorted());
});
