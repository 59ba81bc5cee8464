import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openOperator } from './testing/open-operator.ts';

const { db, server, runCommand } = await openOperator();
const file = path.join(server.app.config.varDir, 'texts.json');
const write = (content: unknown) => writeFileSync(file, JSON.stringify(content));
const stored = () => db.selectFrom('site_texts').select(['language', 'key', 'value']).execute();

test('npm run texts tries a file before it applies it, refuses it whole, and writes it back (spec 1.5, D5.10)', async () => {
  write({ nl: { 'nav.login': 'Kom binnen', 'nav.logout': 'Uitloggen' }, en: { 'nav.login': 'Come in' } });
  const trial = await runCommand('texts', '--import', file);
  expect(trial.lines).toEqual([
    'nl nav.login',
    'en nav.login',
    '2 of 3 texts would change. Add --apply to change them.',
  ]);
  expect(await stored()).toEqual([]);
  expect((await runCommand('texts', '--import', file, '--apply')).lines.at(-1)).toBe('2 of 3 texts changed.');
  await expect.poll(() => server.app.sites.byId(1)?.texts.overrides.length).toBe(2);
  const changes = await db.selectFrom('site_changes').select(['kind', 'staff_id']).execute();
  expect(changes).toEqual(Array(2).fill({ kind: 'text', staff_id: null }));

  write({ nl: { 'nav.login': null, 'nav.members': 'Hoi {name', 'nav.nothing': 'x' } });
  const refused = await runCommand('texts', '--import', file, '--apply');
  expect(refused.lines).toEqual(['nl nav.members: text_syntax', 'nl nav.nothing: not_found']);
  expect([refused.code === 0, refused.complaint]).toEqual([
    false,
    expect.stringContaining('2 texts are refused'),
  ]);
  expect(await stored()).toHaveLength(2);

  expect((await runCommand('texts', '--export', file)).lines).toEqual([`Wrote 2 texts into ${file}.`]);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    nl: { 'nav.login': 'Kom binnen' },
    en: { 'nav.login': 'Come in' },
  });
  await runCommand('texts', '--export', file, '--all');
  expect(JSON.parse(readFileSync(file, 'utf8')).nl).toMatchObject({
    'nav.login': 'Kom binnen',
    'nav.logout': 'Uitloggen',
  });
});

test('npm run texts says what is wrong with its options and its file (spec D5.10)', async () => {
  expect((await runCommand('texts')).complaint).toContain('One of --export and --import');
  expect((await runCommand('texts', '--import', '/nowhere.json')).complaint).toContain('There is no file');
  write({ xx: {} });
  expect((await runCommand('texts', '--import', file)).complaint).toContain('no texts by language and key');
});
