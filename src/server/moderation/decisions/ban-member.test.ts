import { describe, expect, test } from 'vitest';
import { getUser, login } from '#contract/accounts';
import { getDecisions } from '#contract/decisions';
import { DAY_MS } from '#contract/durations';
import { getMember } from '#contract/profiles';
import { banMember, liftBan } from '#contract/staff-bans';
import { deleteMember, getStaffMember } from '#contract/staff-members';
import type { TestMember } from '../../testing/members.ts';
import { createTestStaff } from '../../testing/staff.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { reportActions } from '../testing/report-actions.ts';

const server = await startTestServer();
const { db, clock, as, visitor, signUpMember } = server;
const { emailsTo, statusOf, report, ...actions } = reportActions(server);
const moderator = await createTestStaff(server, { roles: ['moderator'] });
const colleague = await createTestStaff(server, { roles: ['moderator'] });

const WHY = 'You threatened people outside the site.';
const bodyOf = ({ profileId: member }: TestMember, days: number | null) => ({
  body: { member, rule: 'threats' as const, reason: WHY, days },
});
const ban = (member: TestMember, days: number | null, by = moderator) =>
  by.send(banMember, bodyOf(member, days));
const lift = ({ profileId: member }: TestMember, by = moderator) =>
  by.send(liftBan, { body: { member, reason: 'It was somebody else.' } });
const shownBan = async ({ profileId: id }: TestMember) =>
  (await moderator.call(getStaffMember, { query: { id } })).member.ban;
const auditedAbout = async (action: string) =>
  (await db.selectFrom('audit.entries').select('reason').where('action', '=', action).execute()).length;

describe('a ban by the page of the member (spec D5.5, D5.10)', () => {
  test('ends the sessions, hides the member, and says rule, reason and appeal', async () => {
    const [member, viewer] = [await signUpMember({ language: 'en' }), await signUpMember()];
    const before = await auditedAbout('members.ban');
    expect((await ban(member, 7)).status).toBe(204);
    expect(await statusOf(member)).toBe('banned');
    expect((await as(member).call(getUser)).user).toBeNull();
    expect((await as(viewer).send(getMember, { query: { id: member.profileId } })).status).toBe(404);
    expect(await shownBan(member)).toEqual({
      until: new Date(clock.now().getTime() + 7 * DAY_MS).toISOString(),
    });
    const [email] = await emailsTo(member.email);
    expect(email?.text_body).toContain(WHY);
    expect(email?.text_body).toContain('appeal');
    expect(await auditedAbout('members.ban')).toBe(before + 1);
  });

  test('may be followed by a longer one, and by no shorter one', async () => {
    const member = await signUpMember();
    expect((await ban(member, 7)).status).toBe(204);
    for (const days of [3, 7]) expect((await ban(member, days)).error?.code).toBe('decided_already');
    expect((await ban(member, 30)).status).toBe(204);
    expect((await ban(member, null)).status).toBe(204);
    expect(await shownBan(member)).toEqual({ until: null });
    expect((await ban(member, null)).error?.code).toBe('decided_already');
  });

  test('of two people at once, one bans and the second is refused', async () => {
    const member = await signUpMember();
    const answers = await Promise.all([ban(member, null), ban(member, null, colleague)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  });

  test('needs a rule and a reason', async () => {
    const { profileId: member } = await signUpMember();
    const send = (body: object) =>
      moderator.send(banMember, {
        body: { member, rule: 'threats', reason: WHY, days: 7, ...body } as never,
      });
    expect((await send({ rule: '' })).error?.fields?.rule?.code).toBe('field_required');
    expect((await send({ reason: 'No' })).error?.fields?.reason?.code).toBe('explanation_length');
    expect((await send({ days: 0 })).error?.fields?.days?.code).toBe('field_invalid');
    expect((await send({ member: crypto.randomUUID() })).error?.code).toBe('not_found');
  });

  test('is not for a member who is leaving', async () => {
    const member = await signUpMember();
    const admin = await createTestStaff(server);
    await admin.call(deleteMember, { body: { member: member.profileId, reason: 'Asked for it.' } });
    expect((await ban(member, 7)).error?.code).toBe('decided_already');
  });
});

describe('the end of a ban by the page of the member (spec D5.5, D5.10)', () => {
  test('undoes every decision that keeps the member banned: they log in, and it is no strike', async () => {
    const member = await signUpMember({ password: 'a quiet purple evening' });
    await ban(member, 7);
    await ban(member, null);
    expect((await lift(member)).status).toBe(204);
    expect([await statusOf(member), await shownBan(member)]).toEqual(['active', null]);
    const browser = visitor();
    await browser.call(login, { body: { email: member.email, password: 'a quiet purple evening' } });
    const { about_me, strikes } = await browser.call(getDecisions);
    expect([about_me.length, strikes]).toEqual([2, 0]);
    // A notice of each ban, and of the end of each.
    expect(await emailsTo(member.email)).toHaveLength(4);
  });

  test('is emailed to who reported the member and heard of the ban, and to no other reporter', async () => {
    const [member, reporter, waiting] = [await signUpMember(), await signUpMember(), await signUpMember()];
    const id = await report(reporter, member);
    await report(waiting, member);
    expect((await actions.ban(moderator, id, 30)).status).toBe(204);
    const before = (await emailsTo(waiting.email)).length;
    expect((await lift(member, colleague)).status).toBe(204);
    expect((await emailsTo(reporter.email)).at(-1)?.subject).toContain('we hebben iets teruggedraaid');
    expect(await emailsTo(waiting.email)).toHaveLength(before);
  });

  test('of two people at once, one lifts it and the second is refused; so is who finds no ban', async () => {
    const member = await signUpMember();
    await ban(member, 7);
    const answers = await Promise.all([lift(member), lift(member, colleague)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect((await lift(member)).error?.code).toBe('decided_already');
    const { error } = await moderator.send(liftBan, { body: { member: member.profileId, reason: 'No' } });
    expect(error?.fields?.reason?.code).toBe('explanation_length');
    expect((await lift({ ...member, profileId: crypto.randomUUID() })).error?.code).toBe('not_found');
  });
});
