import { referenceOf } from '../src/contract/moderation.ts';
import { closeReport, openReport, openReports } from '../src/server/moderation/reports/close-report.ts';
import type { Db } from '../src/server/platform/db.ts';
import { runCommand } from './operator/command.ts';
import { withDatabase } from './operator/database.ts';
import { resolveSite } from './operator/site.ts';
import { UsageError } from './start/options.ts';

/** @spec D2.27 */
const help = `npm run reports -- --site lavender: lists the open reports of members, the urgent ones first.

  --site    the key of the site, which may be left out where there is one
  --show    the reference of a report: prints it with its evidence
  --close   the reference of a report: closes it and deletes its evidence for good, with the files stored for it

Pictures are in the storage of the site under the file_key in the evidence.`;

await runCommand(help, ['site', 'show', 'close'], async ({ site: key, show, close }) => {
  await withDatabase(async (db, config) => {
    const { id } = await resolveSite(db, config, key);
    if (show) await print(db, id, show);
    else if (close) await end(db, id, close);
    else await list(db, id);
  });
});

async function list(db: Db, siteId: number): Promise<void> {
  const reports = await openReports(db, siteId);
  if (reports.length === 0) console.log('No open reports.');
  for (const { id, reason, urgent, created_at } of reports)
    console.log(`${referenceOf(id)}  ${created_at.toISOString()}  ${reason}${urgent ? '  URGENT' : ''}`);
}

async function print(db: Db, siteId: number, reference: string): Promise<void> {
  const report = await openReport(db, siteId, reference);
  if (!report) throw new UsageError(`There is no open report ${reference}.`);
  console.log(JSON.stringify(report, null, 2));
}

async function end(db: Db, siteId: number, reference: string): Promise<void> {
  if (!(await closeReport(db, siteId, reference, new Date())))
    throw new UsageError(`There is no open report ${reference}.`);
  console.log(`${reference} is closed.`);
}
