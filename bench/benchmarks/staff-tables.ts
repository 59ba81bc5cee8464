import { type Benchmark, boundMeasurement, type Measurement } from '../benchmark.ts';
import { type BenchEnvironment, type FloodedDatabase, sizeName } from '../support/bench-environment.ts';
import { browserHeaders, readPages } from '../support/load.ts';
import { onDatabase } from '../support/open-server.ts';
import { logInStaff } from '../support/staff.ts';
import { insertStaffRows, recordAuditCheck } from '../support/staff-rows.ts';
import { median } from '../support/stats.ts';

const GOAL_MS = 300;
const REPEATS = 3;

/** Pages of tables that follow the first one by their cursor. */
const LATER_PAGES = 5;

/** `cursor` names the parameter with which the list goes on. */
const lists: [title: string, path: string, cursor?: 'before' | 'after'][] = [
  ['members', 'staff-members.php', 'before'],
  ['members by last visit', 'staff-members.php?sort=last_seen_desc', 'before'],
  ['members of a country', 'staff-members.php?country=PL', 'before'],
  ['members by name', 'staff-members.php?q=jan', 'before'],
  ['payments', 'staff-payments.php', 'before'],
  ['payments of a rare state', 'staff-payments.php?state=cancelled', 'before'],
  ['payments of a country', 'staff-payments.php?country=PL', 'before'],
  ['a payment by its number', 'staff-payments.php?find=1000004321'],
  ['chargebacks', 'staff-refunds.php?list=chargebacks', 'after'],
  ['direct debits', 'staff-debits.php', 'before'],
  ['the ledger', 'staff-ledger.php', 'before'],
  ['discount codes', 'staff-discounts.php', 'before'],
  ['open reports', 'staff-reports.php?state=open', 'after'],
  ['decided reports', 'staff-reports.php?state=decided', 'after'],
  ['open appeals', 'staff-appeals.php?state=open', 'after'],
  ['complaints', 'staff-complaints.php?state=open', 'after'],
  ['abuse signals', 'staff-signals.php', 'before'],
  ['emails', 'staff-emails.php', 'before'],
  ['emails of a rare kind', 'staff-emails.php?kind=news', 'before'],
  ['failed emails', 'staff-emails.php?state=failed', 'before'],
  ['stopped emails', 'staff-stopped-emails.php', 'before'],
  ['the audit log', 'staff-audit.php', 'before'],
  ['fictional profiles', 'staff-fictional.php', 'before'],
  ['today', 'staff-overview.php'],
  ['the charts of a year', 'staff-statistics.php?days=365'],
];

/**
 * Reads each table of the back office as staff do, page after page.
 * @spec D5.10
 */
export const staffTableBenchmark: Benchmark = {
  id: 'P17',
  title: 'Tables of the back office',
  measure: environment => measureAt(environment, environment.largest),
};

async function measureAt({ serve }: BenchEnvironment, { url, members }: FloodedDatabase) {
  const secret = await onDatabase(url, async client => {
    await insertStaffRows(client, members);
    await recordAuditCheck(client);
    return logInStaff(client);
  });
  await using app = await serve('serve-app.ts', url);
  const measurements: Measurement[] = [];
  for (const [title, path, cursor] of lists) {
    const read = () =>
      readPages(app.url, { path: `/api/${path}`, cursor, laterPages: cursor ? LATER_PAGES : 0 }, () => ({
        ...browserHeaders(app.port),
        cookie: `staff=${secret}`,
      }));
    await read();
    const slowest: number[] = [];
    for (let repeat = 0; repeat < REPEATS; repeat += 1) slowest.push(Math.max(...(await read())));
    const label = `${title} at ${sizeName(members)}`;
    measurements.push(boundMeasurement(label, median(slowest), GOAL_MS, 'ms'));
  }
  return measurements;
}
