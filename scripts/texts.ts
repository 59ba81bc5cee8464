import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { operatorActor } from '../src/server/backoffice/audit/audit-actor.ts';
import { StartError } from '../src/server/platform/start-error.ts';
import {
  exportTexts,
  type ImportedText,
  importTexts,
  type TextFile,
  textFile,
} from '../src/server/site/texts/import-texts.ts';
import { withApp } from './operator/app.ts';
import { defineCommand, runCommand } from './operator/command.ts';
import { resolveSite } from './operator/site.ts';
import { UsageError } from './start/options.ts';

const help = `npm run texts: writes and reads what a site says in its own words.

  npm run texts -- --export texts.json            writes the site's own texts into a file
  npm run texts -- --export texts.json --all      writes all texts, for translators
  npm run texts -- --import texts.json            checks a file and says what it would change, and changes nothing
  npm run texts -- --import texts.json --apply    changes it, all or nothing; running servers show it at once

  --site   the key of the site, which may be left out where there is one

The file has texts by language and key: { "en": { "nav.login": "Come in" } }. null brings the built text back; what the
file leaves out stays as it is. Texts are checked as in the back office, and each change is in the same history.`;

export const command = defineCommand(
  help,
  ['site', 'export', 'import'],
  async ({ site: key, export: target, import: source, all, apply }) => {
    if ((target === undefined) === (source === undefined))
      throw new UsageError('One of --export and --import: see --help.');
    const file = source === undefined ? null : readTexts(source);
    await withApp(async app => {
      const site = await resolveSite(app.db, app.config, key);
      if (target !== undefined) await save(target, await exportTexts(site, all === true));
      else if (file) report(await importTexts(app, operatorActor(app, site), file, !apply), apply === true);
    });
  },
  ['all', 'apply'],
);

if (import.meta.main) await runCommand(command);

function readTexts(source: string): TextFile {
  if (!existsSync(source)) throw new StartError(`There is no file ${source}.`);
  try {
    return textFile.parse(JSON.parse(readFileSync(source, 'utf8')));
  } catch {
    throw new StartError(`${source} has no texts by language and key: see --help.`);
  }
}

async function save(target: string, file: TextFile): Promise<void> {
  writeFileSync(target, `${JSON.stringify(file, null, 2)}\n`);
  const count = Object.values(file).reduce((sum, texts) => sum + Object.keys(texts).length, 0);
  console.log(`Wrote ${count} texts into ${target}.`);
}

/** @throws StartError if a text is refused, after which nothing was changed */
function report(texts: readonly ImportedText[], isApplied: boolean): void {
  const refused = texts.filter(({ mistake }) => mistake !== null);
  for (const { language, key, mistake } of refused) console.log(`${language} ${key}: ${mistake}`);
  if (refused.length > 0)
    throw new StartError(`${refused.length} texts are refused, so nothing was changed.`);
  const changes = texts.filter(({ isChange }) => isChange);
  for (const { language, key } of changes) console.log(`${language} ${key}`);
  const [verb, hint] = isApplied ? ['changed', ''] : ['would change', ' Add --apply to change them.'];
  console.log(`${changes.length} of ${texts.length} texts ${verb}.${changes.length > 0 ? hint : ''}`);
}
