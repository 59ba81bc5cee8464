import { expect, test } from 'vitest';
import { placeOf } from './text-place.ts';

test.each([
  ['errors.login_failed', 'error'],
  ['action.save', 'button'],
  ['password_reset_mail.button', 'button'],
  ['signup.photo_title', 'title'],
  ['password_reset_mail.subject', 'title'],
  ['home.lead', 'paragraph'],
])('%s is previewed as %s (spec D5.10)', (key, place) => {
  expect(placeOf(key)).toBe(place);
});
