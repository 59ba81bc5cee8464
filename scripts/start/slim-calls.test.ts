import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { defineCall, defineStaffCall } from '../../src/contract/call.ts';
import { withoutServerProperties, withoutUnusedSchemas } from './slim-calls.ts';

const ID = '/src/contract/cards.ts';

test('a call in the browser keeps only method, path, access and repeat, and loads its body', () => {
  const code = [
    "import * as z from 'zod/mini';",
    'export const card = z.object({ id });',
    "export const change = defineCall('PUT', '/api/card.php', { summary: 'Changes, a card', section: '2',",
    "  query: z.object({ id }), body: card, output: card, errors: ['not_found'], access: 'anyone', repeat: 'none' });",
    "const inner = defineCall('GET', '/api/inner.php', { body: card });",
    "export const own = defineStaffCall('POST', '/api/staff-card.php', { ...change, marker: 'own=1', errors: [] });",
    'export const other = define({ output: card });',
  ].join('\n');
  const loading = `loadBody: () => import("./cards.ts?whole").then(({ change: { body } }) => body)`;
  expect(withoutServerProperties(code, ID)).toBe(
    [
      "import * as z from 'zod/mini';",
      'export const card = z.object({ id });',
      `export const change = ({ method: 'PUT', path: '/api/card.php', access: 'member', repeat: 'natural', ${loading}, access: 'anyone', repeat: 'none' });`,
      "const inner = ({ method: 'GET', path: '/api/inner.php', access: 'member', repeat: 'natural', body: card });",
      "export const own = ({ method: 'POST', path: '/api/staff-card.php', repeat: 'natural', ...change, marker: 'own=1', access: 'staff' });",
      'export const other = define({ output: card });',
    ].join('\n'),
  );
});

test('every property that the client reads stays in the browser', async () => {
  const client = await readFile('src/contract/client.ts', 'utf8');
  const readProperties = new Set([...client.matchAll(/\bcall\.(\w+)/g)].map(([, name]) => name));
  expect(readProperties).toContain('access');
  const given = [...readProperties].filter(name => name !== 'method' && name !== 'path');
  const code = `const call = defineCall('GET', '/', { ${given.map(name => `${name}: 1`).join(', ')} });`;
  for (const name of readProperties)
    expect(withoutServerProperties(code, ID)).toMatch(new RegExp(`\\b${name}: `));
});

test('the whole file keeps bodies, because forms check what was typed', () => {
  const code =
    "export const change = defineCall('PUT', '/api/card.php', { body: card, output: card, repeat: 'none' });";
  expect(withoutServerProperties(code, `${ID}?whole`)).toContain('body: card, repeat');
});

test('exported schemas come from the whole file, and all others are made only if something uses them', () => {
  const code = [
    "import * as z from 'zod/mini';",
    'export const name = z.string().check(z.minLength(1));',
    'const fields = { name, age: z.int() };',
    'export const card = z.object(fields);',
    'export const sizes = list.map(size => size * 2);',
    'export const text = max => z.string().check(z.maxLength(max));',
  ].join('\n');
  const slim = withoutUnusedSchemas(code, ID);
  expect(slim).not.toContain('minLength(1)');
  expect(slim).toContain('const fields = makeIfUsed(() => ({ name, age: z.int() }));');
  expect(slim).toContain('export const sizes = list.map(size => size * 2);');
  expect(slim).toContain('export const text = max =>');
  expect(slim).toContain('import { name, card } from "./cards.ts?whole";\nexport { name, card };');
  expect(withoutUnusedSchemas(code, `${ID}?whole`)).toContain(
    'export const card = makeIfUsed(() => (z.object(fields)));',
  );
});

test('calls have the same defaults in the browser as on the server', async () => {
  const browser = (code: string) => new Function(`return ${withoutServerProperties(code, ID)}`)();
  expect(defineCall('GET', '/api/a.php', { summary: '', section: '' })).toMatchObject(
    browser("defineCall('GET', '/api/a.php', { summary: '', section: '' })"),
  );
  const staff = { permission: null };
  expect(defineStaffCall('GET', '/api/staff-a.php', { summary: '', section: '', staff })).toMatchObject(
    browser(
      "defineStaffCall('GET', '/api/staff-a.php', { summary: '', section: '', staff: { permission: null } })",
    ),
  );
});

test('no page reads a property that the browser does not have', async () => {
  const findings: string[] = [];
  for await (const name of glob('src/web/**/*.{ts,tsx}'))
    if (/\.(query|output|body)\.(safeParse|parse|shape)\b/.test(await readFile(name, 'utf8')))
      findings.push(name);
  expect(findings).toEqual([]);
});
