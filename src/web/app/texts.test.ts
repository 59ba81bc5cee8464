import { expect, test } from 'vitest';
import { loadDocumentTexts, loadTexts, textsAttribute, textsOf } from './texts.ts';

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

test('a part is loaded once, also in a language with missing texts', async () => {
  await loadTexts('account', 'pl-PL');
  const first = textsOf('account', 'pl-PL');
  expect(first.settings.theme).toBe('Weergave');
  await loadTexts('account', 'pl-PL');
  expect(textsOf('account', 'pl-PL')).toBe(first);
});

test('Flemish has its own words in the account area too', async () => {
  await loadTexts('account', 'nl-BE');
  expect(textsOf('account', 'nl-BE').interest.party).toBe('Fuiven');
});
