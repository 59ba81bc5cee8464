import { beforeEach, describe, expect, test } from 'vitest';
import { sendReport } from '#contract/reports';
import type { StaffRole } from '#contract/staff-permissions';
import { decideReport } from '#contract/staff-reports';
import { type ChartName, type DailyFigure, getStaffStatistics } from '#contract/staff-statistics';
import { dayIn } from '../../platform/clock.ts';
import { transact } from '../../platform/transact.ts';
import { activityRank } from '../../profiles/activity.ts';
import { insertTestPurchase } from '../../testing/purchases.ts';
import { openSecondSite } from '../../testing/second-site.ts';
import { createTestStaff } from '../../testing/staff.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { addDays, countDays } from './count-days.ts';
import { quantileOf } from './response-times.ts';

const server = await startTestServer();
const { app, db, as, clock, signUpMember, visitor } = server;
const lilac = await openSecondSite(server);
const signUpSeen = () => signUpMember({ activityRank: activityRank(clock.now(), false) });
const noon = new Date('2026-06-15T12:00:00Z');

beforeEach(async () => {
  clock.set(noon);
  await app.responseTimes.flush();
  await db.deleteFrom('daily_figures').execute();
  await db.deleteFrom('response_times').execute();
  // Payments cannot be deleted, nor can their members.
  const past = new Date('2020-01-01T12:00:00Z');
  await db.updateTable('accounts').set({ signed_up_at: past, confirmed_at: past }).execute();
  await db.updateTable('profiles').set({ activity_rank: 0 }).execute();
});

async function statistics(roles: StaffRole[] = ['admin'], { siteId = 1, days = '7' as '7' | '365' } = {}) {
  const browser = siteId === 1 ? {} : { host: 'lilac.localhost' };
  const staff = await createTestStaff(server, { roles, siteId, browser });
  const answer = await staff.call(getStaffStatistics, { query: { days } });
  const line = (figure: DailyFigure, part = '') =>
    answer.charts.flatMap(({ lines }) => lines).find(known => known.figure === figure && known.part === part)
      ?.values;
  return { ...answer, line, staff };
}

describe('the figures of the charts (spec D5.10)', () => {
  test('are of the roles: revenue of who sees payments, decisions of who sees reports', async () => {
    const names = async (role: StaffRole) => (await statistics([role])).charts.map(({ name }) => name);
    expect(await names('support')).toEqual<ChartName[]>(['sign_ups', 'activity', 'messages', 'responses']);
    expect(await names('finance')).toContain('revenue');
    expect(await names('finance')).not.toContain('decisions');
    expect(await names('moderator')).toContain('decisions');
    expect(await names('moderator')).not.toContain('revenue');
  });

  test('count sign-ups and confirmations by day of the site’s time zone, without fictional profiles', async () => {
    // In Amsterdam it is the next day already.
    clock.set(new Date('2026-06-13T22:30:00Z'));
    const first = await signUpMember();
    clock.set(noon);
    await signUpMember();
    const fictional = await signUpMember();
    await db.updateTable('profiles').set({ fictional: true }).where('id', '=', fictional.profileId).execute();
    await db
      .updateTable('accounts')
      .set({ confirmed_at: new Date('2026-06-15T00:10:00Z') })
      .where('id', '=', first.accountId)
      .execute();
    await countDays(app);
    const { days, line, counted_at } = await statistics();
    expect([days.at(0), days.at(-1), counted_at]).toEqual(['2026-06-09', '2026-06-15', noon.toISOString()]);
    expect(line('sign_ups')).toEqual([0, 0, 0, 0, 0, 1, 1]);
    expect(line('confirmed')?.at(-1)).toBe(2);
  });

  test('are counted again without being added, and days that were missed are made up for', async () => {
    await signUpMember();
    await countDays(app);
    await countDays(app);
    expect((await statistics()).line('sign_ups')?.at(-1)).toBe(1);
    clock.set(new Date('2026-06-17T12:00:00Z'));
    await signUpMember();
    clock.set(new Date('2026-06-19T12:00:00Z'));
    await countDays(app);
    expect((await statistics()).line('sign_ups')).toEqual([0, 0, 1, 0, 1, 0, 0]);
  });

  test('say nothing about days before the first count of what cannot be counted later', async () => {
    await signUpSeen();
    await countDays(app);
    expect((await statistics()).line('active')).toEqual([null, null, null, null, null, null, 1]);
    expect((await statistics()).line('response_median')).toBeUndefined();
  });

  test('count who was seen in the day, once more shortly after its end, and never less', async () => {
    const member = await signUpSeen();
    await countDays(app);
    clock.set(new Date('2026-06-15T21:59:00Z'));
    await signUpSeen();
    clock.set(new Date('2026-06-15T22:05:00Z'));
    await countDays(app);
    expect((await statistics()).line('active')?.slice(-2)).toEqual([2, 0]);
    await db.updateTable('profiles').set({ activity_rank: 0 }).where('id', '=', member.profileId).execute();
    await countDays(app);
    expect((await statistics()).line('active')?.slice(-2)).toEqual([2, 0]);
  });

  test('sum payments by currency, and a day without any is 0', async () => {
    const { accountId } = await signUpMember();
    const buy = (amount: number, currency = 'EUR') =>
      transact(app, tx => insertTestPurchase(tx, { accountId, credits: 10, amount, currency }));
    await buy(1_000);
    await buy(2_500);
    clock.set(new Date('2026-06-13T12:00:00Z'));
    await buy(900, 'PLN');
    clock.set(noon);
    await countDays(app);
    const { line } = await statistics(['finance']);
    expect(line('revenue', 'EUR')).toEqual([0, 0, 0, 0, 0, 0, 3_500]);
    expect(line('revenue', 'PLN')).toEqual([0, 0, 0, 0, 900, 0, 0]);
  });

  test('give the median time to a decision about a report', async () => {
    const reporter = await signUpMember();
    const moderator = await createTestStaff(server, { roles: ['moderator'] });
    for (const minutes of [10, 30, 90]) {
      clock.set(noon);
      const { profileId, accountId } = await signUpMember();
      const body = { id: profileId, reason: 'harassment' as const, text: 'He does not stop.' };
      await as(reporter).call(sendReport, { body });
      clock.advance(minutes * 60_000);
      const { id } = await db
        .selectFrom('reports')
        .where('reported_id', '=', accountId)
        .select('id')
        .executeTakeFirstOrThrow();
      await moderator.call(decideReport, {
        body: { id, outcome: 'no_action', reason: 'Nothing was wrong.' },
      });
    }
    await countDays(app);
    expect((await statistics(['moderator'])).line('decision_minutes')?.at(-1)).toBe(30);
  });

  test('are of their site', async () => {
    await signUpMember();
    await countDays(app);
    expect((await statistics(['admin'], { siteId: lilac })).line('sign_ups')?.at(-1)).toBe(0);
  });

  test('reach back a year', async () => {
    await countDays(app);
    const { days, line } = await statistics(['admin'], { days: '365' });
    expect([days.length, days[0]]).toEqual([365, addDays(dayIn('Europe/Amsterdam', noon), -364)]);
    expect(line('sign_ups')?.every(value => value === 0)).toBe(true);
  });
});

describe('response times (spec D5.10)', () => {
  test('of pages and calls are counted by site, and give the median and the slow end', async () => {
    for (const ms of [3, 3, 3, 12, 1_900]) app.responseTimes.record({ siteId: 1, day: '2026-06-15', ms });
    await app.responseTimes.flush();
    app.responseTimes.record({ siteId: 1, day: '2026-06-15', ms: 99_999 });
    await app.responseTimes.flush();
    await countDays(app);
    const { line } = await statistics();
    expect(line('response_median')?.at(-1)).toBe(5);
    expect(line('response_slow')?.at(-1)).toBeGreaterThan(10_000);
  });

  test('are recorded for each call', async () => {
    await visitor().request({ url: '/api/settings.php' });
    await app.responseTimes.flush();
    const rows = await db.selectFrom('response_times').selectAll().execute();
    expect(rows).toMatchObject([{ site_id: 1, day: '2026-06-15' }]);
  });

  test('are estimated within their ranges', () => {
    const counts = [
      { up_to_ms: 5, responses: 50 },
      { up_to_ms: 20, responses: 50 },
    ];
    expect([quantileOf(counts, 0.5), quantileOf(counts, 1), quantileOf([], 0.5)]).toEqual([5, 20, null]);
  });
});

describe('a chart as CSV (spec D5.10)', () => {
  test('has a row a day', async () => {
    await signUpMember();
    await countDays(app);
    const { staff } = await statistics();
    const { status, body, headers } = await staff.request({ url: '/backoffice/figures/sign_ups.csv?days=7' });
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    const lines = String(body).split('\r\n');
    expect([lines.length, lines[0], lines[7]]).toEqual([9, 'day,sign_ups,confirmed', '2026-06-15,1,1']);
  });

  test.each([
    ['a chart of other roles', ['support'], '/backoffice/figures/revenue.csv?days=7', 404],
    ['an unknown chart', ['admin'], '/backoffice/figures/secrets.csv?days=7', 404],
    ['an unknown period', ['admin'], '/backoffice/figures/messages.csv?days=8', 404],
  ] as const)('%s is not found', async (_what, roles, url, expected) => {
    const staff = await createTestStaff(server, { roles: [...roles] });
    expect((await staff.request({ url })).status).toBe(expected);
  });

  test('is nobody else’s', async () => {
    const url = '/backoffice/figures/messages.csv?days=7';
    expect((await visitor().request({ url })).status).toBe(404);
    expect((await as(await signUpMember()).request({ url })).status).toBe(404);
    const unverified = await createTestStaff(server, { verifiedAt: null });
    expect((await unverified.request({ url })).status).toBe(403);
  });
});
