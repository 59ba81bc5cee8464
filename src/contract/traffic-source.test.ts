import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isTrackingParameter,
  parseTrafficSource,
  sanitizeSourceText,
  trafficSourceFields,
} from './traffic-source.ts';

const none = { network: '', ref: '', sub1: '', sub2: '', sub3: '' };

test('network, ref and three subs are taken from the query, everything else is ignored (spec 3.13)', () => {
  const query = { network: 'exo', ref: 'r1', sub1: 'a', sub2: 'b', sub3: 'c', page: '2', sub4: 'd' };
  expect(parseTrafficSource(query)).toEqual({ network: 'exo', ref: 'r1', sub1: 'a', sub2: 'b', sub3: 'c' });
  expect(parseTrafficSource({ page: '2', gender: 'male', substitute: 'x', submit: 'y' })).toBeNull();
});

test.each([
  ['sub', 'sub1'],
  ['aff_sub', 'sub1'],
  ['aff_sub1', 'sub1'],
  ['aff_sub2', 'sub2'],
  ['aff_sub_3', 'sub3'],
  ['affsub2', 'sub2'],
  ['sub_1', 'sub1'],
  ['sub_3', 'sub3'],
  ['subid', 'sub1'],
  ['sub_id2', 'sub2'],
  ['AFF_SUB', 'sub1'],
  ['Network', 'network'],
])('%s is another name of %s (spec 3.13)', (alias, field) => {
  expect(parseTrafficSource({ [alias]: 'click-7' })).toEqual({ ...none, [field]: 'click-7' });
});

test('the canonical name takes precedence over an alias, in any order', () => {
  expect(parseTrafficSource({ aff_sub: 'alias', sub1: 'own' })?.sub1).toBe('own');
  expect(parseTrafficSource({ aff_sub: 'alias', sub1: '' })?.sub1).toBe('alias');
});

test('a repeated parameter counts with its first non-empty value', () => {
  expect(parseTrafficSource({ network: ['', 'one', 'two'] })?.network).toBe('one');
});

test('braces are stripped: of an unfilled macro the word stays, an empty one is ignored (spec 3.13)', () => {
  expect(parseTrafficSource({ network: 'exo', sub1: '{clickid}', sub2: '{{zone}}', sub3: '{}' })).toEqual({
    ...none,
    network: 'exo',
    sub1: 'clickid',
    sub2: 'zone',
  });
  expect(parseTrafficSource({ network: '{}', sub: ' { } ' })).toBeNull();
});

test('values that are not texts are ignored', () => {
  expect(parseTrafficSource({ network: undefined, ref: 7, sub1: { toString: () => 'x' } })).toBeNull();
});

test('any value becomes short and clean, and sanitizing twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), typed => {
      const fit = sanitizeSourceText(typed);
      expect(fit.length).toBeLessThanOrEqual(150);
      expect(fit.isWellFormed()).toBe(true);
      expect(fit).not.toMatch(/[{}]|\p{Cc}/u);
      expect(sanitizeSourceText(fit)).toBe(fit);
    }),
  );
  expect(sanitizeSourceText(`a\u0000b\u202ec\nd${'e'.repeat(300)}`)).toBe(`abcd${'e'.repeat(146)}`);
  expect(sanitizeSourceText(`${'x'.repeat(149)}🙂`)).toBe('x'.repeat(149));
  expect(trafficSourceFields).toHaveLength(5);
});

test('parameters that only count clicks are known, and those of pages are not (spec 3.13)', () => {
  const tracking = [
    'network',
    'Ref',
    'aff_sub2',
    'subid',
    'gclid',
    'wbraid',
    'utm_campaign',
    'fbclid',
    'CLICKID',
  ];
  const ofPages = [
    'v',
    'lang',
    'page',
    'token',
    'invitation',
    'forced_domain',
    'topic',
    'submit',
    'utm',
    'id',
  ];
  expect(tracking.filter(name => !isTrackingParameter(name))).toEqual([]);
  expect(ofPages.filter(isTrackingParameter)).toEqual([]);
});
