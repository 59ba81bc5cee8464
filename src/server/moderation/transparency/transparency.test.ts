import { describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#contract/durations';
import {
  getTransparencyReports,
  makeTransparencyReport,
  publishTransparencyReport,
} from '#contract/staff-transparency';
import { getTransparency } from '#contract/transparency';
import { openSecondSite } from '../../testing/second-site.ts';
import { setSetting } from '../../testing/set-setting.ts';
import { createTestStaff } from '../../testing/staff.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { reportActions } from '../testing/report-actions.ts';
import { countRecipients, makeReportsOver } from './make-report.ts';
import { daysOfPeriod, periodOfDays, periodsOver } from './period-days.ts';

const server = await startTestServer();
const { app, db, clock, visitor, signUpMember } = server;
const { report, warn, ban, dismiss } = reportActions(server);
const newAdmin = () => createTestStaff(server, { roles: ['admin'], name: 'Sanne' });
const make = async (period: string, admin?: Awaited<ReturnType<typeof newAdmin>>) =>
  (admin ?? (await newAdmin())).send(makeTransparencyReport, { body: { period } });
const reportOf = async (period: string) => {
  const { reports } = await (await newAdmin()).call(getTransparencyReports);
  return reports.find(one => one.period === period);
};
const clear = () => db.deleteFrom('transparency_reports').execute();

describe('a transparency report (spec D5.14)', () => {
  test('counts the real numbers of its period, and shows one to four as few', async () => {
    for (let at = 0; at < 6; at += 1) {
      const id = await report(await signUpMember(), await signUpMember());
      clock.advance(2 * HOUR_MS);
      const moderator = await createTestStaff(server, { roles: ['moderator'] });
      if (at < 5) await warn(moderator, id);
      else await ban(moderator, id, 7);
    }
    await dismiss(await report(await signUpMember(), await signUpMember()));
    await make('2026-1');
    const made = await reportOf('2026-1');
    expect(made).toMatchObject({ begin: '2026-01-01', end: '2026-07-01', over: false, published_at: null });
    expect(made?.figures).toMatchObject({
      notices: [{ reason: 'harassment', count: 7 }],
      median_hours: 2,
      appeals: { sent: 0, upheld: 0, overturned: 0 },
      suspended: null,
    });
    expect(made?.figures.decisions).toEqual([
      { outcome: 'no_action', rule: null, automated: false, count: null },
      { outcome: 'temporary_ban', rule: 'scam', automated: false, count: null },
      { outcome: 'warning', rule: 'harassment', automated: false, count: 5 },
    ]);
    expect(made?.csv.split('\r\n')).toEqual(
      expect.arrayContaining([
        'part,kind,rule,automated,count',
        'notices,harassment,,,7',
        'decisions,warning,harassment,no,5',
        'decisions,no_action,,no,<5',
      ]),
    );
  });

  test('has the days of its site: what happened an hour after midnight in Amsterdam belongs to the new year', async () => {
    await clear();
    const { siteId, reporter, reported } = {
      siteId: 1,
      reporter: await signUpMember(),
      reported: await signUpMember(),
    };
    const at = new Date('2024-12-31T23:30:00Z');
    await db
      .insertInto('reports')
      .values({
        ...{ site_id: siteId, reporter_id: reporter.accountId, reported_id: reported.accountId },
        ...{ reason: 'other', text: 'Something else', evidence: '{}', created_at: at, due_at: at },
      })
      .execute();
    await make('2024');
    await make('2025-1');
    expect((await reportOf('2024'))?.figures.notices).toEqual([]);
    expect((await reportOf('2025-1'))?.figures.notices).toEqual([{ reason: 'other', count: null }]);
  });

  test('is public once it is published, by one of two, and then no longer changes', async () => {
    await clear();
    await make('2025');
    expect((await visitor().call(getTransparency)).reports).toEqual([]);
    const seen = (await reportOf('2025'))?.made_at ?? '';
    const [one, other] = [await newAdmin(), await newAdmin()];
    const body = { period: '2025', seen };
    const answers = await Promise.all([
      one.send(publishTransparencyReport, { body }),
      other.send(publishTransparencyReport, { body }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(answers.find(({ error }) => error)?.error?.code).toBe('decided_already');
    const { reports } = await visitor().call(getTransparency);
    expect(reports).toMatchObject([{ period: '2025', begin: '2025-01-01', end: '2026-01-01' }]);
    const again = await make('2025');
    expect([again.status, again.error?.code]).toEqual([409, 'decided_already']);
    expect((await reportOf('2025'))?.published_by).toBe('Sanne');
  });

  test('is refused before its period, not published before its end, and not with numbers that nobody read', async () => {
    await clear();
    const admin = await newAdmin();
    const codeOf = async (period: string, seen: string) =>
      (await admin.send(publishTransparencyReport, { body: { period, seen } })).error?.code;
    expect((await make('2027', admin)).error?.code).toBe('field_invalid');
    expect(await codeOf('2025', clock.now().toISOString())).toBe('not_found');
    await make('2026', admin);
    expect(await codeOf('2026', (await reportOf('2026'))?.made_at ?? '')).toBe('field_invalid');
    await make('2025', admin);
    const { made_at: seen = '' } = (await reportOf('2025')) ?? {};
    clock.advance(1_000);
    await make('2025', admin);
    expect(await codeOf('2025', seen)).toBe('changed_meanwhile');
    const wrong = await admin.send(makeTransparencyReport, { body: { period: '2025-3' } });
    expect(Object.values(wrong.error?.fields ?? {})).toMatchObject([{ code: 'field_invalid' }]);
  });

  test('is made by a job once its period is over, for every site, and again without harm', async () => {
    await clear();
    await openSecondSite(server);
    await makeReportsOver(app);
    await makeReportsOver(app);
    const rows = await db.selectFrom('transparency_reports').select(['site_id', 'period_begin']).execute();
    expect(rows).toHaveLength(4);
    expect((await reportOf('2025-2'))?.over).toBe(true);
  });
});

describe('active members of a month (spec D5.14)', () => {
  test('are counted day by day, and never fall', async () => {
    await db.deleteFrom('monthly_recipients').execute();
    const rank = Math.floor(clock.now().getTime() / HOUR_MS) * 2;
    const member = await signUpMember({ activityRank: rank });
    await signUpMember({ activityRank: rank, fictional: true });
    await signUpMember({ activityRank: rank - 40 * 24 * 2 });
    await countRecipients(app);
    const membersOf = async () =>
      (await db.selectFrom('monthly_recipients').select('members').where('site_id', '=', 1).execute()).map(
        ({ members }) => members,
      );
    const [counted = 0] = await membersOf();
    expect(counted).toBeGreaterThanOrEqual(1);
    await db.updateTable('profiles').set({ activity_rank: 0 }).where('id', '=', member.profileId).execute();
    await countRecipients(app);
    expect(await membersOf()).toEqual([counted]);
    clock.advance(31 * DAY_MS);
    await signUpMember({ activityRank: rank + 31 * 24 * 2 });
    await countRecipients(app);
    expect(await membersOf()).toHaveLength(2);
  });
});

describe('the public page (spec D5.14)', () => {
  test('names the contact points of the site, which fall back to its support', async () => {
    const { contact } = await visitor().call(getTransparency);
    expect(contact).toEqual({
      ...{ members: 'support@lavender.example', authorities: 'support@lavender.example' },
      ...{ security: 'support@lavender.example', languages: expect.arrayContaining(['nl', 'en']) },
    });
    await setSetting(server, 'authorities_email', 'dsa@lavender.example');
    expect((await visitor().call(getTransparency)).contact.authorities).toBe('dsa@lavender.example');
  });

  test('says which share of the profiles is fictional', async () => {
    expect((await visitor().call(getTransparency)).fictional_share).not.toBeNull();
  });
});

describe('periods (spec D5.14)', () => {
  test.each([
    ['2026', '2026-01-01', '2027-01-01'],
    ['2026-1', '2026-01-01', '2026-07-01'],
    ['2026-2', '2026-07-01', '2027-01-01'],
  ])('%s is from %s to before %s', (period, begin, end) => {
    expect(daysOfPeriod(period)).toEqual({ begin, end });
    expect(periodOfDays({ begin, end })).toBe(period);
  });

  test('after New Year the second half and the year are over, from July the first half', () => {
    expect(periodsOver('2027-01-02')).toEqual(['2026-2', '2026']);
    expect(periodsOver('2027-07-02')).toEqual(['2027-1']);
  });
});
