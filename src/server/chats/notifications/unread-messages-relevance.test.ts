import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#contract/durations';
import { changeNotificationPreference, changeQuietHours } from '#contract/notifications';
import { relevanceChecks } from '../../domains.ts';
import { isEmailRelevant } from '../../notifications/emails/is-email-relevant.ts';
import { sendDueEmails } from '../../platform/mail/email-worker.ts';
import type { OutgoingEmail } from '../../platform/mail/outbox.ts';
import { upsertPresenceWithoutSession } from '../../profiles/presence-queries.ts';
import type { TestMember } from '../../testing/members.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { chatActions } from '../testing/chat-actions.ts';
import { queueMessageEmails } from './queue-message-emails.ts';

const server = await startTestServer();
const { app, as, clock, db, signUpMember } = server;
const { send, read, remove, block, unsend } = chatActions(server);

let sent: OutgoingEmail[] = [];
const transport = {
  send: async (email: OutgoingEmail) => void sent.push(email),
  keepsBody: false,
  close: () => undefined,
};
const deliver = () =>
  sendDueEmails({
    ...app,
    transport,
    isRelevant: relevance => isEmailRelevant(app, relevanceChecks, relevance),
  });
/** Queues what is due now, and sends nothing. */
const queue = () => queueMessageEmails(app);
const after = async (minutes: number) => {
  clock.advance(minutes * MINUTE_MS);
  await queue();
};
const sentTo = ({ email }: TestMember) => sent.filter(({ to }) => to === email).map(({ text }) => text);
const countedFor = ({ accountId }: TestMember) =>
  db.selectFrom('notification_emails').select('id').where('account_id', '=', accountId).execute();

let anton: TestMember;
let bram: TestMember;
let carl: TestMember;
let withAnton: string;
beforeEach(async () => {
  clock.advance(10 * DAY_MS);
  await queue();
  sent = [];
  [anton, bram, carl] = await Promise.all([
    signUpMember({ credits: 9, premium: true }),
    signUpMember(),
    signUpMember({ credits: 9, premium: true }),
  ]);
  const { message } = await send(anton, bram, 'From Anton');
  withAnton = message.conversation;
  await send(carl, bram, 'From Carl');
  await after(6);
});

describe('an email about messages that waits to be sent (spec D2.48)', () => {
  test('is sent while everything that it names is unread', async () => {
    await send(anton, bram, 'One more');
    await deliver();
    expect(sentTo(bram)).toHaveLength(1);
    for (const text of ['From Carl', 'From Anton']) expect(sentTo(bram)[0]).toContain(text);
  });

  test('is dropped, and no longer counts, when everything was read', async () => {
    await read(bram, withAnton, 1);
    const chats = await db
      .selectFrom('conversation_members')
      .select('conversation_id')
      .where('profile_id', '=', bram.profileId)
      .execute();
    for (const { conversation_id } of chats) await read(bram, conversation_id, 1);
    await deliver();
    await after(10);
    await deliver();
    expect(sentTo(bram)).toEqual([]);
    expect(await countedFor(bram)).toEqual([]);
    expect(await db.selectFrom('email_outbox').select('id').where('sent_at', 'is', null).execute()).toEqual(
      [],
    );
  });

  const changes: [string, () => Promise<unknown>][] = [
    ['was read', () => read(bram, withAnton, 1)],
    ['is of a blocked member', () => block(bram, anton)],
    ['is of a member who blocks', () => block(anton, bram)],
    ['was deleted', () => remove(bram, withAnton)],
    ['is of a deleted account', () => db.deleteFrom('accounts').where('id', '=', anton.accountId).execute()],
    [
      'was unsent',
      async () => {
        const { id } = await db
          .selectFrom('messages')
          .select('id')
          .where('conversation_id', '=', withAnton)
          .executeTakeFirstOrThrow();
        await unsend(anton, id);
      },
    ],
  ];
  test.each(changes)('is replaced by one about the rest, when one conversation %s', async (_how, change) => {
    await change();
    await deliver();
    expect(sentTo(bram)).toEqual([]);
    await queue();
    await deliver();
    await after(30);
    await deliver();
    expect(sentTo(bram)).toHaveLength(1);
    expect(sentTo(bram)[0]).toContain('From Carl');
    expect(sentTo(bram)[0]).not.toContain('From Anton');
    expect(await countedFor(bram)).toHaveLength(1);
  });

  test('waits when quiet hours began or the member came online, and leaves later', async () => {
    const minute = clock.now().getUTCHours() * 60;
    const quiet_hours = { starts_at: minute, ends_at: (minute + 120) % 1_440, time_zone: 'UTC' };
    await as(bram).call(changeQuietHours, { body: { quiet_hours } });
    await deliver();
    await after(15);
    await deliver();
    expect(sentTo(bram)).toEqual([]);
    await after(120);
    await upsertPresenceWithoutSession(db, bram.profileId, new Date(clock.now().getTime() + 20 * MINUTE_MS));
    await deliver();
    expect(sentTo(bram)).toEqual([]);
    for (let count = 0; count < 4; count++) await after(10);
    await deliver();
    expect(sentTo(bram)).toHaveLength(1);
  });

  test('is replaced by a discreet one, when the member turned on discreet mode after it was queued (spec D5.2)', async () => {
    await db.updateTable('accounts').set({ discreet: true }).where('id', '=', bram.accountId).execute();
    await deliver();
    expect(sentTo(bram)).toEqual([]);
    expect(await countedFor(bram)).toEqual([]);
    await queue();
    await deliver();
    expect(sentTo(bram)).toHaveLength(1);
    expect(sentTo(bram)[0]).not.toMatch(/Anton|Carl|Lavender/);
    expect(await countedFor(bram)).toHaveLength(1);
  });

  test('leaves, when it is dropped, an earlier email about the conversation as it was', async () => {
    await deliver();
    const emailed = () =>
      db
        .selectFrom('message_notifications')
        .select(['emailed_seq', 'emailed_at', 'reminded_seq'])
        .where('conversation_id', '=', withAnton)
        .where('profile_id', '=', bram.profileId)
        .executeTakeFirstOrThrow();
    const earlier = await emailed();
    expect(earlier).toMatchObject({ emailed_seq: 1, reminded_seq: 0 });
    clock.advance(2 * DAY_MS);
    await send(anton, bram, 'Second');
    await after(6);
    expect(await emailed()).toMatchObject({ emailed_seq: 2 });
    await read(bram, withAnton, 1);
    await deliver();
    expect(await emailed()).toEqual(earlier);
    await after(30);
    const types = await db
      .selectFrom('notification_emails')
      .select('type')
      .where('account_id', '=', bram.accountId)
      .orderBy('queued_at')
      .execute();
    expect(types.map(({ type }) => type)).toEqual(['new_conversations', 'new_messages']);
  });

  test('is dropped when the member switched these emails off', async () => {
    for (const type of ['new_conversations', 'new_messages', 'unread_message_reminders'] as const)
      await as(bram).call(changeNotificationPreference, { body: { type, email: 'never', push: 'never' } });
    await deliver();
    await after(30);
    await deliver();
    expect(sentTo(bram)).toEqual([]);
  });
});
