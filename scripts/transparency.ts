import { operatorActor } from '../src/server/backoffice/audit/audit-actor.ts';
import { listReports } from '../src/server/moderation/transparency/get-transparency.ts';
import { makeReport } from '../src/server/moderation/transparency/make-report.ts';
import { withApp } from './operator/app.ts';
import { defineCommand, runCommand } from './operator/command.ts';
import { resolveSite } from './operator/site.ts';
import { UsageError } from './start/options.ts';

/** @spec D5.14 */
const help = `npm run transparency -- --site lavender: lists the transparency reports.

  --site    the key of the site, which may be left out where there is one
  --make    a year or its half, such as 2026 or 2026-2: counts it anew, unless it is published
  --csv     the same: prints the report, one number a line

Reports are published in the back office.`;

export const command = defineCommand(help, ['site', 'make', 'csv'] as const, options =>
  withApp(async app => {
    const site = await resolveSite(app.db, app.config, options.site);
    if (options.make) {
      if (!/^20\d\d(-[12])?$/.test(options.make))
        throw new UsageError(`${options.make} is no period: write 2026, 2026-1 or 2026-2.`);
      await makeReport(app, site, operatorActor(app, site), options.make);
    }
    const { reports } = await listReports(app, site);
    if (options.csv) {
      const report = reports.find(({ period }) => period === options.csv);
      if (!report) throw new UsageError(`There is no report of ${options.csv}.`);
      console.log(report.csv);
      return;
    }
    if (reports.length === 0) console.log('No reports.');
    for (const { period, made_at, published_at } of reports)
      console.log(
        `${period}  made ${made_at}  ${published_at ? `published ${published_at}` : 'not published'}`,
      );
  }),
);

if (import.meta.main) await runCommand(command);
