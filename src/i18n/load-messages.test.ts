import { expect, test } from 'vitest';
import { catalogueSources } from './catalogues.ts';
import { loadMembersMessages, loadPublicMessages, mergeCatalogues } from './load-messages.ts';

test('texts of later catalogues replace earlier ones, and no catalogue is changed', () => {
  const base = { nav: { login: 'Inloggen', logout: 'Uitloggen' }, other: { x: 'x' } };
  const top = { nav: { login: 'Aanmelden' } };
  expect(mergeCatalogues(base, top)).toEqual({
    nav: { login: 'Aanmelden', logout: 'Uitloggen' },
    other: { x: 'x' },
  });
  expect(base.nav.login).toBe('Inloggen');
  expect(mergeCatalogues()).toEqual({});
});

test.each([
  ['nl-NL', ['nl']],
  ['nl-BE', ['nl', 'nl-BE']],
  ['en-US', ['en']],
  ['en-CA', ['en']],
  ['en-GB', ['en', 'en-GB']],
  ['en-IE', ['en', 'en-GB']],
  ['fr-FR', ['fr']],
  ['fr-BE', ['fr', 'fr-BE']],
  ['de-CH', ['de', 'de-CH']],
  ['pl-PL', ['pl']],
  ['xx', ['nl']],
])('the locale %s has the sources %o', (locale, sources) => {
  expect(catalogueSources(locale)).toEqual(sources);
});

test('Flemish has its own texts, and Dutch for the rest', async () => {
  const { state, nav } = await loadPublicMessages('nl-BE');
  expect(state.loading).toBe('Een ogenblik');
  expect(nav.login).toBe('Inloggen');
});

test('the members area includes the texts of all pages', async () => {
  const messages = await loadMembersMessages('en-US');
  expect(messages.nav.login).toBe('Log in');
  expect(messages.interest.sushi).toBe('Sushi');
});

test('a text parsed by the build is replaced as a whole by that of the variant', () => {
  const parsed = (...parts: unknown[]) => parts as unknown as string;
  const merged = mergeCatalogues(
    { nav: { unread: parsed('a', ['n'], 'b') } },
    { nav: { unread: parsed('c') } },
  );
  expect(merged).toEqual({ nav: { unread: ['c'] } });
});
