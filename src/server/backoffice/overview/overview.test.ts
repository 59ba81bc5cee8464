import { beforeEach, expect, test } from 'vitest';
import { sendReport } from '#contract/reports';
import { inviteStaff } from '#contract/staff';
import { getStaffOverview, type HealthKind, type WaitingKind } from '#contract/staff-overview';
import type { StaffRole } from '#contract/staff-permissions';
import { sendSelfie, showPose } from '#contract/verification';
import { reconcileLedger } from '../../credits/reconciliation/reconcile-ledger.ts';
import { insertTestPhoto } from '../../photos/testing/insert-test-photo.ts';
import { smallestPhoto } from '../../platform/testing/pictures.ts';
import { transact } from '../../platform/transact.ts';
import { insertTestPurchase } from '../../testing/purchases.ts';
import { openSecondSite } from '../../testing/second-site.ts';
import { createTestStaff } from '../../testing/staff.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const { db, as, clock, signUpMember } = server;
const lilac = await openSecondSite(server);

beforeEach(async () => {
  await db.deleteFrom('reports').execute();
  await db.deleteFrom('email_outbox').execute();
});

async function overviewOf(roles: StaffRole[], siteId = 1) {
  const browser = siteId === 1 ? {} : { host: 'lilac.localhost' };
  const staff = await createTestStaff(server, { roles, siteId, browser });
  const { waiting, health } = await staff.call(getStaffOverview);
  const get = (kind: WaitingKind) => waiting.find(item => item.kind === kind);
  const problemsOf = (kind: HealthKind) => health.find(item => item.kind === kind)?.problems;
  return { waiting, health, get, problemsOf };
}

test.each<[StaffRole, WaitingKind[], HealthKind[]]>([
  ['moderator', ['reports', 'appeals', 'complaints', 'photos', 'verifications', 'signals'], []],
  ['finance', ['refunds', 'corrections'], ['reconciliation', 'payments']],
  ['support', ['complaints'], ['emails']],
  [
    'admin',
    ['reports', 'appeals', 'complaints', 'photos', 'verifications', 'refunds', 'corrections', 'signals'],
    ['emails', 'jobs', 'reconciliation', 'payments'],
  ],
])('the role %s sees what its permissions handle (spec D2.33, D5.10)', async (role, kinds, checks) => {
  const { waiting, health } = await overviewOf([role]);
  expect([waiting.map(({ kind }) => kind), health.map(({ kind }) => kind)]).toEqual([kinds, checks]);
});

test('reports that wait are counted, with the time of the oldest, for their site only (spec D5.10)', async () => {
  const reporter = await signUpMember();
  const first = clock.now();
  for (const text of ['He does not stop.', 'Neither does he.']) {
    const { profileId: id } = await signUpMember();
    await as(reporter).call(sendReport, { body: { id, reason: 'harassment', text } });
    clock.advance(60_000);
  }
  const { count, since, due_at } = (await overviewOf(['moderator'])).get('reports') ?? {};
  expect([count, since]).toEqual([2, first.toISOString()]);
  expect(due_at).toBe(new Date(first.getTime() + 24 * 3_600_000).toISOString());
  const other = (await overviewOf(['moderator'], lilac)).get('reports');
  expect(other).toEqual({ kind: 'reports', count: 0, since: null, due_at: null });
  await db.updateTable('reports').set({ closed_at: clock.now(), evidence: null }).execute();
  expect((await overviewOf(['moderator'])).get('reports')?.count).toBe(0);
});

test('selfies that wait are counted, with the time of the oldest, for their site only (spec D5.9, D5.10)', async () => {
  const member = await signUpMember();
  await insertTestPhoto(db, member.profileId, { main: true });
  await as(member).call(showPose);
  const upload = new Blob([new Uint8Array(await smallestPhoto())], { type: 'image/jpeg' });
  const sentAt = clock.now().toISOString();
  await as(member).call(sendSelfie, { upload });
  clock.advance(60_000);
  expect((await overviewOf(['moderator'])).get('verifications')).toMatchObject({ count: 1, since: sentAt });
  expect((await overviewOf(['moderator'], lilac)).get('verifications')?.count).toBe(0);
});

test('refunds that wait are counted for their site only (spec D2.35, D5.10)', async () => {
  const { accountId } = await signUpMember();
  const payment = await transact(server.app, tx => insertTestPurchase(tx, { accountId, credits: 10 }));
  const asked = { payment_id: payment, kind: 'refund', credits: 1, amount: 100, vat: 0 };
  await db
    .insertInto('refunds')
    .values({ ...asked, requested_at: clock.now() })
    .execute();
  const since = clock.now().toISOString();
  expect((await overviewOf(['finance'])).get('refunds')).toMatchObject({ count: 1, since });
  expect((await overviewOf(['finance'], lilac)).get('refunds')?.count).toBe(0);
  // The ledger knows nothing of this refund.
  await db.deleteFrom('refunds').execute();
});

test('an urgent report is late after an hour, and then the most pressing one (spec D5.10, D5.5)', async () => {
  const reporter = await signUpMember();
  const calm = await signUpMember();
  await as(reporter).call(sendReport, {
    body: { id: calm.profileId, reason: 'harassment', text: 'He does not stop.' },
  });
  const urgent = await signUpMember();
  await as(reporter).call(sendReport, {
    body: { id: urgent.profileId, reason: 'danger_to_life', text: 'He wants to jump.' },
  });
  const due = new Date(clock.now().getTime() + 3_600_000).toISOString();
  expect((await overviewOf(['moderator'])).get('reports')).toMatchObject({ count: 2, due_at: due });
});

test('photos that wait are counted, with the time of the oldest (spec D2.18, D5.10)', async () => {
  const member = await signUpMember();
  const id = await insertTestPhoto(db, member.profileId, { main: true });
  const created = clock.now();
  await db
    .updateTable('photos')
    .set({ status: 'pending', created_at: created })
    .where('profile_id', '=', member.profileId)
    .execute();
  expect(id).toBeDefined();
  expect((await overviewOf(['moderator'])).get('photos')).toMatchObject({
    count: 1,
    since: created.toISOString(),
  });
  expect((await overviewOf(['moderator'], lilac)).get('photos')?.count).toBe(0);
});

test('emails are broken if they wait too long or failed within a day (spec D5.10)', async () => {
  const admin = await createTestStaff(server);
  const person = { email: 'robin@example.com', name: 'Robin', roles: ['support' as const] };
  await admin.call(inviteStaff, { body: { ...person, language: 'en' } });
  const problems = async () => (await overviewOf(['support'])).problemsOf('emails');
  expect(await problems()).toBe(0);
  clock.advance(15 * 60_000 + 1);
  expect(await problems()).toBe(1);
  expect((await overviewOf(['support'], lilac)).problemsOf('emails')).toBe(0);
  await db.updateTable('email_outbox').set({ failed_at: clock.now() }).execute();
  expect(await problems()).toBe(1);
  clock.advance(86_400_001);
  expect(await problems()).toBe(0);
});

test('the ledger is broken if it disagrees, or was not compared for three hours (spec D4.2, D5.10)', async () => {
  const problems = async () => (await overviewOf(['finance'])).problemsOf('reconciliation');
  await db.deleteFrom('latest_reconciliation').execute();
  expect(await problems()).toBe(1);
  await reconcileLedger(server.app);
  expect(await problems()).toBe(0);
  clock.advance(3 * 3_600_000 + 1);
  expect(await problems()).toBe(1);
});

test('payments that failed because the provider was away are counted for a day, and per site (spec D5.10)', async () => {
  const member = await signUpMember();
  const payment = {
    ...{
      site_id: 1,
      account_id: member.accountId,
      credits: 50,
      currency: 'EUR',
      list_price: 1_000,
      amount: 1_000,
    },
    ...{
      vat_country: 'NL',
      vat_rate: 2_100,
      vat: 174,
      location_proofs: ['address'],
      country: 'NL',
      method: 'ideal',
    },
    ...{ provider: 'sandbox', statement: 'Lavender', state: 'failed', failure: 'provider_away' },
    created_at: clock.now(),
  };
  await db.insertInto('payments').values(payment).execute();
  expect((await overviewOf(['finance'])).problemsOf('payments')).toBe(1);
  expect((await overviewOf(['finance'], lilac)).problemsOf('payments')).toBe(0);
  clock.advance(86_400_001);
  expect((await overviewOf(['finance'])).problemsOf('payments')).toBe(0);
});
