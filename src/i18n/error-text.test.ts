import { expect, test } from 'vitest';
import { ApiError } from '#contract/errors';
import { failureText, shortFailureText } from './error-text.ts';
import { loadMembersMessages } from './load-messages.ts';
import { createText } from './text.ts';

const t = createText('nl-NL', await loadMembersMessages('nl'));
const LONG = 'Er is een fout opgetreden, probeer het later opnieuw.';
const SHORT = 'Er is een fout opgetreden.';

test.each([
  ['an error without a code', new TypeError('Failed to fetch'), LONG, SHORT],
  ['a generic error', new ApiError('generic'), LONG, SHORT],
])(
  '%s has the long text on pages and forms and the short one in toasts and lines (spec 8.3)',
  (_, error, long, short) => {
    expect(failureText(t, error)).toBe(long);
    expect(shortFailureText(t, error)).toBe(short);
  },
);

test('an error with its own text has it everywhere', () => {
  const premium = new ApiError('premium_only');
  const text = 'Deze functie is alleen beschikbaar voor premium leden.';
  expect([failureText(t, premium), shortFailureText(t, premium)]).toEqual([text, text]);
});
