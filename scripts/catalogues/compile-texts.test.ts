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
const transformed = (code: string, name = 'nl/public/site.ts') =>
  transform.call(context, code, `/project/src/i18n/${name}`);
const imported = async (code: string) =>
  import(`data:text/javascript,${encodeURIComponent((await transformed(code))?.code ?? '')}`);

test('texts with placeholders are parsed at build time, plain ones stay as they are', async () => {
  const texts = await imported('export const nav = { home: "Start", unread: "{count, number} new" };');
  expect(texts.nav.home).toBe('Start');
  expect(Array.isArray(texts.nav.unread)).toBe(true);
});

test('a catalogue with a default export keeps it', async () => {
  expect((await imported('export default { state: { loading: "One moment" } };')).default).toEqual({
    state: { loading: 'One moment' },
  });
});

test('modules that only merge catalogues, and other modules, are left alone', async () => {
  expect(
    await transformed('import * as site from "./public/site.ts";\nexport default { ...site };'),
  ).toBeNull();
  expect(await transformed('export const a = "{x}";', 'pages/faq.nl.ts')).toBeNull();
});

test('the build refuses a module with both imports and texts, which would stay unparsed', async () => {
  await expect(
    transformed('import * as site from "./public/site.ts";\nexport default { ...site, a: "b" };'),
  ).rejects.toThrow('either has texts');
});

test('a syntax error in a text fails the build', async () => {
  await expect(transformed('export const nav = { home: "{count, plural, one {x}" };')).rejects.toThrow();
});
