import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { permissionsOf } from '#contract/staff-permissions';
import routes from '../../routes.ts';
import { sections, sectionsFor } from './sections.ts';

const flat = (entries: readonly RouteConfigEntry[]): RouteConfigEntry[] =>
  entries.flatMap(entry => [entry, ...flat(entry.children ?? [])]);
const all = flat(routes as RouteConfigEntry[]);

test('each section of the menu has a page at its path (spec D5.10)', () => {
  for (const { route, path } of sections) expect(`/${all.find(({ id }) => id === route)?.path}`).toBe(path);
});

test('every page of the frame is in the menu, or below a section of it (spec D5.10)', () => {
  const frame = all.find(({ id }) => id === 'backoffice-frame');
  const paths = flat(frame?.children ?? []).flatMap(({ path }) => (path === undefined ? [] : [`/${path}`]));
  const known: string[] = sections.map(({ path }) => path).filter(path => path !== '/backoffice');
  const isListed = (path: string) =>
    // The person's own login is opened by their name.
    ['/backoffice', '/backoffice/*', '/backoffice/account'].includes(path) ||
    known.some(section => path === section || path.startsWith(`${section}/`));
  expect(paths).toContain('/backoffice');
  expect(paths.filter(path => !isListed(path))).toEqual([]);
});

test('a key opens one section (spec D5.10)', () => {
  expect(new Set(sections.map(({ key }) => key)).size).toBe(sections.length);
});

test('the menu has only what the roles of the person allow (spec D2.33)', () => {
  const labels = (role: 'support' | 'admin') =>
    sectionsFor(permissionsOf([role])).map(({ route }) => route as string);
  expect(labels('support')).toContain('backoffice-today');
  expect(labels('support')).not.toContain('backoffice-audit');
  expect(labels('admin')).toEqual(sections.map(({ route }) => route));
});
