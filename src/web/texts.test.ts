import { expect, test } from 'vitest';
import { loadDocumentTexts, loadTexts, textsAttribute, textsOf } from './texts.ts';

const documentOf = (lang: string, texts?: string) => ({ lang, dataset: { texts } }) as unknown as HTMLElement;

test('a page of other members does not load the texts of the account area', async () => {
  await loadDocumentTexts(documentOf('nl-NL'));
  expect(textsOf('members', 'nl-NL').search.title).toBe('Leden zoeken');
  expect(textsOf('members', 'nl-NL')).not.toHaveProperty('settings');
  expect(() => textsOf('own', 'nl-NL')).toThrow('texts of nl-NL are not loaded: own');
});

test('the document names the texts that its routes need and the browser loads them before hydration', async () => {
  expect(textsAttribute([undefined, { light: true }, null])).toEqual({});
  const attribute = textsAttribute([undefined, { texts: 'own' }]);
  expect(attribute).toEqual({ 'data-texts': 'own' });
  await loadDocumentTexts(documentOf('en-GB', attribute['data-texts']));
  const own = textsOf('own', 'en-GB');
  expect([own.settings.account, own.nav.login]).toEqual(['Account', 'Log in']);
});

test('a part is loaded once, also in a language with missing texts', async () => {
  await loadTexts('own', 'pl-PL');
  const first = textsOf('own', 'pl-PL');
  expect(first.settings.scheme).toBe('Weergave');
  await loadTexts('own', 'pl-PL');
  expect(textsOf('own', 'pl-PL')).toBe(first);
});

test('Flemish has its own words in the account area too', async () => {
  await loadTexts('own', 'nl-BE');
  expect(textsOf('own', 'nl-BE').interest.party).toBe('Fuiven');
});
