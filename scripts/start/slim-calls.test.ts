import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { withoutServerProperties } from './slim-calls.ts';

test('a call in the browser keeps only method, path, access, repeat and body', () => {
  const code = [
    "import * as z from 'zod/mini';",
    'export const card = z.object({ id });',
    "export const read = defineCall({ method: 'GET', path: '/api/card.php', summary: 'Reads, a card', section: '2',",
    "  query: z.object({ id }), body: nothing, output: card, errors: ['not_found'], access: 'member', repeat: 'natural' });",
    "const own = defineCall({ ...read, marker: 'own=1', errors: [] });",
    'export const other = define({ output: card });',
  ].join('\n');
  expect(withoutServerProperties(code)).toBe(
    [
      "import * as z from 'zod/mini';",
      'export const card = z.object({ id });',
      "export const read = defineCall({method: 'GET', path: '/api/card.php', body: nothing, access: 'member', repeat: 'natural'});",
      "const own = defineCall({...read, marker: 'own=1'});",
      'export const other = define({ output: card });',
    ].join('\n'),
  );
});

test('every property that the client reads stays in the browser', async () => {
  const client = await readFile('src/contract/client.ts', 'utf8');
  const readProperties = new Set([...client.matchAll(/\bcall\.(\w+)/g)].map(([, name]) => name));
  expect(readProperties).toContain('access');
  const properties = [...readProperties].map(name => `${name}: 1`).join(', ');
  expect(withoutServerProperties(`const call = defineCall({ ${properties} });`)).toBe(
    `const call = defineCall({${properties}});`,
  );
});

test('no page reads a property that the browser does not have', async () => {
  const findings: string[] = [];
  for await (const name of glob('src/web/**/*.{ts,tsx}'))
    if (/\.(query|output)\.(safeParse|parse|shape)\b/.test(await readFile(name, 'utf8'))) findings.push(name);
  expect(findings).toEqual([]);
});
