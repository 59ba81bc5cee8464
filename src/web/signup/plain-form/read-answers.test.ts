import { expect, test } from 'vitest';
import { readAnswers } from './read-answers.ts';

const read = (fields: [string, string][] | Record<string, string>, recipient: string | null = null) => {
  const form = new FormData();
  for (const [name, value] of Array.isArray(fields) ? fields : Object.entries(fields))
    form.append(name, value);
  return readAnswers(form, recipient);
};
const joris = '11111111-1111-4111-8111-111111111111';

test('the form of a landing page answers the first question, and its other fields are kept (spec 2.1, 4.2)', () => {
  const { draft } = read([
    ['lander', 'gallery'],
    ['campaign', 'weekend'],
    ['variant', 'b'],
    ['name', 'Bram'],
    ['reason', 'dates'],
    ['interests', 'tea'],
    ['interests', 'hiking'],
    ['interests', 'tea'],
  ]);
  expect(draft).toMatchObject({
    question: 'name',
    name: 'Bram',
    reason: 'dates',
    interests: ['tea', 'hiking'],
    landing: { lander: 'gallery', campaign: 'weekend', variant: 'b' },
  });
});

test('values that no form offers are dropped', () => {
  const { draft } = read({
    lander: 'nowhere',
    name: 'Bram',
    gender: 'robot',
    country: 'XX',
    reason: 'money',
    interests: 'golf',
    day: '3; drop',
  });
  expect(draft).toMatchObject({ name: 'Bram', day: '3' });
  const { landing, gender, country, reason, interests } = draft;
  expect([landing, gender, country, reason, interests]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('a malformed campaign does not lose the landing page', () => {
  expect(read({ lander: 'video', campaign: '<b>' }).draft.landing).toEqual({ lander: 'video' });
});

test('the answer contains no password, which is never stored or shown again (spec 3.12)', () => {
  const { draft, password } = read({ question: 'password', password: 'a long sentence' });
  expect(password).toBe('a long sentence');
  expect(JSON.stringify(draft)).not.toContain('a long sentence');
});

test('a key that no header can hold is replaced, so that the answer is no failure of the server (spec D1.3)', () => {
  const key = crypto.randomUUID();
  expect(read({ key }).key).toBe(key);
  for (const sent of ['', 'short', 'two\nlines of it', '☃'.repeat(8), 'k'.repeat(101)])
    expect(read({ key: sent }).key).toMatch(/^[\da-f-]{36}$/);
});

test('an unticked checkbox is a no only at its own question; elsewhere the site decides (spec D1.11)', () => {
  const consentOf = (fields: Record<string, string>) => read(fields).draft.visible_to_visitors;
  expect(consentOf({ question: 'email' })).toBeUndefined();
  expect(consentOf({ question: 'password' })).toBe(false);
  expect(consentOf({ question: 'password', visible_to_visitors: 'yes' })).toBe(true);
  expect(consentOf({ question: 'email', visible_to_visitors: 'no' })).toBe(false);
});

test('another country than that of the shown regions clears the region', () => {
  const place = (country: string) => read({ question: 'place', regions_of: 'NL', country, region: 'NL-UT' });
  expect(place('NL')).toMatchObject({ changedCountry: false, draft: { region: 'NL-UT' } });
  expect(place('BE')).toMatchObject({ changedCountry: true, draft: { region: '' } });
  expect(read({ question: 'email', country: 'NL', region: 'NL-UT' }).changedCountry).toBe(false);
});

test('an accepted correction replaces the typed address and is not corrected again (spec 5.3)', () => {
  const { draft, suggestedFor } = read({
    question: 'email',
    email: 'bram@gmial.com',
    corrected_email: 'bram@gmail.com',
    suggested_for: 'bram@gmial.com',
  });
  expect([draft.email, suggestedFor]).toEqual(['bram@gmail.com', 'bram@gmail.com']);
});

test('a first message is read only where the page has a recipient (spec 3.12)', () => {
  expect(read({ message: 'Hi\r\nthere' }, joris).draft.signup_message).toEqual({
    to: joris,
    text: 'Hi\nthere',
  });
  expect(read({ message: 'Hi' }).draft.signup_message).toBeUndefined();
});
