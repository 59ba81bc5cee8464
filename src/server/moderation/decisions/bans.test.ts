import { beforeEach, describe, expect, test } from 'vitest';
import { getUser, login } from '#contract/accounts';
import { appealBan, getBan, getDecisions } from '#contract/decisions';
import { getMember } from '#contract/profiles';
import { signup } from '#contract/signup';
import { banReported } from '#contract/staff-reports';
import { endBansThatAreOver } from '../../accounts/bans/ban-account.ts';
import { banToken } from '../../accounts/bans/ban-token.ts';
import { mailboxHash } from '../../accounts/mailbox.ts';
import { expectReconciled } from '../../credits/testing/expect-reconciled.ts';
import { createMemberSockets } from '../../testing/member-sockets.ts';
import { type TestMember, withSecondSession } from '../../testing/members.ts';
import { setSetting } from '../../testing/set-setting.ts';
import { createSignupForm } from '../../testing/signup-form.ts';
import { createTestStaff, type TestStaff } from '../../testing/staff.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { reportActions } from '../testing/report-actions.ts';

const server = await startTestServer();
const { app, db, as, clock, visitor, signUpMember } = server;
const { report, ban, warn, emailsTo, statusOf, latestDecision } = reportActions(server);
const sockets = createMemberSockets(server);
const DAY = 86_400_000;
const PASSWORD = 'een lange winteravond';

let reporter: TestMember;
let reported: TestMember;
let moderator: TestStaff;
beforeEach(async () => {
  reporter = await signUpMember();
  reported = await signUpMember({ password: PASSWORD });
  moderator = await createTestStaff(server, { roles: ['moderator'] });
});
const banFor = async (days: number | null, member = reported) => {
  const { status, error } = await ban(moderator, await report(reporter, member), days);
  expect([status, error]).toEqual([204, undefined]);
};
const logIn = ({ email }: TestMember) => visitor().send(login, { body: { email, password: PASSWORD } });
const tokenOf = ({ accountId }: TestMember) => banToken(app, accountId);

describe('a ban (spec D5.5, D2.6)', () => {
  test('ends the sessions at once, sockets too', async () => {
    const socket = await sockets.connect(reported);
    await banFor(7);
    expect((await as(reported).call(getUser)).user).toBeNull();
    await expect.poll(() => socket.closedWith()).toBeDefined();
    expect(await statusOf(reported)).toBe('banned');
  });

  test('hides the member like one who left', async () => {
    await banFor(7);
    const banned = await as(reporter).send(getMember, { query: { id: reported.profileId } });
    expect([banned.status, banned.error?.code]).toEqual([404, 'not_found']);
  });

  test('is the answer of the login, with its end and a token to appeal, and only after the right password', async () => {
    await banFor(7);
    const { status, error } = await logIn(reported);
    expect([status, error?.code]).toEqual([403, 'account_banned']);
    expect(error?.params).toEqual({
      until: new Date(clock.now().getTime() + 7 * DAY).toISOString(),
      token: tokenOf(reported),
    });
    const body = { email: reported.email, password: 'iets heel anders' };
    expect((await visitor().send(login, { body })).error?.code).toBe('login_failed');
  });

  test('needs the second factor again, which a warning does not', async () => {
    const [first, second] = [await report(reporter, reported), await report(reporter, reported)];
    const stale = new Date(clock.now().getTime() - 3_600_000);
    const away = await createTestStaff(server, { roles: ['moderator'], verifiedAt: stale });
    expect((await ban(away, first, 7)).error?.code).toBe('second_factor_again');
    expect((await warn(away, second)).status).toBe(204);
    const support = await createTestStaff(server, { roles: ['support'] });
    expect((await ban(support, first, 7)).error?.code).toBe('staff_role_missing');
  });

  test('is decided once, and needs a reason', async () => {
    const id = await report(reporter, reported);
    const body = { id, rule: 'scam', reason: ' no ', days: 7 } as const;
    const short = await moderator.send(banReported, { body });
    expect(short.error?.fields?.reason?.code).toBe('explanation_length');
    expect((await ban(moderator, id, 7)).status).toBe(204);
    expect((await ban(moderator, id, 7)).error?.code).toBe('decided_already');
  });

  test.each([0, 366, 1.5])('of %s days is refused', async days => {
    expect((await ban(moderator, await report(reporter, reported), days)).status).toBe(422);
  });

  test('lets an account that is being deleted go on being deleted', async () => {
    const deleted = { status: 'deleting', deleted_at: clock.now() };
    const id = await report(reporter, reported);
    await db.updateTable('accounts').set(deleted).where('id', '=', reported.accountId).execute();
    expect((await ban(moderator, id, null)).status).toBe(204);
    expect(await statusOf(reported)).toBe('deleting');
  });
});

describe('a temporary ban (spec D5.5)', () => {
  test('ends by itself: the member is visible and can log in again', async () => {
    await banFor(7);
    clock.advance(7 * DAY - 1_000);
    await endBansThatAreOver(app);
    expect(await statusOf(reported)).toBe('banned');
    clock.advance(1_000);
    await endBansThatAreOver(app);
    expect(await statusOf(reported)).toBe('active');
    expect((await logIn(reported)).status).toBe(200);
    const viewer = await signUpMember();
    expect((await as(viewer).call(getMember, { query: { id: reported.profileId } })).member.name).toBe(
      reported.name,
    );
    expect((await visitor().send(getBan, { query: { token: tokenOf(reported) } })).status).toBe(410);
  });

  test('keeps an unconfirmed account unconfirmed', async () => {
    const unconfirmed = await signUpMember();
    const id = await report(reporter, unconfirmed);
    const state = { status: 'not_confirmed', confirmed_at: null };
    await db.updateTable('accounts').set(state).where('id', '=', unconfirmed.accountId).execute();
    await ban(moderator, id, 1);
    clock.advance(DAY);
    await endBansThatAreOver(app);
    expect(await statusOf(unconfirmed)).toBe('not_confirmed');
  });

  test('is not shortened by a shorter one, and the permanent one wins', async () => {
    const ids = [
      await report(reporter, reported),
      await report(reporter, reported),
      await report(reporter, reported),
    ];
    const ends = [];
    for (const [turn, days] of [30, 7, null].entries()) {
      await ban(moderator, ids[turn] ?? '', days);
      const { until } = await visitor().call(getBan, { query: { token: tokenOf(reported) } });
      ends.push(until);
    }
    const month = new Date(clock.now().getTime() + 30 * DAY).toISOString();
    expect(ends).toEqual([month, month, null]);
  });
});

describe('a permanent ban (spec D5.5, D2.35)', () => {
  test('refunds the credits that were bought and not used, once, and says so', async () => {
    const buyer = await signUpMember({ purchasedCredits: 10, credits: 2 });
    const ids = [await report(reporter, buyer), await report(reporter, buyer)];
    for (const id of ids) expect((await ban(moderator, id, null)).status).toBe(204);
    const refunds = await db
      .selectFrom('refunds')
      .innerJoin('payments', 'payments.id', 'refunds.payment_id')
      .where('payments.account_id', '=', buyer.accountId)
      .select(['refunds.amount', 'refunds.kind', 'refunds.credits'])
      .execute();
    expect(refunds).toEqual([{ amount: 1_000, kind: 'refund', credits: 10 }]);
    expect((await emailsTo(buyer.email))[0]?.text_body).toMatch(/Je krijgt €\s10,00 terug/);
    await expectReconciled(app);
  });

  test('is not refunded where the ban is temporary', async () => {
    const buyer = await signUpMember({ purchasedCredits: 10 });
    await banFor(7, buyer);
    const refunds = await db
      .selectFrom('refunds')
      .innerJoin('payments', 'payments.id', 'refunds.payment_id')
      .where('payments.account_id', '=', buyer.accountId)
      .select('refunds.id')
      .execute();
    expect(refunds).toEqual([]);
  });
});

describe('the mailbox of a banned member (spec D5.5, D2.36)', () => {
  const signUp = (email: string) =>
    visitor({ remoteAddress: '203.0.113.9' }).send(signup, { body: createSignupForm({ email }) });

  test('cannot sign up again in another spelling during the ban, and can afterwards', async () => {
    await setSetting(server, 'reveal_account_existence', 'yes');
    const member = await signUpMember({ email: 'otto.b@gmail.com' });
    await banFor(7, member);
    const refused = await signUp('ottob+again@gmail.com');
    expect([refused.status, refused.error?.fields?.email?.code]).toEqual([422, 'email_taken']);
    clock.advance(7 * DAY);
    await endBansThatAreOver(app);
    expect((await signUp('ottob+again@gmail.com')).status).toBe(200);
    await setSetting(server, 'reveal_account_existence', 'no');
  });

  test('stays banned while another account with the same mailbox is, whichever ban ends first', async () => {
    await setSetting(server, 'reveal_account_existence', 'yes');
    const [one, other] = [await signUpMember({ email: 'one.t@gmail.com' }), await signUpMember()];
    // Older accounts may share a mailbox.
    await db
      .updateTable('accounts')
      .set({ email: 'onet@gmail.com' })
      .where('id', '=', other.accountId)
      .execute();
    await banFor(null, one);
    await banFor(7, other);
    expect((await signUp('o.n.e.t@gmail.com')).error?.fields?.email?.code).toBe('email_taken');
    clock.advance(7 * DAY);
    await endBansThatAreOver(app);
    expect(await statusOf(other)).toBe('active');
    const rows = await db
      .selectFrom('banned_mailboxes')
      .select('until')
      .where('mailbox', '=', mailboxHash(app, 1, 'onet@gmail.com'))
      .execute();
    expect(rows).toEqual([{ until: null }]);
    await setSetting(server, 'reveal_account_existence', 'no');
  });

  test('is remembered as a keyed hash, also after the account was erased', async () => {
    const member = await signUpMember({ email: 'gone@mail.example' });
    await banFor(null, member);
    await db.deleteFrom('accounts').where('id', '=', member.accountId).execute();
    const rows = await db
      .selectFrom('banned_mailboxes')
      .selectAll()
      .where('mailbox', '=', mailboxHash(app, 1, 'gone@mail.example'))
      .execute();
    expect(rows).toMatchObject([{ site_id: 1, until: null }]);
  });
});

describe('the page of a ban (spec D5.5)', () => {
  test('shows with the token what the member could read, without a session', async () => {
    await warn(moderator, await report(reporter, reported));
    await banFor(7);
    const { decisions } = await visitor().call(getBan, { query: { token: tokenOf(reported) } });
    expect(decisions.map(({ outcome }) => outcome)).toEqual(['temporary_ban', 'warning']);
    expect(JSON.stringify(decisions)).not.toContain(reporter.name);
  });

  test('takes an appeal, which the member finds again after the ban', async () => {
    await banFor(7);
    const decision = await latestDecision(reported);
    const body = { token: tokenOf(reported), decision, text: 'It was my brother, not me.' };
    expect((await visitor().send(appealBan, { body })).status).toBe(204);
    expect((await visitor().send(appealBan, { body })).error?.code).toBe('appealed_already');
    clock.advance(7 * DAY);
    await endBansThatAreOver(app);
    const { about_me } = await as(await withSecondSession(app, reported)).call(getDecisions);
    expect(about_me[0]?.appeal).toMatchObject({ text: 'It was my brother, not me.', outcome: null });
  });

  test('takes no appeal after six months', async () => {
    await banFor(null);
    const body = {
      token: tokenOf(reported),
      decision: await latestDecision(reported),
      text: 'Not me at all',
    };
    clock.advance(190 * DAY);
    expect((await visitor().send(appealBan, { body })).error?.code).toBe('appeal_over');
  });

  test('opens with no other token, and appeals no decision about others', async () => {
    await banFor(7);
    const other = await signUpMember();
    await warn(moderator, await report(reporter, other));
    for (const token of ['', 'x', tokenOf(other), `${tokenOf(reported)}A`])
      expect((await visitor().send(getBan, { query: { token } })).error?.code).toBe('link_expired');
    const body = { token: tokenOf(reported), decision: await latestDecision(other), text: 'Not mine at all' };
    expect((await visitor().send(appealBan, { body })).error?.code).toBe('not_found');
    const unknown = { ...body, token: tokenOf(other) };
    expect((await visitor().send(appealBan, { body: unknown })).error?.code).toBe('link_expired');
    const short = { ...body, text: 'No' };
    expect((await visitor().send(appealBan, { body: short })).error?.fields?.text?.code).toBe(
      'explanation_length',
    );
  });
});
