/**
 * Holds the settings and the company's facts against the source: `node scripts/check-settings.ts` prints what nothing reads
 * and exits with 1. A setting that can be set and changes nothing is a promise to the operator that is not kept.
 */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { companyInfo, settings } from '../src/contract/site.ts';
import { storedSettings } from '../src/server/site/settings.ts';
import { compareReads, type Kind, readsIn } from './settings/reads.ts';

const kinds: Record<'settings' | 'company', Kind> = {
  settings: {
    names: [...new Set([...Object.keys(settings.shape), ...Object.keys(storedSettings.shape)])],
    readLater: {
      push_public_key: 'section 4, push: what a browser subscribes with',
    },
  },
  company: {
    names: Object.keys(companyInfo.shape),
    readLater: {},
  },
};

/** Where they are defined, stored and handed on as a whole, nothing is read. */
const DEFINITIONS = new Set([
  'src/contract/site.ts',
  'src/server/site/settings.ts',
  'src/server/site/queries.ts',
  'src/server/site/write-queries.ts',
  'src/server/site/site-spec.ts',
]);

/** Everything that is set and read by nothing, and every wait that is over. */
export function checkSettings(root = fileURLToPath(new URL('..', import.meta.url))): string[] {
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: root })
    .map(file => file.replaceAll('\\', '/'))
    .filter(
      file => !DEFINITIONS.has(file) && !/\.test\.tsx?$|\/testing\/|^src\/server\/platform\//.test(file),
    )
    .map(file => readFileSync(`${root}/${file}`, 'utf8'));
  return (Object.keys(kinds) as (keyof typeof kinds)[]).flatMap(what =>
    compareReads(kinds[what], new Set(sources.flatMap(source => [...readsIn(source, what)]))).map(
      finding => `${what} ${finding}`,
    ),
  );
}

if (import.meta.main) {
  const findings = checkSettings();
  for (const finding of findings) console.error(finding);
  if (findings.length > 0) process.exitCode = 1;
}
