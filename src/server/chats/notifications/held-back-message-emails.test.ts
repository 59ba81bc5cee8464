import { beforeEach, describe, expect, test } from 'vitest';
import { changeQuietHours } from '#contract/notifications';
import { changeProfile } from '#contract/profiles';
import type { TestMember } from '../../testing/members.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { chatActions } from '../testing/chat-actions.ts';
import { messageEmailActions, NEW_CONVERSATION, NEW_MESSAGES } from './testing/message-email-actions.ts';

const server = await startTestServer();
const { as, clock, db, signUpMember } = server;
const { send, read, block, confirm, unsend } = chatActions(server);
const { queue, pass, emailsTo, subjectsTo, goOnline, choose, signUpSender, signUpPair } =
  messageEmailActions(server);

let anton: TestMember;
let bram: TestMember;
beforeEach(async () => {
  ({ anton, bram } = await signUpPair());
});

describe('an email that may not be sent now (spec D2.48)', () => {
  test('waits while the member is online, and comes when they left without reading', async () => {
    await send(anton, bram);
    await goOnline(bram, 120);
    await pass(110, 5);
    expect(await emailsTo(bram)).toEqual([]);
    await pass(30, 5);
    expect(await subjectsTo(bram)).toEqual([NEW_CONVERSATION]);
  });

  test('is not needed if they read before they left', async () => {
    const { message } = await send(anton, bram);
    await goOnline(bram, 60);
    await pass(30, 5);
    await read(bram, message.conversation, 1);
    await pass(120, 10);
    expect(await emailsTo(bram)).toEqual([]);
    expect(await db.selectFrom('message_email_checks').selectAll().execute()).toEqual([]);
  });

  test.each([
    ['over midnight', '2040-01-10T22:30:00Z', '2040-01-11T06:55:00Z'],
    ['when summer time begins', '2040-03-24T22:30:00Z', '2040-03-25T05:55:00Z'],
    ['when summer time ends', '2040-10-27T21:30:00Z', '2040-10-28T06:55:00Z'],
  ])('waits until the quiet hours end, %s', async (_when, sentAt, almost) => {
    const quiet = { starts_at: 22 * 60, ends_at: 8 * 60, time_zone: 'Europe/Amsterdam' };
    clock.set(new Date(sentAt));
    await queue();
    const sleeper = await signUpMember();
    const sender = await signUpSender();
    await as(sleeper).call(changeQuietHours, { body: { quiet_hours: quiet } });
    await send(sender, sleeper);
    await pass(30, 5);
    clock.set(new Date(almost));
    await queue();
    expect(await emailsTo(sleeper)).toEqual([]);
    await pass(20, 5);
    expect(await emailsTo(sleeper)).toHaveLength(1);
  });

  test('waits after three in 24 hours, and nothing is lost', async () => {
    await choose(bram, 'unread_message_reminders', 'never');
    const senders = await Promise.all([1, 2, 3, 4].map(() => signUpSender()));
    for (const sender of senders) {
      await send(sender, bram, `From ${sender.name}`);
      await pass(10);
    }
    expect(await emailsTo(bram)).toHaveLength(3);
    await pass(22 * 60, 30);
    expect(await emailsTo(bram)).toHaveLength(3);
    await pass(3 * 60, 10);
    const emails = await emailsTo(bram);
    expect(emails).toHaveLength(4);
    expect(emails[3]?.text).toContain(`“From ${senders[3]?.name}”`);
  });

  test('a conversation that stays unread is the subject of one email a day', async () => {
    await choose(bram, 'unread_message_reminders', 'never');
    await send(anton, bram, 'One');
    await pass(10);
    await send(anton, bram, 'Two');
    await pass(23 * 60, 30);
    expect(await emailsTo(bram)).toHaveLength(1);
    await pass(60, 10);
    const emails = await emailsTo(bram);
    expect(emails.map(({ subject }) => subject)).toEqual([NEW_CONVERSATION, NEW_MESSAGES]);
    expect(emails[1]?.text).toContain('2 nieuwe berichten, het laatste: “Two”');
  });
});

describe('no email (spec D2.48, 4.4, 4.2)', () => {
  const expectNone = async () => {
    await pass(30, 5);
    expect(await emailsTo(bram)).toEqual([]);
  };

  test('about a blocked, blocking, hidden, deleting or erased member', async () => {
    const senders = await Promise.all([1, 2, 3, 4].map(() => signUpSender()));
    for (const sender of senders) await send(sender, bram);
    const [blocked, blocking, leaving, erased] = senders as [TestMember, TestMember, TestMember, TestMember];
    await block(bram, blocked);
    await block(blocking, bram);
    await db
      .updateTable('accounts')
      .set({ status: 'deleting', deleted_at: clock.now() })
      .where('id', '=', leaving.accountId)
      .execute();
    await db.deleteFrom('accounts').where('id', '=', erased.accountId).execute();
    await expectNone();
  });

  test('about held messages until their sender confirms the address', async () => {
    const fresh = await signUpMember({ status: 'not_confirmed', name: 'Fresh', credits: 3 });
    await send(fresh, bram, 'Held');
    await expectNone();
    await confirm(fresh);
    await pass(6);
    expect((await emailsTo(bram)).map(({ text }) => text.includes('“Held”'))).toEqual([true]);
  });

  test('about messages that were taken back', async () => {
    const { message } = await send(anton, bram);
    await unsend(anton, message.id);
    await expectNone();
  });

  test('to members who left, are banned, unconfirmed or whose notifications are disabled', async () => {
    const change = async (values: object) => {
      const member = await signUpMember();
      await send(anton, member);
      await db.updateTable('accounts').set(values).where('id', '=', member.accountId).execute();
      return member;
    };
    const members = [
      await change({ status: 'deleting', deleted_at: clock.now() }),
      await change({ status: 'banned' }),
      await change({ confirmed_at: null }),
      await change({ notifications_disabled: ['bounce'] }),
    ];
    await pass(30, 5);
    for (const member of members) expect(await emailsTo(member)).toEqual([]);
  });

  test('for a type that the member switched off, while the other type still comes', async () => {
    await choose(bram, 'new_conversations', 'never');
    await choose(bram, 'unread_message_reminders', 'never');
    await send(anton, bram, 'New');
    await expectNone();
    const carl = await signUpMember({ credits: 5 });
    await send(bram, carl, 'Hello');
    await send(carl, bram, 'Known');
    await pass(6);
    const [email] = await emailsTo(bram);
    expect(email?.subject).toBe(NEW_MESSAGES);
    expect(email?.text).toContain('“Known”');
    expect(email?.text).not.toContain('“New”');
  });

  test('of an invisible member who did not write; one who wrote is shown', async () => {
    await send(anton, bram, 'I show myself');
    await as(anton).call(changeProfile, { body: { invisible: true } });
    await pass(6);
    expect((await emailsTo(bram))[0]?.text).toContain('“I show myself”');
  });

  test('between accounts of the demo data, unless somebody is logged in', async () => {
    await db
      .updateTable('accounts')
      .set({ seeded: true })
      .where('id', 'in', [anton.accountId, bram.accountId])
      .execute();
    const used = await signUpMember();
    await db.updateTable('accounts').set({ seeded: true }).where('id', '=', used.accountId).execute();
    await send(anton, bram);
    await send(anton, used);
    await db.deleteFrom('sessions').where('account_id', '=', bram.accountId).execute();
    await expectNone();
    expect(await emailsTo(used)).toHaveLength(1);
  });
});
