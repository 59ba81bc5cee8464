import { expect, test } from 'vitest';
import { pageOf, placeOf } from './text-place.ts';

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

test.each([
  ['nav.login', 'public', '/login'],
  ['lander_gallery.title', 'landers', '/landers/gallery'],
  ['lander_form.send', 'landers', '/landers/video'],
  ['home.lead', 'public', '/'],
  ['search.title', 'members', '/members'],
  ['credits.title', 'account', '/credits'],
  ['push.message', 'mail', null],
])('%s of %s is seen at %s (spec D5.10)', (key, part, page) => {
  expect(pageOf(key, part)).toBe(page);
});
