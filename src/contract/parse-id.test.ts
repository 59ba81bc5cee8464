import { randomUUID } from 'node:crypto';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { id } from './fields.ts';
import { parseId } from './parse-id.ts';

const some = randomUUID();

test.each([
  ...[some, v7(), some.toUpperCase(), '', 'x', `${some} `, `${some}0`, some.replaceAll('-', ''), `{${some}}`],
  ...['0', '9', 'f'].map(version => `${some.slice(0, 14)}${version}${some.slice(15)}`),
  ...['0', '7', 'c', 'f'].map(variant => `${some.slice(0, 19)}${variant}${some.slice(20)}`),
])('an id in an address is the same as in a field: %j', text => {
  expect(parseId(text)).toBe(id.safeParse(text).data ?? null);
});

test('a missing id is none', () => {
  expect([parseId(null), parseId(undefined)]).toEqual([null, null]);
});
