import { expect, test } from 'vitest';
import { isFilteredBy, orderAfterPress, sortIn } from './list-order.ts';

const orders = ['time_desc', 'time_asc', 'amount_desc', 'amount_asc'] as const;

test('the address holds the order, and says nothing of the usual one (spec D5.10)', () => {
  const sortOf = (search: string) => sortIn(new URLSearchParams(search), orders);
  expect(sortOf('sort=amount_asc&state=failed')).toEqual({ sort: 'amount_asc' });
  expect(['', 'sort=time_desc', 'sort=name_asc', 'sort='].map(sortOf)).toEqual([{}, {}, {}, {}]);
});

test('an order is no filter (spec D5.10)', () => {
  expect(isFilteredBy(new URLSearchParams('sort=amount_asc'))).toBe(false);
  expect(isFilteredBy(new URLSearchParams('sort=amount_asc&state=failed'))).toBe(true);
});

test('a press on the head of a column orders by it, and the next press the other way (spec D5.10)', () => {
  expect(orderAfterPress(orders, 'time_desc', 'amount')).toBe('amount_desc');
  expect(orderAfterPress(orders, 'amount_desc', 'amount')).toBe('amount_asc');
  expect(orderAfterPress(orders, 'amount_asc', 'amount')).toBe('amount_desc');
  expect(orderAfterPress(['due_asc', 'sent_desc'], 'due_asc', 'due'), 'there is one way only').toBe(
    'due_asc',
  );
  expect(orderAfterPress(orders, 'time_desc', 'name')).toBe(undefined);
});
