import * as z from 'zod/mini';
import { CAMPAIGN_DAYS } from '#contract/constants';
import { DAY_MS } from '#contract/durations';
import { type CampaignTotal, campaignDays, campaignTotals } from '../src/server/landers/report-campaigns.ts';
import { dayIn } from '../src/server/platform/clock.ts';
import { csvLine } from '../src/server/platform/csv.ts';
import { defineCommand, runCommand } from './operator/command.ts';
import { withDatabase } from './operator/database.ts';
import { resolveSite } from './operator/site.ts';
import { UsageError } from './start/options.ts';

const help = `npm run campaigns: shows what the campaigns of a site's landing pages brought, by variant.

  npm run campaigns                                              the last ${CAMPAIGN_DAYS} days
  npm run campaigns -- --from 2026-03-01 --to 2026-03-31         these days, both included
  npm run campaigns -- --campaign weekend                        one campaign
  npm run --silent campaigns -- --csv > campaigns.csv            by landing page and day, as CSV

  --site   the key of the site, which may be left out where there is one

Days are in the site's time zone. Sign-ups, confirmations and first purchases count on the day they happen. Variant - is
of links that name no variant.`;

/** Of the table; numbers follow. */
const TEXT_COLUMNS = 3;

export const command = defineCommand(
  help,
  ['site', 'campaign', 'from', 'to'],
  async ({ site: key, campaign, from: first, to: last, csv }) =>
    withDatabase(async (db, config) => {
      const site = await resolveSite(db, config, key);
      const now = new Date();
      const to = readDay('--to', last) ?? dayIn(site.timeZone, now);
      const from = readDay('--from', first) ?? daysBefore(to, CAMPAIGN_DAYS - 1);
      if (from > to) throw new UsageError('--from is later than --to.');
      const period = { from, to, campaign };
      if (csv) return printDays(await campaignDays(db, site, period));
      const totals = await campaignTotals(db, site, period, now);
      if (totals.length === 0) console.log(`Nothing was counted for ${site.key} from ${from} to ${to}.`);
      else printTable(totals);
    }),
  ['csv'],
);

if (import.meta.main) await runCommand(command);

function readDay(option: string, text: string | undefined): string | undefined {
  if (text !== undefined && !z.iso.date().safeParse(text).success)
    throw new UsageError(`${option} needs a day, as 2026-03-14.`);
  return text;
}

function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);
}

function printDays(days: Awaited<ReturnType<typeof campaignDays>>): void {
  const columns = [
    'campaign',
    'variant',
    'lander',
    'day',
    'visits',
    'signups',
    'confirmations',
    'purchases',
  ] as const;
  console.log(csvLine(columns));
  for (const day of days) console.log(csvLine(columns.map(column => day[column])));
}

function printTable(totals: readonly CampaignTotal[]): void {
  const rows = [
    ['campaign', 'variant', 'state', 'visits', 'sign-ups', 'of visits', 'confirmed', 'first purchases'],
    ...totals.map(({ campaign, variant, state, visits, signups, confirmations, purchases }) => [
      ...[campaign, variant || '-', state, String(visits), String(signups), percentage(signups, visits)],
      ...[String(confirmations), String(purchases)],
    ]),
  ];
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0)));
  for (const row of rows) {
    const cells = row.map((cell, column) =>
      column < TEXT_COLUMNS ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    console.log(cells.join('  ').trimEnd());
  }
}

function percentage(part: number, whole: number): string {
  return whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`;
}
