import { randomUUID } from 'node:crypto';
import { strFromU8 } from 'fflate';
import { beforeEach, describe, expect, test } from 'vitest';
import { blockMember } from '#contract/blocks';
import { getChat, sendMessage } from '#contract/chats';
import { CONTACTS, FIRST_MESSAGES, LIMITED_FIRST_MESSAGES } from '#contract/constants';
import { addContacts } from '#contract/contacts';
import { getDecisions, sendAppeal } from '#contract/decisions';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/durations';
import { sendGif } from '#contract/gifs';
import { sendGift } from '#contract/gifts';
import { changeProfile } from '#contract/profiles';
import { decideAppeal, getAppeals } from '#contract/staff-appeals';
import { getMemberSignals, limitMember } from '#contract/staff-signals';
import { photoActions } from '../../chats/photos/testing/photo-actions.ts';
import { BLOCK_CONTACTS } from '../../profiles/contacts/block-contacts.ts';
import { exportArchiveOf } from '../../testing/export-archive.ts';
import type { TestMember, TestMemberOptions } from '../../testing/members.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { setSetting } from '../../testing/set-setting.ts';
import { createTestStaff, type TestStaff } from '../../testing/staff.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { reportActions } from '../testing/report-actions.ts';
import { WEIGH_MEMBER } from './weigh-name.ts';
import { weighSignals } from './weigh-signals.ts';

const server = await startTestServer();
const { app, db, as, clock, signUpMember } = server;
const { report, dismiss, warn, open, emailsTo } = reportActions(server);
const { trySending } = photoActions(server);

const OPENER =
  'Hey you, I saw your profile and I think you are really handsome. Shall we meet one of these days?';
let signUps = 0;
/** Everybody signed up on a day of their own, unless the test says otherwise. */
const signUp = (options: TestMemberOptions = {}) => {
  signUps += 1;
  const signedUpAt = new Date(clock.now().getTime() - (10 + signUps) * DAY_MS);
  return signUpMember({ premium: true, credits: 300, signedUpAt, ...options });
};
const weigh = () => weighSignals(app, () => false);
const write = async (from: TestMember, text = 'Hoi', to?: TestMember) => {
  const { profileId } = to ?? (await signUp());
  return as(from).send(sendMessage, { body: { to: profileId, client_id: randomUUID(), text } });
};
const writeTo = async (from: TestMember, count: number, text: string | ((at: number) => string)) => {
  for (let at = 0; at < count; at += 1)
    expect((await write(from, typeof text === 'string' ? text : text(at))).status).toBe(200);
};
const errorOf = async (from: TestMember) => (await write(from)).error?.code;
const decisionsOf = async (member: TestMember) => (await as(member).call(getDecisions)).about_me;

let moderator: TestStaff;
beforeEach(async () => {
  moderator = await createTestStaff(server, { roles: ['moderator'] });
});
const signalsOf = async (member: TestMember) => {
  await open(moderator, member);
  return moderator.call(getMemberSignals, { query: { id: member.profileId } });
};
const levelOf = async (member: TestMember) => (await signalsOf(member)).member.level;
const kindsOf = async (member: TestMember) =>
  (await signalsOf(member)).member.signals.map(({ kind }) => kind);

describe('first messages (spec D5.13)', () => {
  test('nearly the same one to many slows the member down, who reads why and what to do', async () => {
    const member = await signUp({ language: 'en', name: 'Copier' });
    await writeTo(member, 10, at => `${OPENER} ${at}`);
    await weigh();
    expect(await levelOf(member)).toBe('slowed');
    expect(await kindsOf(member)).toEqual(['repeated_opener']);
    const { status, error } = await write(member);
    expect([status, error?.code]).toEqual([429, 'first_messages_slowed']);
    expect(error?.message).toContain(
      'you can message fewer new people than usual. You can message the next one in 24 hours',
    );
    const [decision, ...others] = await decisionsOf(member);
    expect(others).toEqual([]);
    expect(decision).toMatchObject({ outcome: 'messages_limited', rule: 'advertising', automated: true });
    expect(decision?.reason).toContain('nearly the same first message to many people');
    expect(decision?.appeal_until).not.toBeNull();
    const [email] = await emailsTo(member.email);
    expect(email?.text_body).toContain('fewer new people than usual');
    expect(email?.text_body).toContain('This was automatic');
    expect((await as(member).call(getDecisions)).strikes).toBe(0);
  });

  test('weighing again changes nothing, and notifies nobody again', async () => {
    const member = await signUp();
    await writeTo(member, 10, OPENER);
    await weigh();
    const before = await signalsOf(member);
    clock.advance(1_000);
    await weigh();
    await weigh();
    expect((await signalsOf(member)).list).toEqual(before.list);
    expect((await signalsOf(member)).member.since).toBe(before.member.since);
    expect(await emailsTo(member.email)).toHaveLength(1);
  });

  test('the slower limit counts the messages before it, and ends by itself as the signals lose weight', async () => {
    const member = await signUp();
    await writeTo(member, 10, OPENER);
    await weigh();
    clock.advance(DAY_MS);
    await writeTo(member, LIMITED_FIRST_MESSAGES.slowed.perHour, 'Hoi');
    expect(await errorOf(member)).toBe('first_messages_slowed');
    clock.advance(20 * DAY_MS);
    await weigh();
    moderator = await createTestStaff(server, { roles: ['moderator'] });
    expect(await levelOf(member)).toBeNull();
    await writeTo(member, LIMITED_FIRST_MESSAGES.slowed.perHour + 1, 'Hoi');
  });

  test('bulk spam with links is stopped, and gets no other answer than the usual limit and no statement', async () => {
    const member = await signUp();
    await writeTo(member, 12, at => `${OPENER} Look at my pictures: hotguys.com/${at}`);
    await weigh();
    expect(await levelOf(member)).toBe('stopped');
    clock.advance(2 * DAY_MS);
    expect(await errorOf(member)).toBe('first_messages_limit');
    expect(await decisionsOf(member)).toEqual([]);
    expect(await emailsTo(member.email)).toEqual([]);
  });

  test('greetings that everybody uses, and different texts, count for nothing', async () => {
    const member = await signUp();
    await writeTo(member, 20, 'Hi, how are you?');
    const texts = [
      'I read that you play the piano. Which composer do you come back to on a rainy Sunday evening?',
      'Your dog looks as if he owns the beach. What is his name, and does he let you swim at all?',
      'Somebody else who likes opera and football in one week! Who do you take along to which of them?',
      'We live two streets apart and never met. Do you know the bakery that sells out by nine?',
      'That photo in the snow made me cold. Was it Norway, or did you get lost in the Ardennes again?',
      'You wrote that you bake bread at night. I am awake then as well, and hungry most of the time.',
      'Chess is my weakness: I lose and ask for more. Would you open with the queen or be patient?',
      'Not many people mention beekeeping. How many stings does it take until one stops counting them?',
    ];
    await writeTo(member, texts.length, at => texts[at] ?? '');
    await weigh();
    expect(await kindsOf(member)).toEqual([]);
    expect(await levelOf(member)).toBeNull();
  });

  test('no text is stored with the first messages', async () => {
    const member = await signUp();
    await write(member, `${OPENER} hotguys.com and a gift card`);
    const rows = await db
      .selectFrom('first_messages')
      .selectAll()
      .where('sender_id', '=', member.profileId)
      .execute();
    expect(rows).toMatchObject([{ has_link: true, has_payment_word: true }]);
    expect(JSON.stringify(rows)).not.toMatch(/handsome|hotguys/);
  });

  test('where the site leaves it to its staff, the member is in their queue and writes on', async () => {
    await setSetting(server, 'abuse_limits', 'no');
    const member = await signUp();
    await writeTo(member, 10, OPENER);
    await weigh();
    expect(await levelOf(member)).toBe('slowed');
    expect(await decisionsOf(member)).toEqual([]);
    await writeTo(member, 1, 'Hoi');
    await setSetting(server, 'abuse_limits', 'yes');
  });

  test('a member who is slowed or stopped goes on in the conversations there are, and sends nothing new of any kind', async () => {
    const member = await signUp();
    const partner = await signUp();
    expect((await write(member, 'Hoi', partner)).status).toBe(200);
    const attempts = async () => {
      const { profileId: to } = await signUp();
      const ids = () => ({ to, client_id: randomUUID() });
      const answers = [
        await as(member).send(sendMessage, { body: { ...ids(), text: 'Hoi' } }),
        await as(member).send(sendGift, { body: { ...ids(), gift: 'rose' } }),
        await as(member).send(sendGif, { body: { ...ids(), gif: 'own-wave' } }),
        await trySending(member, { profileId: to }),
      ];
      return answers.map(({ status, error }) => [status, error?.code]);
    };
    const limit = (first_messages_limit: string) =>
      db.updateTable('profiles').set({ first_messages_limit }).where('id', '=', member.profileId).execute();
    await limit('stopped');
    expect(await attempts()).toEqual(Array(4).fill([403, 'first_messages_stopped']));
    await limit('review');
    await writeTo(member, LIMITED_FIRST_MESSAGES.review.perHour - 1, 'Hoi');
    expect(await attempts()).toEqual(Array(4).fill([429, 'first_messages_slowed']));
    expect((await write(member, 'Ben je er nog?', partner)).status).toBe(200);
  });
});

describe('blocks and reports (spec D5.13)', () => {
  const block = (blocker: TestMember, { profileId: id }: TestMember) =>
    as(blocker).call(blockMember, { body: { id } });

  test('of one ring weigh as one, so it limits nobody', async () => {
    const member = await signUp();
    const day = new Date(clock.now().getTime() - 3 * DAY_MS);
    for (let at = 0; at < 12; at += 1) {
      const other = await signUp({ signedUpAt: new Date(day.getTime() + at * 60_000) });
      await block(other, member);
      await report(other, member);
    }
    await weigh();
    expect((await signalsOf(member)).member).toMatchObject({
      level: null,
      signals: expect.arrayContaining([expect.objectContaining({ kind: 'reported', count: 1 })]),
    });
  });

  test('of strangers slow down, and ban or stop nobody by themselves', async () => {
    const member = await signUp({ language: 'en' });
    for (let at = 0; at < 8; at += 1) await block(await signUp(), member);
    await weigh();
    expect(await levelOf(member)).toBe('slowed');
    const [decision] = await decisionsOf(member);
    expect(decision).toMatchObject({ rule: 'harassment', automated: true });
    for (let at = 0; at < 6; at += 1) await report(await signUp(), member);
    clock.advance(60_000);
    await weigh();
    expect(await levelOf(member)).not.toBeNull();
    expect((await as(member).call(getDecisions)).strikes).toBe(0);
  });

  test('that nobody has decided weigh as one report together, and those with a measure fully while it stands', async () => {
    const member = await signUp();
    const reportsThatCount = async () =>
      (await signalsOf(member)).member.signals.find(({ kind }) => kind === 'reported')?.count ?? 0;
    const [first, second] = [await report(await signUp(), member), await report(await signUp(), member)];
    for (let at = 0; at < 8; at += 1) await report(await signUp(), member);
    await weigh();
    expect([await levelOf(member), await reportsThatCount()]).toEqual([null, 1]);
    clock.advance(5 * MINUTE_MS);
    await weigh();
    await warn(moderator, first);
    clock.advance(1_000);
    await warn(moderator, second);
    await weigh();
    expect([await levelOf(member), await reportsThatCount()]).toEqual(['slowed', 3]);
    const warning = (await decisionsOf(member)).findLast(({ outcome }) => outcome === 'warning');
    moderator = await createTestStaff(server, { roles: ['moderator'] });
    await overturn(member, warning?.id);
    clock.advance(HOUR_MS);
    await weigh();
    expect(await reportsThatCount()).toBe(2);
  });

  test('that follow from lists of contacts do not count, because nobody complained', async () => {
    const member = await signUp();
    for (let at = 0; at < 8; at += 1)
      await as(await signUp()).call(addContacts, { body: { values: [member.email] } });
    clock.advance(CONTACTS.hideAfterHours.max * HOUR_MS);
    moderator = await createTestStaff(server, { roles: ['moderator'] });
    await runJobs(app, BLOCK_CONTACTS);
    const blocks = db.selectFrom('blocks').select('contact_id').where('blocked_id', '=', member.profileId);
    expect(await blocks.execute()).toEqual(Array(8).fill({ contact_id: expect.any(String) }));
    await weigh();
    expect(await kindsOf(member)).toEqual([]);
    await block(await signUp(), member);
    await weigh();
    expect((await signalsOf(member)).member).toMatchObject({
      level: null,
      signals: [{ kind: 'blocked', count: 1 }],
    });
  });

  test('of whom staff decided that nothing is wrong do not count', async () => {
    const member = await signUp();
    for (let at = 0; at < 3; at += 1) await dismiss(await report(await signUp(), member));
    await weigh();
    expect(await kindsOf(member)).toEqual([]);
  });
});

describe('the account (spec D5.13, D2.36)', () => {
  test('the mailbox of a banned member waits for a review, in any spelling', async () => {
    const banned = await signUp({ email: 'evader@mail.example' });
    const again = await signUp({ email: 'evader+2@mail.example' });
    const { ban } = reportActions(server);
    await ban(moderator, await report(await signUp(), banned), null);
    await write(again);
    await weigh();
    expect(await levelOf(again)).toBe('review');
    expect((await decisionsOf(again))[0]).toMatchObject({ rule: 'ban_evasion' });
  });

  test('a throwaway address and the network of a hosting company alone limit nothing', async () => {
    const member = await signUp({ email: 'somebody@mailinator.com' });
    await db
      .updateTable('accounts')
      .set({ signed_up_from_hosting: true })
      .where('id', '=', member.accountId)
      .execute();
    await write(member);
    await weigh();
    expect((await kindsOf(member)).sort()).toEqual(['disposable_address', 'hosting_network']);
    expect(await levelOf(member)).toBeNull();
  });

  test('a name that imitates that of somebody whom the recipient knows is reviewed, and the recipient gets a note', async () => {
    const [anna, friend, fake] = [
      await signUp(),
      await signUp({ name: 'Daan' }),
      await signUp({ name: 'Dааn', language: 'en', signedUpAt: clock.now() }),
    ];
    await write(friend, 'Hoi', anna);
    await write(fake, 'Hoi, weer ik', anna);
    const chatWith = (viewer: TestMember, { profileId: profile }: TestMember) =>
      as(viewer).call(getChat, { query: { profile } });
    expect((await chatWith(anna, fake)).similar_name).toBe(true);
    expect((await chatWith(anna, friend)).similar_name).toBe(false);
    expect((await chatWith(fake, anna)).similar_name).toBe(false);
    await weigh();
    expect(await levelOf(fake)).toBe('review');
    expect(await kindsOf(friend)).toEqual([]);
    const [decision] = await decisionsOf(fake);
    expect(decision).toMatchObject({ rule: 'impersonation', reason: expect.stringContaining('Your name') });
    const files = await exportArchiveOf(server, fake);
    const exported = strFromU8(files['data/signals.json'] as Uint8Array);
    expect(JSON.parse(exported)).toMatchObject({ level: 'review', signals: [] });
    for (const text of [decision?.reason, (await emailsTo(fake.email))[0]?.text_body, exported])
      expect(text).not.toMatch(/somebody else|know|Daan|similar/);
  });

  test('a name that is taken only after the first message is weighed like one that was there before', async () => {
    const [anna, friend, fake] = [
      await signUp(),
      await signUp({ name: 'Oscar' }),
      await signUp({ name: 'Rob', signedUpAt: clock.now() }),
    ];
    await write(friend, 'Hoi', anna);
    await write(fake, 'Hoi', anna);
    await weigh();
    clock.advance(2 * DAY_MS);
    await as(fake).call(changeProfile, { body: { name: '0scar' } });
    const { similar_name } = await as(anna).call(getChat, { query: { profile: fake.profileId } });
    expect(similar_name).toBe(true);
    await runJobs(app, WEIGH_MEMBER);
    moderator = await createTestStaff(server, { roles: ['moderator'] });
    expect(await levelOf(fake)).toBe('review');
    await as(friend).call(changeProfile, { body: { name: 'Ossie' } });
    expect(await kindsOf(friend)).toEqual([]);
  });

  test('somebody who imitates a member later, and writes before them, brings no signal upon them', async () => {
    const [anna, friend, fake] = [
      await signUp(),
      await signUp({ name: 'Daan' }),
      await signUp({ name: 'Dааn', signedUpAt: clock.now() }),
    ];
    await write(fake, 'Hoi', anna);
    await write(friend, 'Hoi', anna);
    await weigh();
    expect(await kindsOf(friend)).toEqual([]);
    expect(await levelOf(friend)).toBeNull();
  });

  test('the same ordinary name is only mentioned, and reviewed by nobody', async () => {
    const [anna, one, other] = [await signUp(), await signUp({ name: 'Tom' }), await signUp({ name: 'Tom' })];
    await write(one, 'Hoi', anna);
    await write(other, 'Hoi', anna);
    const { similar_name } = await as(anna).call(getChat, { query: { profile: other.profileId } });
    expect(similar_name).toBe(true);
    await weigh();
    expect(await levelOf(other)).toBeNull();
  });
});

/** The member appeals, and the moderator agrees. */
async function overturn(member: TestMember, decision: string | undefined): Promise<void> {
  const body = { decision: decision ?? '', text: 'They are my friends.' };
  expect((await as(member).send(sendAppeal, { body })).status).toBe(204);
  const id = (await moderator.call(getAppeals)).appeals.at(-1)?.id ?? '';
  const overturned = { id, outcome: 'overturned', reason: 'You know all of them.' } as const;
  expect((await moderator.send(decideAppeal, { body: overturned })).status).toBe(204);
}

test('an appeal against an early limit leaves the one that staff decided later, until that falls too (spec D5.13, D5.5)', async () => {
  const member = await signUp();
  await writeTo(member, 10, OPENER);
  await weigh();
  const [early] = await decisionsOf(member);
  clock.advance(1_000);
  const colleague = await createTestStaff(server, { roles: ['moderator'] });
  const { since: seen } = (await signalsOf(member)).member;
  const limit = { level: 'stopped', rule: 'scam', reason: 'He asks everybody for money.' } as const;
  await colleague.call(limitMember, { body: { member: member.profileId, seen, ...limit } });
  await overturn(member, early?.id);
  expect(await levelOf(member)).toBe('stopped');
  expect(await errorOf(member)).toBe('first_messages_stopped');
  const [late, first] = await decisionsOf(member);
  expect([late?.undone_at, first?.undone_at]).toEqual([null, expect.any(String)]);
  await overturn(member, late?.id);
  expect(await levelOf(member)).toBeNull();
});

test('an appeal against a limit is decided by a person, and ends it for good (spec D5.13, D5.5)', async () => {
  const member = await signUp();
  await writeTo(member, 10, OPENER);
  await weigh();
  const [decision] = await decisionsOf(member);
  await overturn(member, decision?.id);
  expect(await levelOf(member)).toBeNull();
  await weigh();
  expect(await levelOf(member)).toBeNull();
  clock.advance(HOUR_MS);
  await writeTo(member, FIRST_MESSAGES.later.perHour / 4, 'Hoi');
});
