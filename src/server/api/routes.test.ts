import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import type { Call } from '#contract/call';
import type { AppRoute } from './route.ts';
import { routes } from './routes.ts';

const root = `${import.meta.dirname}/../../..`;
const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
const callsOf = async (name: string) =>
  Object.values<unknown>(await import(`${root}/src/contract/${name}.ts`)).filter(isCall);
const contractFiles = globSync('src/contract/*.ts', { cwd: root })
  .map(file => basename(file, '.ts'))
  .filter(name => !name.endsWith('.test'));
const calls = new Map(
  await Promise.all(contractFiles.map(async name => [name, await callsOf(name)] as const)),
);
const withCalls = contractFiles.filter(name => calls.get(name)?.length);

test.each(withCalls)('the routes of the calls of contract/%s.ts are in the file of that name', async name => {
  const file: Record<string, AppRoute[]> = await import(`${root}/src/server/api/${name}.ts`);
  const own = Object.keys(file).flatMap(key => (key.endsWith('Routes') ? (file[key] ?? []) : []));
  expect(new Set(own.map(({ call }) => call))).toEqual(new Set(calls.get(name)));
  for (const route of own) expect(routes).toContain(route);
});

test('every call has one route', () => {
  expect(routes).toHaveLength([...calls.values()].flat().length);
});
