import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/durations';
import { changeNotificationPreference, changeQuietHours } from '#contract/notifications';
import { changeProfile } from '#contract/profiles';
import { addToWordFilter } from '#contract/word-filter';
import { upsertPresenceWithoutSession } from '../../profiles/presence-queries.ts';
import type { TestMember } from '../../testing/members.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { chatActions } from '../testing/chat-actions.ts';
import { queueMessageEmails } from './queue-message-emails.ts';

const server = await startTestServer();
const { app, as, clock, db, signUpMember } = server;
const { send, read, block, confirm, unsend } = chatActions(server);

const minutes = (count: number) => clock.advance(count * MINUTE_MS);
const queue = () => queueMessageEmails(app);
/** Lets the minutes pass, with a run of the job after each. */
const pass = async (count: number, step = 1) => {
  for (let minute = 0; minute < count; minute += step) {
    minutes(step);
    await queue();
  }
};
const emailsTo = async ({ email }: TestMember) =>
  db
    .selectFrom('email_outbox')
    .select(['subject', 'text_body as text', 'html_body as html', 'headers', 'relevance', 'sender_name'])
    .where('recipient', '=', email)
    .orderBy('id')
    .execute();
const subjectsTo = async (member: TestMember) => (await emailsTo(member)).map(({ subject }) => subject);
const goOnline = ({ profileId }: TestMember, forMinutes: number) =>
  upsertPresenceWithoutSession(db, profileId, new Date(clock.now().getTime() + forMinutes * MINUTE_MS));
const choose = (
  member: TestMember,
  type: 'new_messages' | 'new_conversations' | 'unread_message_reminders',
  email: 'at_once' | 'daily' | 'weekly' | 'never',
) => as(member).call(changeNotificationPreference, { body: { type, email, push: 'never' } });
const chooseAll = async (member: TestMember, email: 'daily' | 'weekly' | 'never') => {
  await choose(member, 'new_messages', email);
  await choose(member, 'new_conversations', email);
  await choose(member, 'unread_message_reminders', 'never');
};

const NEW_CONVERSATION = 'Nieuw gesprek op Lavender';
const NEW_MESSAGES = 'Nieuwe berichten op Lavender';
const REMINDER = 'Nog ongelezen op Lavender';

let anton: TestMember;
let bram: TestMember;
const signUpSender = (options = {}) => signUpMember({ credits: 50, premium: true, ...options });
beforeEach(async () => {
  clock.set(new Date(Math.ceil(clock.now().getTime() / DAY_MS + 30) * DAY_MS + 10 * HOUR_MS));
  await queue();
  anton = await signUpSender({ name: 'Anton' });
  bram = await signUpMember({ credits: 50, premium: true });
});

describe('an email about messages (spec 3.4, D2.48)', () => {
  test('ten messages within minutes are one email, after five minutes', async () => {
    for (let count = 0; count < 10; count++) await send(anton, bram, `Message ${count}`);
    await pass(4);
    expect(await emailsTo(bram)).toEqual([]);
    await pass(10);
    const [email, ...more] = await emailsTo(bram);
    expect(more).toEqual([]);
    expect(email?.subject).toBe(NEW_CONVERSATION);
    expect(email?.text).toContain('10 nieuwe berichten, het laatste: “Message 9”');
    expect(email?.text).toContain('Anton');
  });

  test('one email names all conversations, the newest decides its type', async () => {
    const carl = await signUpSender({ name: 'Carl' });
    await send(bram, anton, 'First');
    await send(anton, bram, 'Answer');
    minutes(2);
    await send(carl, bram, 'Hello there');
    await pass(6);
    const [email, ...more] = await emailsTo(bram);
    expect(more).toEqual([]);
    expect(email?.subject).toBe(NEW_CONVERSATION);
    expect(email?.text).toMatch(/Carl.*“Hello there”.*Anton.*“Answer”/s);
  });

  test('leads to the conversation, and of several to the list', async () => {
    const { message } = await send(anton, bram);
    await pass(6);
    const [one] = await emailsTo(bram);
    expect(one?.text).toContain(`http://localhost:3000/chats/${message.conversation}`);
    expect(one?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
  });

  test('is in the language of the recipient', async () => {
    const carol = await signUpMember({ language: 'en', country: 'GB' });
    await send(anton, carol, 'Hi');
    await pass(6);
    const [email] = await emailsTo(carol);
    expect(email?.subject).toBe('New conversation on Lavender');
    expect(email?.text).toContain('New message: “Hi”');
    expect(email?.text).toContain('Open conversation');
  });

  test('what was read meanwhile causes none, a member who answered gets an email of new messages', async () => {
    const { message } = await send(anton, bram);
    await read(bram, message.conversation, 1);
    await pass(6);
    expect(await emailsTo(bram)).toEqual([]);
    await send(bram, anton, 'Hi');
    await send(anton, bram, 'How are you?');
    await pass(6);
    expect(await subjectsTo(bram)).toEqual([NEW_MESSAGES]);
    await send(anton, bram, 'Are you there?');
    await pass(30);
    expect(await subjectsTo(bram)).toEqual([NEW_MESSAGES]);
  });

  test('names a fictional member as one', async () => {
    const basil = await signUpSender({ name: 'Basil', fictional: true });
    await send(bram, basil, 'Hello');
    await send(basil, bram, 'Hi, I am not real');
    await pass(6);
    const [email] = await emailsTo(bram);
    expect(email?.text).toMatch(/Basil.*fictief profiel/s);
    expect(await emailsTo(basil)).toEqual([]);
  });

  test('shows no link, contact detail or covered message, and no more than 120 characters', async () => {
    await as(bram).call(addToWordFilter, { body: { word: 'horrible' } });
    const texts = [
      'Visit https://evil.example/now',
      'Mail me: a.b@mail.example',
      'You are horrible',
      'word '.repeat(100),
    ];
    for (const text of texts) await send(await signUpSender(), bram, text);
    await pass(6);
    const [email] = await emailsTo(bram);
    expect(email?.text).not.toMatch(/evil|a\.b@|horrible/);
    expect(email?.text.match(/Nieuw bericht: een bericht/g)).toHaveLength(2);
    expect(email?.text).toContain('een verborgen bericht');
    expect(/“(word [^”]*)”/.exec(email?.text ?? '')?.[1]?.length).toBeLessThanOrEqual(120);
  });

  test('in discreet mode names no member, shows no text and is neutral', async () => {
    await db.updateTable('accounts').set({ discreet: true }).where('id', '=', bram.accountId).execute();
    await send(anton, bram, 'Secret words');
    await pass(6);
    const [email] = await emailsTo(bram);
    expect(`${email?.subject} ${email?.sender_name}`).not.toMatch(/Lavender|gesprek/i);
    expect(email?.text).not.toMatch(new RegExp(`Anton|Secret|${bram.name}`));
    expect(email?.html).not.toMatch(new RegExp(`Anton|Secret|${bram.name}`));
  });
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

describe('daily and weekly emails (spec 3.4, D2.48)', () => {
  test.each([
    ['in winter', '2050-01-10T09:00:00Z', '2050-01-10T16:59:00Z', '2050-01-10T22:59:00Z'],
    ['in summer', '2050-07-10T09:00:00Z', '2050-07-10T15:59:00Z', '2050-07-10T21:59:00Z'],
  ])(
    'a daily email leaves at 18:00 in the zone of the quiet hours, else of the site, %s',
    async (_when, sentAt, here, there) => {
      clock.set(new Date(sentAt));
      await queue();
      const [sender, near, york] = [await signUpSender(), await signUpMember(), await signUpMember()];
      const quiet_hours = { starts_at: 0, ends_at: 60, time_zone: 'America/New_York' };
      await as(york).call(changeQuietHours, { body: { quiet_hours } });
      for (const member of [near, york]) {
        await chooseAll(member, 'daily');
        await send(sender, member, 'Morning');
      }
      await pass(10);
      clock.set(new Date(here));
      await queue();
      await send(sender, near, 'Evening');
      expect(await emailsTo(near)).toEqual([]);
      await pass(2);
      const [email] = await emailsTo(near);
      expect(email?.text).toContain('2 nieuwe berichten, het laatste: “Evening”');
      clock.set(new Date(there));
      await queue();
      expect(await emailsTo(york)).toEqual([]);
      await pass(2);
      await pass(24 * 60, 60);
      expect([await emailsTo(near), await emailsTo(york)].map(({ length }) => length)).toEqual([1, 1]);
    },
  );

  test('a weekly email leaves on Thursday', async () => {
    await chooseAll(bram, 'weekly');
    while (clock.now().getUTCDay() !== 1) clock.advance(DAY_MS);
    await queue();
    await send(anton, bram, 'Monday');
    await pass(3 * 24 * 60, 30);
    expect(await emailsTo(bram)).toEqual([]);
    await pass(9 * 60, 30);
    expect(await emailsTo(bram)).toHaveLength(1);
    await pass(8 * 24 * 60, 60);
    expect(await emailsTo(bram)).toHaveLength(1);
  });

  test('a daily email that could not leave at 18:00 leaves later the same evening', async () => {
    await chooseAll(bram, 'daily');
    await send(anton, bram);
    await pass(6);
    clock.set(atHour(16, 50));
    await goOnline(bram, 120);
    await pass(100, 10);
    expect(await emailsTo(bram)).toEqual([]);
    await pass(40, 10);
    expect(await emailsTo(bram)).toHaveLength(1);
  });

  test('nobody gets one who read everything or wants none', async () => {
    await chooseAll(bram, 'daily');
    const silent = await signUpMember();
    await chooseAll(silent, 'never');
    const { message } = await send(anton, bram);
    await send(anton, silent);
    await pass(60, 10);
    await read(bram, message.conversation, 1);
    await pass(24 * 60, 60);
    expect([...(await emailsTo(bram)), ...(await emailsTo(silent))]).toEqual([]);
  });
});

describe('the reminder of unread messages (spec 3.4, D2.48)', () => {
  test('comes once, 24 hours after the email', async () => {
    await send(anton, bram, 'Please answer');
    await pass(23 * 60, 30);
    expect(await subjectsTo(bram)).toEqual([NEW_CONVERSATION]);
    await pass(5 * 24 * 60, 60);
    const emails = await emailsTo(bram);
    expect(emails.map(({ subject }) => subject)).toEqual([NEW_CONVERSATION, REMINDER]);
    expect(emails[1]?.text).toContain('“Please answer”');
  });

  test('comes once for later messages only after the earlier were read', async () => {
    const { message } = await send(anton, bram, 'One');
    await pass(3 * 24 * 60, 60);
    await send(anton, bram, 'Two');
    await pass(3 * 24 * 60, 60);
    expect(await subjectsTo(bram)).toEqual([NEW_CONVERSATION, REMINDER, NEW_MESSAGES]);
    await read(bram, message.conversation, 2);
    await send(anton, bram, 'Three');
    await pass(3 * 24 * 60, 60);
    expect((await subjectsTo(bram)).slice(3)).toEqual([NEW_MESSAGES, REMINDER]);
  });

  test('comes even without emails of new messages, and never when it is switched off', async () => {
    const silent = await signUpMember();
    for (const member of [bram, silent]) {
      await choose(member, 'new_conversations', 'never');
      await choose(member, 'new_messages', 'never');
    }
    await choose(silent, 'unread_message_reminders', 'never');
    await send(anton, bram);
    await send(anton, silent);
    await pass(30 * 60, 60);
    expect(await subjectsTo(bram)).toEqual([REMINDER]);
    expect(await emailsTo(silent)).toEqual([]);
  });

  test('comes after a weekly email, not before it', async () => {
    await choose(bram, 'new_conversations', 'weekly');
    await choose(bram, 'new_messages', 'weekly');
    while (clock.now().getUTCDay() !== 1) clock.advance(DAY_MS);
    await queue();
    await send(anton, bram, 'Monday');
    await pass(3 * 24 * 60, 60);
    expect(await emailsTo(bram)).toEqual([]);
    await pass(9 * 60, 60);
    expect(await subjectsTo(bram)).toEqual([NEW_CONVERSATION]);
    await pass(3 * 24 * 60, 60);
    expect(await subjectsTo(bram)).toEqual([NEW_CONVERSATION, REMINDER]);
  });

  test('does not come for what was read', async () => {
    const { message } = await send(anton, bram);
    await pass(6);
    await read(bram, message.conversation, 1);
    await pass(48 * 60, 60);
    expect(await subjectsTo(bram)).toEqual([NEW_CONVERSATION]);
  });
});

const atHour = (hour: number, minute: number) => {
  const day = new Date(clock.now());
  day.setUTCHours(hour, minute, 0, 0);
  return day;
};
