import { describe, expect, test } from 'vitest';
import { changeUser, getUser } from '#contract/accounts';
import { getChats, sendMessage } from '#contract/chats';
import { deleteAccount } from '#contract/deletion';
import { requestExport } from '#contract/export';
import { getLikes, like } from '#contract/likes';
import { getMember } from '#contract/profiles';
import { searchMembers } from '#contract/search';
import { endSessions } from '#contract/sessions';
import { freezeMember, getStaffMember, unfreezeMember } from '#contract/staff-members';
import { chatActions } from '../../chats/testing/chat-actions.ts';
import { insertTestPhoto } from '../../photos/testing/insert-test-photo.ts';
import { queuedEmailsTo } from '../../testing/emails.ts';
import type { TestMember } from '../../testing/members.ts';
import { createTestStaff } from '../../testing/staff.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const { app, db, as, signUpMember } = server;
const { send } = chatActions(server);
const staff = await createTestStaff(server, { roles: ['support'] });

const reason = 'Writes the same to everybody';
const bodyOf = ({ profileId: member }: TestMember) => ({ body: { member, reason } });
const freeze = (member: TestMember) => staff.send(freezeMember, bodyOf(member));
const unfreeze = (member: TestMember) => staff.send(unfreezeMember, bodyOf(member));
const foundBy = async (viewer: TestMember) =>
  (await as(viewer).call(searchMembers)).profiles.map(({ name }) => name);
const statusFor = async (viewer: TestMember, { profileId: id }: TestMember) =>
  (await as(viewer).send(getMember, { query: { id } })).status;

describe('a frozen member (spec D5.10)', () => {
  test('is seen by nobody, in search, profile, likes and chats, until the freeze ends', async () => {
    const [frozen, other] = [await signUpMember(), await signUpMember()];
    await send(frozen, other, 'Hello there');
    await as(frozen).call(like, { body: { id: other.profileId } });
    const seen = async () => ({
      found: (await foundBy(other)).includes(frozen.name),
      profile: await statusFor(other, frozen),
      likes: (await as(other).call(getLikes)).liked_by.length,
      chats: (await as(other).call(getChats)).chats.length,
    });
    const before = await seen();
    expect(before).toEqual({ found: true, profile: 200, likes: 1, chats: 1 });
    expect((await freeze(frozen)).status).toBe(204);
    expect(await seen()).toEqual({ found: false, profile: 404, likes: 0, chats: 0 });
    expect((await unfreeze(frozen)).status).toBe(204);
    expect(await seen()).toEqual(before);
  });

  test('can read, get their data and leave, but not write', async () => {
    const [frozen, other] = [await signUpMember({ password: 'een lange wandeling' }), await signUpMember()];
    await freeze(frozen);
    const browser = as(frozen);
    expect((await browser.call(getUser)).user?.profile.name).toBe(frozen.name);
    const message = { to: other.profileId, client_id: crypto.randomUUID(), text: 'Still here' };
    const refused = [
      await browser.send(sendMessage, { body: message }),
      await browser.send(like, { body: { id: other.profileId } }),
    ];
    expect(refused.map(({ status, error }) => [status, error?.code])).toEqual([
      [403, 'account_frozen'],
      [403, 'account_frozen'],
    ]);
    expect((await browser.send(changeUser, { body: { language: 'en' } })).status).toBe(200);
    expect((await browser.send(requestExport)).status).toBe(200);
    expect((await browser.send(endSessions, { body: { this_too: false } })).status).toBe(204);
    const left = await browser.send(deleteAccount, { body: { password: 'een lange wandeling' } });
    expect(left.status).toBe(200);
  });

  test('stays hidden when the address is confirmed, and when they return from a deletion', async () => {
    const [frozen, other] = [await signUpMember({ status: 'not_confirmed' }), await signUpMember()];
    await freeze(frozen);
    for (const status of ['active', 'deleting', 'active'] as const) {
      const deleted_at = status === 'deleting' ? app.clock.now() : null;
      await db
        .updateTable('accounts')
        .set({ status, deleted_at })
        .where('id', '=', frozen.accountId)
        .execute();
      expect(await statusFor(other, frozen)).toBe(404);
    }
    await unfreeze(frozen);
    expect(await statusFor(other, frozen)).toBe(200);
  });

  test('has new addresses of photos, so that those known to others end', async () => {
    const frozen = await signUpMember();
    await insertTestPhoto(db, frozen.profileId, { main: true });
    const keys = () =>
      db
        .selectFrom('photos')
        .select(['clear_key', 'blur_key'])
        .where('profile_id', '=', frozen.profileId)
        .executeTakeFirstOrThrow();
    const before = await keys();
    await freeze(frozen);
    const after = await keys();
    expect(after.clear_key === before.clear_key || after.blur_key === before.blur_key).toBe(false);
  });

  test('reads on every page and by email since when, and why if staff said so; the reason for colleagues is not shown', async () => {
    const [silent, informed] = [await signUpMember(), await signUpMember()];
    const why = 'Three members say that you asked for money.\nWe look into it.';
    await freeze(silent);
    await staff.send(freezeMember, { body: { ...bodyOf(informed).body, explanation: why } });
    const frozenOf = async (member: TestMember) => (await as(member).call(getUser)).user?.frozen;
    const since = server.clock.now().toISOString();
    expect(await frozenOf(silent)).toEqual({ since, reason: null });
    expect(await frozenOf(informed)).toEqual({ since, reason: why });
    const [email] = await queuedEmailsTo(server, informed.email);
    expect(email?.text).toContain('Three members say that you asked for money.');
    expect(email?.text).not.toContain(reason);
    const { member } = await staff.call(getStaffMember, { query: { id: informed.profileId } });
    expect(member.frozen_explanation).toBe(why);
    await unfreeze(informed);
    expect(await frozenOf(informed)).toBeNull();
  });

  test('learns of both by email, without the words of staff', async () => {
    const frozen = await signUpMember({ language: 'en' });
    await freeze(frozen);
    await unfreeze(frozen);
    const emails = await queuedEmailsTo(server, frozen.email);
    expect(emails.map(({ subject }) => subject).sort()).toEqual([
      'Your Lavender account is back',
      'Your Lavender account is on hold',
    ]);
    expect(emails.every(({ text }) => !text.includes(reason))).toBe(true);
  });
});

describe('freezing (spec D5.10)', () => {
  test('by two of the staff at once is done once, and the second is refused', async () => {
    const member = await signUpMember();
    const other = await createTestStaff(server, { roles: ['moderator'] });
    const answers = await Promise.all([freeze(member), other.send(freezeMember, bodyOf(member))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(answers.find(({ status }) => status === 409)?.error?.code).toBe('decided_already');
    expect(await queuedEmailsTo(server, member.email)).toHaveLength(1);
    const ended = await Promise.all([unfreeze(member), other.send(unfreezeMember, bodyOf(member))]);
    expect(ended.map(({ status }) => status).sort()).toEqual([204, 409]);
  });

  test('needs a reason, is repeated safely with its key, and stands in the audit log', async () => {
    const member = await signUpMember();
    const without = await staff.send(freezeMember, { body: { member: member.profileId, reason: 'no' } });
    expect(without.status).toBe(422);
    const key = 'freeze-once-and-again';
    const answers = [];
    for (const _attempt of [1, 2]) answers.push(await staff.send(freezeMember, { ...bodyOf(member), key }));
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    const entries = await db
      .selectFrom('audit.entries')
      .select(['action', 'reason', 'staff_id'])
      .where('action', '=', 'members.freeze')
      .orderBy('seq', 'desc')
      .limit(1)
      .execute();
    expect(entries).toEqual([{ action: 'members.freeze', reason, staff_id: staff.staffId }]);
  });

  test.each(['banned', 'deleting'] as const)('of a member who is %s is refused', async status => {
    const member = await signUpMember({ status });
    expect((await freeze(member)).error?.code).toBe('decided_already');
  });
});
