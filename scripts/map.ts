import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawMap } from './docs/map.ts';
import { project, readProject } from './docs/sections.ts';
import { readFlags } from './start/options.ts';
import { fail } from './start/report.ts';

const help = `npm run map: writes docs/map.md from the sections that files cite.

  --check   writes nothing, and fails when the map is out of date`;

try {
  const { check } = readFlags(['check'], help);
  const map = drawMap();
  const isCurrent = readProject('docs/map.md') === map;
  if (check && !isCurrent) console.error('docs/map.md is out of date: npm run map writes it.');
  if (!check && !isCurrent) writeFileSync(path.join(project, 'docs/map.md'), map);
  process.exitCode = check && !isCurrent ? 1 : 0;
} catch (error) {
  fail(error);
}
