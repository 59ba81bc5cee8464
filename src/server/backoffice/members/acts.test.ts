import { describe, expect, test } from 'vitest';
import { getUser } from '#contract/accounts';
import { reactivate } from '#contract/deletion';
import { DAY_MS } from '#contract/durations';
import { getMember } from '#contract/profiles';
import { confirmMemberEmail, deleteMember, endMemberSessions, freezeMember } from '#contract/staff-members';
import { queuedEmailsTo } from '../../testing/emails.ts';
import { type TestMember, withSecondSession } from '../../testing/members.ts';
import { latestPageToken } from '../../testing/page-token.ts';
import { openSecondSite } from '../../testing/second-site.ts';
import { createTestStaff } from '../../testing/staff.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const { app, db, clock, as, signUpMember } = server;
const admin = await createTestStaff(server);
const colleague = await createTestStaff(server);

const reason = 'Asked for it by telephone';
const bodyOf = ({ profileId: member }: TestMember) => ({ body: { member, reason } });
const isLoggedIn = async (member: TestMember) => (await as(member).call(getUser)).user !== null;
const actionsAbout = async (act: string) =>
  (await db.selectFrom('audit.entries').select('action').where('action', '=', act).execute()).length;

describe('acts on a member (spec D5.10)', () => {
  test('all sessions end, with the known browsers, and the password stays', async () => {
    const member = await signUpMember();
    const second = await withSecondSession(app, member);
    const secret_hash = Buffer.alloc(32, 9);
    await db.insertInto('known_browsers').values({ account_id: member.accountId, secret_hash }).execute();
    expect((await admin.send(endMemberSessions, bodyOf(member))).status).toBe(204);
    expect([await isLoggedIn(member), await isLoggedIn(second)]).toEqual([false, false]);
    const known = await db
      .selectFrom('known_browsers')
      .select('id')
      .where('account_id', '=', member.accountId)
      .execute();
    expect(known).toEqual([]);
    expect(await actionsAbout('members.end_sessions')).toBe(1);
  });

  test('an address confirmed by hand is confirmed once, by one of two', async () => {
    const [member, viewer] = [await signUpMember({ status: 'not_confirmed' }), await signUpMember()];
    const answers = await Promise.all([
      admin.send(confirmMemberEmail, bodyOf(member)),
      colleague.send(confirmMemberEmail, bodyOf(member)),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(answers.find(({ error }) => error)?.error?.code).toBe('decided_already');
    expect((await as(viewer).send(getMember, { query: { id: member.profileId } })).status).toBe(200);
    expect(await actionsAbout('members.confirm')).toBe(1);
  });

  test('a deletion hides the member, who can return by the emailed link within 14 days', async () => {
    const [member, viewer] = [await signUpMember({ language: 'en' }), await signUpMember()];
    const { until } = await admin.call(deleteMember, bodyOf(member));
    expect(until).toBe(new Date(clock.now().getTime() + 14 * DAY_MS).toISOString());
    expect(await isLoggedIn(member)).toBe(false);
    expect((await as(viewer).send(getMember, { query: { id: member.profileId } })).status).toBe(404);
    expect(await queuedEmailsTo(server, member.email)).toHaveLength(1);
    const token = await latestPageToken(db, member.email, 'reactivate');
    await server.visitor().call(reactivate, { body: { token } });
    expect((await as(viewer).send(getMember, { query: { id: member.profileId } })).status).toBe(200);
  });

  test('a deletion is begun by one of two, and not of a banned member', async () => {
    const [member, banned] = [await signUpMember(), await signUpMember({ status: 'banned' })];
    const answers = await Promise.all([
      admin.send(deleteMember, bodyOf(member)),
      colleague.send(deleteMember, bodyOf(member)),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await admin.send(deleteMember, bodyOf(banned))).error?.code).toBe('decided_already');
  });

  test('a deletion asks for the second factor again after ten minutes', async () => {
    const member = await signUpMember();
    const verifiedAt = new Date(clock.now().getTime() - 11 * 60_000);
    const late = await createTestStaff(server, { verifiedAt });
    expect((await late.send(deleteMember, bodyOf(member))).error?.code).toBe('second_factor_again');
  });

  test('a member of another site or an unknown one is not found', async () => {
    const siteId = await openSecondSite(server);
    const theirs = await signUpMember({ siteId });
    const unknown = { ...theirs, profileId: crypto.randomUUID() };
    for (const call of [freezeMember, endMemberSessions, confirmMemberEmail, deleteMember])
      for (const member of [theirs, unknown]) {
        const { status, error } = await admin.send(call, bodyOf(member));
        expect([status, error?.code]).toEqual([404, 'not_found']);
      }
    expect((await as(theirs, { host: 'lilac.localhost' }).call(getUser)).user).not.toBeNull();
  });
});
