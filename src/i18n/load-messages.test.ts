import { expect, test } from 'vitest';
import { sourcesOf } from './catalogues.ts';
import { loadMembersMessages, loadPublicMessages } from './load-messages.ts';
import { mergeMessages } from './merge-messages.ts';

test('a later catalogue wins text by text, and none is changed', () => {
  const base = { nav: { login: 'Inloggen', logout: 'Uitloggen' }, other: { x: 'x' } };
  const top = { nav: { login: 'Aanmelden' } };
  expect(mergeMessages(base, top)).toEqual({
    nav: { login: 'Aanmelden', logout: 'Uitloggen' },
    other: { x: 'x' },
  });
  expect(base.nav.login).toBe('Inloggen');
  expect(mergeMessages()).toEqual({});
});

test.each([
  ['nl-NL', ['nl']],
  ['nl-BE', ['nl', 'nl-BE']],
  ['en-GB', ['en']],
  ['fr-FR', ['nl', 'fr']],
  ['fr-BE', ['nl', 'fr', 'fr-BE']],
  ['xx', ['nl']],
])('%s is made of %o', (locale, sources) => {
  expect(sourcesOf(locale)).toEqual(sources);
});

test('Flemish says what it says differently and the rest in Dutch', async () => {
  const { state, nav } = await loadPublicMessages('nl-BE');
  expect(state.loading).toBe('Een ogenblik');
  expect(nav.login).toBe('Inloggen');
});

test('a language that is not finished falls back to Dutch', async () => {
  expect((await loadPublicMessages('pl-PL')).nav.login).toBe('Inloggen');
});

test('the members area has the texts of every page too', async () => {
  const messages = await loadMembersMessages('en-US');
  expect(messages.nav.login).toBe('Log in');
  expect(messages.interest.sushi).toBe('Sushi');
});

test('a text that the build has parsed is replaced whole by the variant’s', () => {
  const parsed = (...parts: unknown[]) => parts as unknown as string;
  const merged = mergeMessages(
    { nav: { unread: parsed('a', ['n'], 'b') } },
    { nav: { unread: parsed('c') } },
  );
  expect(merged).toEqual({ nav: { unread: ['c'] } });
});
