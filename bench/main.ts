import { parseArgs } from 'node:util';
import { buildWeb } from '../scripts/start/build-web.ts';
import { fail } from '../scripts/start/failure.ts';
import { UsageError } from '../scripts/start/options.ts';
import type { Reading } from './figure.ts';
import { figures } from './figures.ts';
import { writeReport } from './report.ts';
import { openHouse, sizeName } from './support/house.ts';

const help = `npm run bench: measures the figures of docs/performance.md, each beside its limit in the same run, and writes them there.

  --only P1,P4          only these figures; the others of the page stay as they are
  --members 10000,...   sizes to measure at (default 10000,100000,1000000; kept in var/bench for the next time)
  --server URL          use this PostgreSQL server instead of one below var/bench
  --dry                 print only`;

try {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      members: { type: 'string', default: '10000,100000,1000000' },
      server: { type: 'string' },
      dry: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) console.log(help);
  else await measure(values);
} catch (error) {
  const wrong =
    error instanceof TypeError && String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE');
  fail(wrong ? new UsageError(`${error.message}\n\n${help}`) : error);
}

async function measure(asked: {
  only?: string;
  members: string;
  server?: string;
  dry: boolean;
}): Promise<void> {
  const chosen = figures.filter(({ id }) => !asked.only || asked.only.split(',').includes(id));
  const sizes = asked.members.split(',').map(Number);
  if (chosen.length === 0 || sizes.some(size => !(size >= 1_000)))
    throw new UsageError(`Nothing to measure.\n\n${help}`);
  await buildWeb();
  const house = await openHouse(sizes, asked.server);
  const readings = new Map<string, Reading[]>();
  try {
    for (const figure of chosen) {
      console.log(`${figure.id}  ${figure.title}`);
      const lines = await figure.measure(house);
      readings.set(figure.id, lines);
      for (const { what, ours, limit, seen, goal, met } of lines)
        console.log(
          `    ${met === null ? '      ' : met ? 'met   ' : 'missed'} ${what}: ${seen} (goal ${goal}; ${ours}${limit && `, limit ${limit}`})`,
        );
      if (!asked.dry) await writeReport(readings, sizes.map(sizeName));
    }
  } finally {
    await house.close();
  }
}
