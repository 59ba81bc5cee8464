import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '#contract/durations';
import { changeQuietHours } from '#contract/notifications';
import type { TestMember } from '../../testing/members.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { chatActions } from '../testing/chat-actions.ts';
import {
  messageEmailActions,
  NEW_CONVERSATION,
  NEW_MESSAGES,
  REMINDER,
} from './testing/message-email-actions.ts';

const server = await startTestServer();
const { as, clock, signUpMember } = server;
const { send, read } = chatActions(server);
const { queue, pass, emailsTo, subjectsTo, goOnline, choose, signUpSender, signUpPair } =
  messageEmailActions(server);

let anton: TestMember;
let bram: TestMember;
beforeEach(async () => {
  ({ anton, bram } = await signUpPair());
});

const chooseAll = async (member: TestMember, email: 'daily' | 'weekly' | 'never') => {
  await choose(member, 'new_messages', email);
  await choose(member, 'new_conversations', email);
  await choose(member, 'unread_message_reminders', 'never');
};

const atHour = (hour: number, minute: number) => {
  const day = new Date(clock.now());
  day.setUTCHours(hour, minute, 0, 0);
  return day;
};

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
