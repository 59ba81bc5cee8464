import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Finding, findingsIn } from './borders/rules.ts';

/** Holds the source against the borders of the house: who may import whom, and who may read the environment. */
export function checkBorders(root = fileURLToPath(new URL('..', import.meta.url))): Finding[] {
  const files = globSync(['src/**/*.{ts,tsx}', 'db/**/*.ts'], { cwd: root });
  return files.flatMap(file =>
    findingsIn(file.replaceAll('\\', '/'), readFileSync(`${root}/${file}`, 'utf8')),
  );
}

if (import.meta.main) {
  const findings = checkBorders();
  for (const { file, says } of findings) console.error(`${file}: ${says}`);
  console.log(
    findings.length === 0
      ? 'Every import stays within its borders.'
      : `${findings.length} imports cross a border.`,
  );
  process.exitCode = findings.length === 0 ? 0 : 1;
}
