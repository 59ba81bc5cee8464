import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { characterCount } from './characters.ts';
import { sendMessage } from './chats.ts';
import { errorCodes, isApiError, statusOf } from './errors.ts';
import { fieldErrorsOf, id } from './fields.ts';
import {
  hasTimeBonus,
  learnsOf,
  maySearch,
  maySignUp,
  mayStartConversation,
  photoLimit,
  seesPrivatePhotos,
  sharedFacts,
} from './permissions.ts';
import { ageOn, birthDateRefusal, changeProfile, nameIsEmail, profileName } from './profiles.ts';
import { searchQuery } from './search.ts';

const free = { paid_user: false };
const premium = { paid_user: true };
const refusal = (schema: { safeParse: (input: unknown, options: object) => unknown }, input: unknown) => {
  const parsed = schema.safeParse(input, { reportInput: true }) as {
    success: boolean;
    error?: Parameters<typeof fieldErrorsOf>[0];
  };
  return parsed.error ? fieldErrorsOf(parsed.error) : null;
};

test('a member is 18 on the day of the 18th birthday, not the day before (spec 5)', () => {
  expect(birthDateRefusal('2008-11-21', '2026-11-21')).toBeNull();
  expect(birthDateRefusal('2008-11-22', '2026-11-21')).toBe('birth_date_minimum_age');
});

test('who was born on 29 February has his birthday on 1 March of other years', () => {
  expect(ageOn('2008-02-29', '2026-02-28')).toBe(17);
  expect(ageOn('2008-02-29', '2026-03-01')).toBe(18);
});

test.each(['2026-02-30', '1800-01-01', '', 'gisteren', '2099-01-01'])(
  '%j is no birth date one can sign up with (spec 5)',
  date => {
    expect(birthDateRefusal(date, '2026-11-21')).not.toBeNull();
  },
);

test('an age counts up by one exactly at each birthday', () => {
  const day = fc.date({ min: new Date('1930-01-01'), max: new Date('2008-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 20 }), (born, years) => {
      const birth = born.toISOString().slice(0, 10);
      const year = born.getUTCFullYear() + 18 + years;
      fc.pre(!birth.endsWith('-02-29'));
      return ageOn(birth, `${year}${birth.slice(4)}`) === 18 + years;
    }),
  );
});

test.each([
  ['Jo', 'name_length'],
  ['x'.repeat(31), 'name_length'],
  ['@jan', 'name_starts_with_at'],
  ['jan\nsen', 'name_characters'],
  ['jan\u0000', 'field_invalid'],
  ['jan\u2800', 'name_characters'],
  ['ja\u200dn', 'name_characters'],
  [`jan${'\u0301'.repeat(5)}`, 'name_characters'],
])('the profile name %j is refused with %s (spec 5)', (name, code) => {
  expect(refusal(profileName, name)?.['']?.code).toBe(code);
});

test.each(['Chloé', 'Nguyễn', 'می\u200cخواهم', 'क्\u200dषत्रिय', 'Max 👨‍👩‍👧', 'דָּוִד', 'เธอที่นี่'])(
  'the profile name %s is fine (spec 5)',
  name => {
    expect(refusal(profileName, name)).toBeNull();
  },
);

test('a profile name is compared with the address without regard to case (spec 5)', () => {
  expect(nameIsEmail('Jan@Example.com ', 'jan@example.com')).toBe(true);
  expect(nameIsEmail('Jan', 'jan@example.com')).toBe(false);
});

test('a message of one letter with marks without end is none, and what is joined without end is long (decisions 2)', () => {
  const body = { to: crypto.randomUUID(), client_id: crypto.randomUUID() };
  const marked = (count: number) => ({ ...body, text: `a${'\u0301'.repeat(count)}` });
  expect(refusal(sendMessage.body, marked(30))).toBeNull();
  expect(refusal(sendMessage.body, marked(31))).toMatchObject({ text: { code: 'field_invalid' } });
  for (const joined of ['\u1100', '\u200d', '\u{1f3fb}', '👨\u200d'])
    expect(characterCount(joined.repeat(24_000))).toBeGreaterThanOrEqual(1_500);
  expect(characterCount('👩🏿‍❤️‍💋‍👩🏿')).toBe(1);
  expect(characterCount('🏴󠁧󠁢󠁳󠁣󠁴󠁿')).toBe(1);
});

test('a message counts as a person counts: a family of four is one character (decisions 2)', () => {
  expect(characterCount('👨‍👩‍👧‍👦')).toBe(1);
  expect(characterCount('e\u0301')).toBe(1);
  const body = { to: crypto.randomUUID(), client_id: crypto.randomUUID() };
  expect(refusal(sendMessage.body, { ...body, text: '👨‍👩‍👧‍👦'.repeat(1_000) })).toBeNull();
  expect(refusal(sendMessage.body, { ...body, text: '  ' })).toMatchObject({
    text: { code: 'message_empty' },
  });
});

test('a search with reversed ages, an age of 17 or a page of 10^9 names the field (spec 3)', () => {
  expect(refusal(searchQuery, { min_age: '40', max_age: '30' })).toMatchObject({
    max_age: { code: 'age_range_reversed' },
  });
  for (const query of [{ min_age: '17' }, { page: '0' }, { page: '1000000000' }, { page: 'x' }]) {
    expect(Object.keys(refusal(searchQuery, query) ?? {})).toEqual(Object.keys(query));
  }
  expect(searchQuery.parse({ min_age: '30', max_age: '30', page: '2' })).toEqual({
    min_age: 30,
    max_age: 30,
    page: 2,
  });
});

test('a missing field is told from a wrong one', () => {
  expect(refusal(sendMessage.body, { to: 'x', text: 'Hoi' })).toMatchObject({
    to: { code: 'field_invalid' },
    client_id: { code: 'field_required' },
  });
});

test('visitors search only as the settings allow, members always (spec 6)', () => {
  const closed = { logged_out_search: 'no', logged_out_search_trafficsource: 'no' } as const;
  const bySource = { ...closed, logged_out_search_trafficsource: 'yes' } as const;
  expect(maySearch(null, closed, true)).toBe(false);
  expect(maySearch(null, bySource, false)).toBe(false);
  expect(maySearch(null, bySource, true)).toBe(true);
  expect(maySearch(null, { ...closed, logged_out_search: 'yes' }, false)).toBe(true);
  expect(maySearch(free, closed, false)).toBe(true);
});

test('sign-up is open to all, with a traffic source, or by invitation (spec 6)', () => {
  expect(maySignUp('all', false)).toBe(true);
  expect(maySignUp('with_trafficsource', false)).toBe(false);
  expect(maySignUp('with_trafficsource', true)).toBe(true);
  expect(maySignUp('invite_only', true)).toBe(false);
});

test('a free member starts 2 conversations and keeps 3 photos, a premium member as many and 25 (spec 6 and 9)', () => {
  expect([0, 1, 2].map(started => mayStartConversation(free, started))).toEqual([true, true, false]);
  expect(mayStartConversation(premium, 1_000)).toBe(true);
  expect(mayStartConversation(null, 0)).toBe(false);
  expect([photoLimit(null), photoLimit(free), photoLimit(premium)]).toEqual([0, 3, 25]);
  expect([null, free, premium].map(seesPrivatePhotos)).toEqual([false, false, true]);
});

test('what a member does not let others know he does not learn of them; a visitor learns what is shared (decisions 5.6)', () => {
  const open = { shares_typing: true, shares_read: true, shares_presence: true, shares_visits: true };
  for (const fact of sharedFacts) {
    const hiding = { ...open, [`shares_${fact}`]: false };
    expect(learnsOf(fact, open, open)).toBe(true);
    expect(learnsOf(fact, open, hiding)).toBe(false);
    expect(learnsOf(fact, hiding, open)).toBe(false);
    expect([learnsOf(fact, null, open), learnsOf(fact, null, hiding)]).toEqual([true, false]);
    for (const other of sharedFacts.filter(one => one !== fact))
      expect(learnsOf(other, hiding, hiding)).toBe(true);
  }
});

test('the time bonus is for free members within 14,400 seconds of sign-up (spec 4 and 9)', () => {
  expect(hasTimeBonus(free, 0, 14_399_999)).toBe(true);
  expect(hasTimeBonus(free, 0, 14_400_000)).toBe(false);
  expect(hasTimeBonus(premium, 0, 0)).toBe(false);
  expect(hasTimeBonus(null, 0, 0)).toBe(false);
});

test('every code of the catalogue has an HTTP status of a refusal (spec 8)', () => {
  for (const code of errorCodes) expect(statusOf(code)).toBeGreaterThanOrEqual(400);
  expect(isApiError(Object.assign(new Error('x'), { name: 'ApiError', code: 'not_found' }))).toBe(true);
  expect(isApiError(new Error('not_found'))).toBe(false);
});

test('a name of the size of a body is refused before any pattern is held against it', () => {
  // Patterns are what costs: one counts its characters, and none of a name's own is held against it.
  const held = vi.spyOn(RegExp.prototype, 'test');
  expect(refusal(profileName, `${'a'.repeat(250_000)}\tb`)).toEqual({ '': { code: 'field_too_long' } });
  const long = held.mock.calls.filter(([words = '']) => words.length > 1_000);
  held.mockRestore();
  expect(long.length).toBeLessThanOrEqual(1);
});

test.each(['\u200bJan', 'Ja\u00adn', 'Jan\u2028sen', 'Jan\u0085sen', '\u3164\u3164\u3164', 'Jan\u200f'])(
  'a profile name holds nothing that is not seen: %j',
  name => {
    expect(refusal(profileName, name)).not.toBeNull();
  },
);

test.each(['Jan ❤️', 'Tom 👨‍👨‍👦', 'Zoë', 'سام علی', 'O’Neil'])('%j is a profile name', name => {
  expect(refusal(profileName, name)).toBeNull();
});

test('an id in capitals is the same id', () => {
  const [small] = ['3f1c0f0e-7b8a-4d6c-9e2f-1a2b3c4d5e6f'];
  expect(id.parse(small.toUpperCase())).toBe(small);
});

test('a long list of wrong values gets a short answer', () => {
  const refused = refusal(changeProfile.body, { interests: Array(5_000).fill('nothing') });
  expect(Object.keys(refused ?? {}).length).toBeLessThanOrEqual(50);
});
