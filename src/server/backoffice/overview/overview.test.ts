import { beforeEach, expect, test } from 'vitest';
import { sendReport } from '#contract/reports';
import { inviteStaff } from '#contract/staff';
import { getStaffOverview, type WaitingKind } from '#contract/staff-overview';
import type { StaffRole } from '#contract/staff-permissions';
import { sendSelfie, showPose } from '#contract/verification';
import { insertTestPhoto } from '../../photos/testing/insert-test-photo.ts';
import { smallestPhoto } from '../../platform/testing/pictures.ts';
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
  const { waiting } = await staff.call(getStaffOverview);
  return new Map(waiting.map(item => [item.kind, item] as const));
}
const kindsOf = async (role: StaffRole) => [...(await overviewOf([role])).keys()];

test.each<[StaffRole, WaitingKind[]]>([
  ['moderator', ['reports', 'appeals', 'complaints', 'verifications']],
  ['finance', ['refunds']],
  ['support', ['complaints', 'emails']],
  ['admin', ['reports', 'appeals', 'complaints', 'verifications', 'refunds', 'failed_jobs', 'emails']],
])('the role %s sees what its permissions handle (spec D2.33, D5.10)', async (role, kinds) => {
  expect(await kindsOf(role)).toEqual(kinds);
});

test('reports that wait are counted, with the time of the oldest, for their site only (spec D5.10)', async () => {
  const reporter = await signUpMember();
  const first = clock.now();
  for (const text of ['He does not stop.', 'Neither does he.']) {
    const { profileId: id } = await signUpMember();
    await as(reporter).call(sendReport, { body: { id, reason: 'harassment', text } });
    clock.advance(60_000);
  }
  const { count, since } = (await overviewOf(['moderator'])).get('reports') ?? {};
  expect([count, since]).toEqual([2, first.toISOString()]);
  const other = (await overviewOf(['moderator'], lilac)).get('reports');
  expect(other).toEqual({ kind: 'reports', count: 0, since: null });
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

test('emails that were not sent yet are counted (spec D5.10)', async () => {
  expect((await overviewOf(['support'])).get('emails')).toEqual({ kind: 'emails', count: 0, since: null });
  const admin = await createTestStaff(server);
  const since = clock.now().toISOString();
  const person = { email: 'robin@example.com', name: 'Robin', roles: ['support' as const] };
  await admin.call(inviteStaff, { body: { ...person, language: 'en' } });
  clock.advance(60_000);
  expect((await overviewOf(['support'])).get('emails')).toEqual({ kind: 'emails', count: 1, since });
});
