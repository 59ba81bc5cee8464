import { expect, test } from 'vitest';
import type { Call } from '#contract/call';
import { eventTags } from '#contract/events';
import { fillTags, matchesTag, type Tag, tags } from '#contract/tags';
import { routes } from '../api/routes.ts';

const calls = routes.map(({ call }) => call);
const tagOf = (pattern: string) => pattern.split(':')[0] as Tag;
const parametersOf = (schema: Call['query']) => Object.keys((schema.def as { shape?: object }).shape ?? {});

test('every call says what it shows or changes (design: one data layer)', () => {
  expect(calls.length).toBeGreaterThan(130);
  for (const call of calls) expect(call.method === 'GET' ? call.provides : call.invalidates).toBeDefined();
});

test('the id of a tag is a parameter of its call', () => {
  for (const { provides = [], invalidates = [], query, body } of calls)
    for (const [patterns, schema] of [
      [provides, query],
      [invalidates, body],
    ] as const)
      for (const [, parameter] of patterns.map(pattern => pattern.split(':')))
        if (parameter) expect(parametersOf(schema)).toContain(parameter);
});

/** Jobs change them. */
const changedByJobs: readonly Tag[] = ['deletion', 'staff-statistics'];

test('every tag is shown by a call, and changed by a call, an event or a job', () => {
  const shown = new Set(calls.flatMap(({ provides = [] }) => provides.map(tagOf)));
  const changed = new Set([
    ...calls.flatMap(({ invalidates = [] }) => invalidates.map(tagOf)),
    ...Object.values(eventTags).flatMap(patterns => patterns.map(tagOf)),
  ]);
  expect([...shown].sort()).toEqual([...tags].sort());
  expect(tags.filter(tag => !changed.has(tag))).toEqual(changedByJobs);
});

test('a tag without an id stands for all of its kind', () => {
  expect(fillTags(['payment:id', 'ledger'], { id: 'a' })).toEqual(['payment:a', 'ledger']);
  expect(fillTags(['payment:id'], {})).toEqual(['payment']);
  expect(matchesTag('payment:a', 'payment')).toBe(true);
  expect(matchesTag('payment', 'payment:a')).toBe(true);
  expect(matchesTag('payment:a', 'payment:b')).toBe(false);
  expect(matchesTag('payments', 'payment')).toBe(false);
});
