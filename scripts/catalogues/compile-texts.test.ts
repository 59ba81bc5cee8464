import { expect, test } from 'vitest';
import { compileTexts } from './compile-texts.ts';

const transform = compileTexts().transform as unknown as (
  this: { error(message: string): never },
  code: string,
  id: string,
) => Promise<{ code: string } | null>;
const context = {
  error(message: string): never {
    throw new Error(message);
  },
};
const built = (code: string, name = 'nl/public/site.ts') =>
  transform.call(context, code, `/project/src/i18n/${name}`);
const opened = async (code: string) =>
  import(`data:text/javascript,${encodeURIComponent((await built(code))?.code ?? '')}`);

test('texts with values are parsed when the pages are built, plain ones stay as they are', async () => {
  const texts = await opened('export const nav = { home: "Start", unread: "{count, number} new" };');
  expect(texts.nav.home).toBe('Start');
  expect(Array.isArray(texts.nav.unread)).toBe(true);
});

test('a catalogue of its own texts keeps its default', async () => {
  expect((await opened('export default { state: { loading: "One moment" } };')).default).toEqual({
    state: { loading: 'One moment' },
  });
});

test('what puts parts together, and what is no catalogue, is left alone', async () => {
  expect(await built('import * as site from "./public/site.ts";\nexport default { ...site };')).toBeNull();
  expect(await built('export const a = "{x}";', 'pages/faq.nl.ts')).toBeNull();
});

test('a text beside an import would stay unparsed: the build refuses it', async () => {
  await expect(
    built('import * as site from "./public/site.ts";\nexport default { ...site, a: "b" };'),
  ).rejects.toThrow('either has texts');
});

test('a broken text stops the build', async () => {
  await expect(built('export const nav = { home: "{count, plural, one {x}" };')).rejects.toThrow();
});
