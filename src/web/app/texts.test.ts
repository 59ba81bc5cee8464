import { afterEach, expect, test, vi } from 'vitest';
import { loadDocumentTexts, loadTexts, overridesAddress, textsAttribute, textsOf } from './texts.ts';

afterEach(() => vi.unstubAllGlobals());

const documentOf = (lang: string, texts?: string) => ({ lang, dataset: { texts } }) as unknown as HTMLElement;

test('a page of other members does not load the texts of the account area', async () => {
  await loadDocumentTexts(documentOf('nl-NL'));
  expect(textsOf('members', 'nl-NL').search.title).toBe('Leden zoeken');
  expect(textsOf('members', 'nl-NL')).not.toHaveProperty('settings');
  expect(() => textsOf('account', 'nl-NL')).toThrow('texts of nl-NL are not loaded: account');
});

test('the document names the texts that its routes need and the browser loads them before hydration', async () => {
  expect(textsAttribute([undefined, { light: true }, null])).toEqual({});
  const attribute = textsAttribute([undefined, { texts: 'account' }]);
  expect(attribute).toEqual({ 'data-texts': 'account' });
  await loadDocumentTexts(documentOf('en-GB', attribute['data-texts']));
  const texts = textsOf('account', 'en-GB');
  expect([texts.settings.account, texts.nav.login]).toEqual(['Account', 'Log in']);
});

test('a part is loaded once, in the language of the page (spec 1.5)', async () => {
  await loadTexts('account', 'pl-PL');
  const first = textsOf('account', 'pl-PL');
  expect(first.settings.theme).toBe('Wygląd');
  await loadTexts('account', 'pl-PL');
  expect(textsOf('account', 'pl-PL')).toBe(first);
});

test('Flemish has its own words in the account area too', async () => {
  await loadTexts('account', 'nl-BE');
  expect(textsOf('account', 'nl-BE').interest.gym).toBe('Fitness');
});

test('a document of a site with texts of its own names their version; the server renders with them (spec 1.5, D5.10)', async () => {
  await loadTexts('members', 'nl-NL');
  expect(textsAttribute([], '7-abc')).toEqual({ 'data-text-version': '7-abc' });
  const overrides = { version: '7-abc', messages: { nav: { login: 'Kom binnen', nothing: 'x' }, other: {} } };
  const { nav } = textsOf('members', 'nl-NL', overrides);
  expect([nav.login, nav.logout]).toEqual(['Kom binnen', 'Uitloggen']);
  expect(nav).not.toHaveProperty('nothing');
  expect(textsOf('members', 'nl-NL', overrides).nav).toBe(nav);
  expect(textsOf('members', 'nl-NL', null).nav.login).toBe('Inloggen');
});

test('the browser loads the texts of the site before it hydrates, and fails without them (spec 1.5, D5.10)', async () => {
  const document = { lang: 'nl-NL', dataset: { textVersion: '7-abc' } } as unknown as HTMLElement;
  const fetched: string[] = [];
  const answer = (status: number) =>
    vi.stubGlobal('fetch', async (address: string) => {
      fetched.push(address);
      return Response.json({ nav: { login: 'Kom binnen' } }, { status });
    });
  answer(404);
  await expect(loadDocumentTexts(document)).rejects.toThrow('the texts 7-abc are missing: 404');
  expect(textsOf('members', 'nl-NL').nav.login).toBe('Inloggen');
  answer(200);
  await loadDocumentTexts(document);
  expect(fetched).toEqual(Array(2).fill(overridesAddress('nl-NL', '7-abc')));
  expect(textsOf('members', 'nl-NL').nav.login).toBe('Kom binnen');
});
