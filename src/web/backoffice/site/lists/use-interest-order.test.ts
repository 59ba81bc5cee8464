import { expect, test } from 'vitest';
import { changedOrder, type InterestChange } from './use-interest-order.ts';

test.each<[InterestChange, string[]]>([
  [{ key: 'tea', by: -1 }, ['tea', 'gym', 'beer']],
  [{ key: 'tea', by: 1 }, ['gym', 'beer', 'tea']],
  [{ key: 'gym', by: -1 }, ['gym', 'tea', 'beer']],
  [{ key: 'beer', by: 1 }, ['gym', 'tea', 'beer']],
  [{ key: 'tea', isOffered: false }, ['gym', 'beer']],
  [{ key: 'wine', isOffered: true }, ['gym', 'tea', 'beer', 'wine']],
])('%j (spec 3.3, D5.10)', (change, order) => {
  expect(changedOrder(['gym', 'tea', 'beer'], change)).toEqual(order);
});
