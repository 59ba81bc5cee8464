/**
 * Finds settings that no code reads, because such settings mislead the operator.
 * @spec D2.47
 */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { companyInfo, settings } from '../src/contract/site.ts';
import { storedSettings } from '../src/server/site/settings.ts';
import { type CheckedNames, compareReads, readsIn } from './settings/reads.ts';

const checkedNames: Record<'settings' | 'company', CheckedNames> = {
  settings: {
    names: [...new Set([...Object.keys(settings.shape), ...Object.keys(storedSettings.shape)])],
    readLater: {},
  },
  company: {
    names: Object.keys(companyInfo.shape),
    readLater: {},
  },
};

/** A name in these files defines the setting instead of reading it. */
const DEFINITIONS = new Set([
  'src/contract/site.ts',
  'src/server/site/settings.ts',
  'src/server/site/queries.ts',
  'src/server/site/site-spec.ts',
]);

export function checkSettings(root = fileURLToPath(new URL('..', import.meta.url))): string[] {
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: root })
    .map(file => file.replaceAll('\\', '/'))
    .filter(
      file =>
        !DEFINITIONS.has(file) &&
        !/\.test\.tsx?$|\/testing\/|^src\/server\/(platform|providers)\//.test(file),
    )
    .map(file => readFileSync(`${root}/${file}`, 'utf8'));
  return (Object.keys(checkedNames) as (keyof typeof checkedNames)[]).flatMap(subject =>
    compareReads(
      checkedNames[subject],
      new Set(sources.flatMap(source => [...readsIn(source, subject)])),
    ).map(finding => `${subject} ${finding}`),
  );
}

if (import.meta.main) {
  const findings = checkSettings();
  for (const finding of findings) console.error(finding);
  if (findings.length > 0) process.exitCode = 1;
}
