import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ImportFinding, importFindings } from './borders/rules.ts';

/** Checks imports, and that only `src/server/config.ts` reads the environment. */
export function checkBorders(root = fileURLToPath(new URL('..', import.meta.url))): ImportFinding[] {
  const files = globSync(['src/**/*.{ts,tsx}', 'db/**/*.ts'], { cwd: root });
  return files.flatMap(file =>
    importFindings(file.replaceAll('\\', '/'), readFileSync(`${root}/${file}`, 'utf8')),
  );
}

if (import.meta.main) {
  const findings = checkBorders();
  for (const { file, message } of findings) console.error(`${file}: ${message}`);
  console.log(
    findings.length === 0 ? 'Every import follows the rules.' : `${findings.length} imports break the rules.`,
  );
  process.exitCode = findings.length === 0 ? 0 : 1;
}
