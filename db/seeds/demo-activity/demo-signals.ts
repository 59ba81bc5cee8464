import type { AbuseSignalKind } from '../../../src/contract/abuse.ts';
import { DAY_MS, HOUR_MS } from '../../../src/contract/durations.ts';
import type { App } from '../../../src/server/app.ts';
import { weighAccount } from '../../../src/server/moderation/signals/weigh-account.ts';
import { makeReport } from '../../../src/server/moderation/transparency/make-report.ts';
import type { Site } from '../../../src/server/site/sites.ts';
import { LAVENDER } from '../lavender.ts';

/** Of members whom nobody looks for in the demo; `ago` in hours. */
const SUSPECTED: readonly (readonly [kind: AbuseSignalKind, count: number, ago: number])[][] = [
  [['repeated_opener', 7, 5]],
  [
    ['payment_words', 5, 30],
    ['link', 3, 30],
  ],
  [
    ['repeated_opener', 12, 2],
    ['link', 10, 2],
    ['hosting_network', 1, 50],
  ],
];

/** Members whom signals limit, and a report of last year, so that the pages for staff are not empty. */
export async function insertDemoSignals(app: App): Promise<void> {
  const { db, clock } = app;
  const site = app.sites.byId(LAVENDER);
  const known = await db.selectFrom('abuse_levels').select('account_id').limit(1).execute();
  if (!site || known.length > 0) return;
  const accounts = await db
    .selectFrom('profiles')
    .innerJoin('accounts', 'accounts.id', 'profiles.account_id')
    .select('accounts.id')
    .where('accounts.email', 'like', '%@members.example')
    .where('accounts.site_id', '=', LAVENDER)
    .where('accounts.status', '=', 'active')
    .orderBy('accounts.email', 'desc')
    .limit(SUSPECTED.length)
    .execute();
  for (const [at, { id }] of accounts.entries()) {
    const rows = (SUSPECTED[at] ?? []).flatMap(([kind, count, ago]) =>
      Array.from({ length: count }, (_, number) => ({
        ...{ account_id: id, kind, source: `demo-${number}` },
        happened_at: new Date(clock.now().getTime() - ago * HOUR_MS - number * 60_000),
      })),
    );
    await db.insertInto('abuse_signals').values(rows).execute();
    await weighAccount(app, id);
  }
  await insertLastYear(app, site);
}

/** The members of each month of last year, and the published report about it. */
async function insertLastYear(app: App, site: Site): Promise<void> {
  const { db, clock } = app;
  const year = new Date(clock.now().getTime() - 365 * DAY_MS).getUTCFullYear();
  const months = Array.from({ length: 12 }, (_, at) => ({
    ...{ site_id: site.id, members: 310 + at * 11 },
    month: `${year}-${String(at + 1).padStart(2, '0')}-01`,
  }));
  await db
    .insertInto('monthly_recipients')
    .values(months)
    .onConflict(conflict => conflict.doNothing())
    .execute();
  await makeReport(app, site, null, String(year));
  await db.updateTable('transparency_reports').set({ published_at: clock.now() }).execute();
}
