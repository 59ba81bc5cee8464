import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkSettings } from '../check-settings.ts';
import { compareReads, readsIn } from './reads.ts';

describe('a source that reads a setting', () => {
  test.each([
    ['if (site.settings.refund_days > 3) return;', ['refund_days']],
    ['const days = useSettings().refund_days;', ['refund_days']],
    ['const { name, min_age: age } = useSettings();', ['name', 'min_age']],
    ['const {\n  name,\n  min_age,\n} = caller.site.settings;', ['name', 'min_age']],
    ['const { name = "x", ...rest } = settings;', ['name']],
    ['const rule = ({ audience }: Pick<Settings, "audience">) => audience;', ['audience']],
    ['const url = ({ domain }: Settings) => domain;', ['domain']],
  ])('%s', (source, names) => {
    expect([...readsIn(source, 'settings')]).toEqual(names);
  });

  test.each([
    'const settings = { name: "x", refund_days: 3 };',
    'const { name } = profile;',
    '// settings.refund_days says how long',
    '/** `settings.refund_days` in days. */',
    'type Days = Settings["refund_days"];',
    'const { name } = settingsOf(profile);',
    'member.refund_days',
  ])('%s reads none', source => {
    expect([...readsIn(source, 'settings')]).toEqual([]);
  });

  test('the company details are found in the same ways', () => {
    expect([...readsIn('const { kvk } = site.company; company.city; settings.name', 'company')]).toEqual([
      'city',
      'kvk',
    ]);
  });
});

test('unread settings are reported, and so are outdated exceptions', () => {
  const kind = {
    names: ['read', 'unread', 'waited', 'come'],
    readLater: { waited: 'x', come: 'x', gone: 'x' },
  };
  expect(compareReads(kind, new Set(['read', 'come']))).toEqual([
    'unread: nothing reads it',
    'come: is read by now, so take it off the list of what is read later',
    'gone: stands on the list of what is read later, and is not there any more',
  ]);
});

test('every setting is read somewhere', () => {
  expect(checkSettings()).toEqual([]);
});

test('without the code that reads them, the settings are reported as unread', () => {
  mkdirSync('var', { recursive: true });
  const root = mkdtempSync(path.resolve('var/settings-'));
  mkdirSync(path.join(root, 'src/web'), { recursive: true });
  writeFileSync(path.join(root, 'src/web/page.ts'), 'export const name = (settings) => settings.name;\n');
  writeFileSync(path.join(root, 'src/web/page.test.ts'), 'settings.refund_days;\n');
  const findings = checkSettings(root);
  rmSync(root, { recursive: true });
  expect(findings).toContain('settings refund_days: nothing reads it');
  expect(findings).toContain('company kvk: nothing reads it');
  expect(findings.some(finding => finding.startsWith('settings name:'))).toBe(false);
});
