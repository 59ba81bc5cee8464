import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { applySites, exportSites, parseSites } from '../src/server/credits/sites-file.ts';
import type { Db } from '../src/server/platform/db.ts';
import { StartError } from '../src/server/platform/start-error.ts';
import { withDatabase } from './operator/database.ts';
import { UsageError } from './start/options.ts';
import { fail } from './start/report.ts';

/** @spec D4.1 */
const help = `npm run sites: shows the sites of this installation.

  npm run sites -- sites.json           updates or creates the sites of the file, all or none; other sites stay
  npm run sites -- --write sites.json   writes all sites into a file, to be edited and applied again

Running servers apply the changes at once. DATABASE_URL names the database, as for npm start.`;

try {
  const { file, write } = readArguments();
  if (file !== undefined) await withDatabase(write ? db => save(db, file) : db => apply(db, file));
  else await withDatabase(show);
} catch (error) {
  fail(error);
}

function readArguments(): { file: string | undefined; write: boolean } {
  const { values, positionals } = parse();
  if (values.help) {
    console.log(help);
    process.exit(0);
  }
  if (positionals.length > 1) throw new UsageError('One file at a time: see --help.');
  if (values.write && positionals.length === 0) throw new UsageError('--write needs a file: see --help.');
  return { file: positionals[0], write: values.write ?? false };
}

function parse() {
  try {
    const options = { help: { type: 'boolean' }, write: { type: 'boolean' } } as const;
    return parseArgs({ options, allowPositionals: true });
  } catch {
    throw new UsageError(`Unknown option in ${process.argv.slice(2).join(' ')}: see --help.`);
  }
}

async function apply(db: Db, file: string): Promise<void> {
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`);
  const sites = parseSites(readFileSync(file, 'utf8'));
  await applySites(db, sites);
  for (const { key, hosts } of sites) console.log(`${key} is up to date, at ${hosts.join(', ')}.`);
}

async function save(db: Db, file: string): Promise<void> {
  writeFileSync(file, `${JSON.stringify(await exportSites(db), null, 2)}\n`);
  console.log(`Written to ${file}. Edit it and apply it with npm run sites -- ${file}.`);
}

async function show(db: Db): Promise<void> {
  for (const { key, hosts, settings, audience } of (await exportSites(db)).sites) {
    console.log(`${key}: ${settings.name ?? 'Lavender'}, ${audience}, at ${hosts.join(', ')}`);
  }
}
