import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { UsageError } from '../scripts/start/options.ts';
import { fail } from '../scripts/start/report.ts';
import { explainAll } from './plans/explain.ts';
import { replaceSection } from './report/tables.ts';

const help = `node bench/plans.ts --database URL: explains the queries of the pages on a flooded database and writes the plans
to docs/search-at-a-million.md. Fails if a plan reads or sorts a whole table.

  --dry   print only`;

const page = path.resolve(import.meta.dirname, '../docs/search-at-a-million.md');

try {
  const { values } = parseArgs({
    options: { database: { type: 'string' }, dry: { type: 'boolean' }, help: { type: 'boolean' } },
  });
  if (values.help) console.log(help);
  else if (!values.database) throw new UsageError('Which database? See --help.');
  else await run(values.database, values.dry === true);
} catch (error) {
  fail(error);
}

async function run(database: string, dry: boolean): Promise<void> {
  let text = readFileSync(page, 'utf8');
  const allFaults: string[] = [];
  for (const { id, title, milliseconds, plan, faults } of await explainAll(database)) {
    console.log(`${title}: ${milliseconds.toFixed(2)} ms${faults.map(fault => `\n  ${fault}`).join('')}`);
    if (dry) console.log(plan);
    allFaults.push(...faults);
    const content = `${milliseconds.toFixed(2)} ms in PostgreSQL.\n\n\`\`\`\n${plan}\n\`\`\``;
    text = replaceSection(text, id, content);
  }
  if (!dry) writeFileSync(page, text);
  if (allFaults.length > 0) process.exitCode = 1;
}
