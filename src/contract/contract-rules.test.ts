import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { ageOn, birthDateRefusal } from './age.ts';
import { sendMessage } from './chats.ts';
import { errorCodes, httpStatusOf, isApiError } from './errors.ts';
import { fieldErrorsOf } from './field-errors.ts';
import { id } from './fields.ts';
import {
  hasTimeBonus,
  maySearch,
  maySignUp,
  mayStartConversation,
  photoLimit,
  seesActivity,
  seesPrivatePhotos,
  sharedActivities,
} from './permissions.ts';
import { characterCount } from './plain-text.ts';
import { nameIsEmail, profileName } from './profile-name.ts';
import { changeProfile } from './profiles.ts';
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

test('a member is 18 on the day of the 18th birthday, not the day before (spec 5.2)', () => {
  expect(birthDateRefusal('2008-11-21', '2026-11-21')).toBeNull();
  expect(birthDateRefusal('2008-11-22', '2026-11-21')).toBe('birth_date_minimum_age');
});

test('the birthday of a member born on 29 February is 1 March in other years (spec 5.2)', () => {
  expect(ageOn('2008-02-29', '2026-02-28')).toBe(17);
  expect(ageOn('2008-02-29', '2026-03-01')).toBe(18);
});

test.each(['2026-02-30', '1800-01-01', '', 'gisteren', '2099-01-01'])(
  '%j is refused as a birth date (spec 5.2)',
  date => {
    expect(birthDateRefusal(date, '2026-11-21')).not.toBeNull();
  },
);

test('an age increases by one on each birthday', () => {
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
])('the profile name %j is refused with %s (spec 5.1)', (name, code) => {
  expect(refusal(profileName, name)?.['']?.code).toBe(code);
});

test.each(['Chloé', 'Nguyễn', 'می\u200cخواهم', 'क्\u200dषत्रिय', 'Max 👨‍👩‍👧', 'דָּוִד', 'เธอที่นี่'])(
  'the profile name %s is allowed (spec 5.1)',
  name => {
    expect(refusal(profileName, name)).toBeNull();
  },
);

test('a profile name is compared with the address without regard to case (spec 5.1)', () => {
  expect(nameIsEmail('Jan@Example.com ', 'jan@example.com')).toBe(true);
  expect(nameIsEmail('Jan', 'jan@example.com')).toBe(false);
});

test('a letter with endless combining marks is refused, and endless joined characters are too long (spec D2.7)', () => {
  const body = { to: crypto.randomUUID(), client_id: crypto.randomUUID() };
  const marked = (count: number) => ({ ...body, text: `a${'\u0301'.repeat(count)}` });
  expect(refusal(sendMessage.body, marked(30))).toBeNull();
  expect(refusal(sendMessage.body, marked(31))).toMatchObject({ text: { code: 'field_invalid' } });
  for (const joined of ['\u1100', '\u200d', '\u{1f3fb}', '👨\u200d'])
    expect(characterCount(joined.repeat(24_000))).toBeGreaterThanOrEqual(1_500);
  expect(characterCount('👩🏿‍❤️‍💋‍👩🏿')).toBe(1);
  expect(characterCount('🏴󠁧󠁢󠁳󠁣󠁴󠁿')).toBe(1);
});

test('message length counts graphemes: the emoji of a family of four is one character (spec D2.7)', () => {
  expect(characterCount('👨‍👩‍👧‍👦')).toBe(1);
  expect(characterCount('e\u0301')).toBe(1);
  const body = { to: crypto.randomUUID(), client_id: crypto.randomUUID() };
  expect(refusal(sendMessage.body, { ...body, text: '👨‍👩‍👧‍👦'.repeat(1_000) })).toBeNull();
  expect(refusal(sendMessage.body, { ...body, text: '  ' })).toMatchObject({
    text: { code: 'message_empty' },
  });
});

test('a search with reversed ages, an age of 17 or a page of 10^9 is refused with the name of the field (spec 3.16)', () => {
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

test('a missing field and a wrong field have different codes (spec 8.1)', () => {
  expect(refusal(sendMessage.body, { to: 'x', text: 'Hoi' })).toMatchObject({
    to: { code: 'field_invalid' },
    client_id: { code: 'field_required' },
  });
});

test('visitors search only as the settings allow, members always (spec 6.1)', () => {
  const closed = { logged_out_search: 'no', logged_out_search_trafficsource: 'no' } as const;
  const bySource = { ...closed, logged_out_search_trafficsource: 'yes' } as const;
  expect(maySearch(null, closed, true)).toBe(false);
  expect(maySearch(null, bySource, false)).toBe(false);
  expect(maySearch(null, bySource, true)).toBe(true);
  expect(maySearch(null, { ...closed, logged_out_search: 'yes' }, false)).toBe(true);
  expect(maySearch(free, closed, false)).toBe(true);
});

test('sign-up is open to all, with a traffic source, or by invitation (spec 6.1)', () => {
  expect(maySignUp('all', false)).toBe(true);
  expect(maySignUp('with_trafficsource', false)).toBe(false);
  expect(maySignUp('with_trafficsource', true)).toBe(true);
  expect(maySignUp('invite_only', true)).toBe(false);
});

test('a free member starts 2 conversations and has 3 photos, a premium member any number and 25 (spec 6.2, 6.3)', () => {
  expect([0, 1, 2].map(started => mayStartConversation(free, started))).toEqual([true, true, false]);
  expect(mayStartConversation(premium, 1_000)).toBe(true);
  expect(mayStartConversation(null, 0)).toBe(false);
  expect([photoLimit(null), photoLimit(free), photoLimit(premium)]).toEqual([0, 3, 25]);
  expect([null, free, premium].map(seesPrivatePhotos)).toEqual([false, false, true]);
});

test('a member who does not share an activity does not see it of others; a visitor sees what is shared (spec D5.6)', () => {
  const open = { shares_typing: true, shares_read: true, shares_presence: true, shares_visits: true };
  for (const activity of sharedActivities) {
    const hiding = { ...open, [`shares_${activity}`]: false };
    expect(seesActivity(activity, open, open)).toBe(true);
    expect(seesActivity(activity, open, hiding)).toBe(false);
    expect(seesActivity(activity, hiding, open)).toBe(false);
    expect([seesActivity(activity, null, open), seesActivity(activity, null, hiding)]).toEqual([true, false]);
    for (const other of sharedActivities.filter(one => one !== activity))
      expect(seesActivity(other, hiding, hiding)).toBe(true);
  }
});

test('the time bonus is for free members within 14,400 seconds of sign-up (spec 4.12)', () => {
  expect(hasTimeBonus(free, 0, 14_399_999)).toBe(true);
  expect(hasTimeBonus(free, 0, 14_400_000)).toBe(false);
  expect(hasTimeBonus(premium, 0, 0)).toBe(false);
  expect(hasTimeBonus(null, 0, 0)).toBe(false);
});

test('every error code has an HTTP status of 400 or more (spec 8)', () => {
  for (const code of errorCodes) expect(httpStatusOf(code)).toBeGreaterThanOrEqual(400);
  expect(isApiError(Object.assign(new Error('x'), { name: 'ApiError', code: 'not_found' }))).toBe(true);
  expect(isApiError(new Error('not_found'))).toBe(false);
});

test('a name as long as a request body is refused before regular expressions run on it', () => {
  // Regular expressions are slow, so at most one may test the whole long name.
  const held = vi.spyOn(RegExp.prototype, 'test');
  expect(refusal(profileName, `${'a'.repeat(250_000)}\tb`)).toEqual({ '': { code: 'field_too_long' } });
  const long = held.mock.calls.filter(([words = '']) => words.length > 1_000);
  held.mockRestore();
  expect(long.length).toBeLessThanOrEqual(1);
});

test.each(['\u200bJan', 'Ja\u00adn', 'Jan\u2028sen', 'Jan\u0085sen', '\u3164\u3164\u3164', 'Jan\u200f'])(
  'a profile name with invisible characters is refused: %j (spec 5.1)',
  name => {
    expect(refusal(profileName, name)).not.toBeNull();
  },
);

test.each(['Jan ❤️', 'Tom 👨‍👨‍👦', 'Zoë', 'سام علی', 'O’Neil'])('%j is a profile name', name => {
  expect(refusal(profileName, name)).toBeNull();
});

test('an id in capitals is equal to the id in lower case', () => {
  const [small] = ['3f1c0f0e-7b8a-4d6c-9e2f-1a2b3c4d5e6f'];
  expect(id.parse(small.toUpperCase())).toBe(small);
});

test('a long list of wrong values gets a short answer', () => {
  const refused = refusal(changeProfile.body, { interests: Array(5_000).fill('nothing') });
  expect(Object.keys(refused ?? {}).length).toBeLessThanOrEqual(50);
});
