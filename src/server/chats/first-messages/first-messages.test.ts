import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { sendMessage } from '#contract/chats';
import { FIRST_MESSAGES, YOUNG_ACCOUNT_DAYS } from '#contract/constants';
import { DAY_MS, HOUR_MS } from '#contract/durations';
import { sendGif } from '#contract/gifs';
import { sendGift } from '#contract/gifts';
import { testDatabaseUrl } from '../../platform/testing/database.ts';
import type { TestMember, TestMemberOptions } from '../../testing/members.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { photoActions } from '../photos/testing/photo-actions.ts';
import { chatActions } from '../testing/chat-actions.ts';
import { nextFirstMessageAt, purgeFirstMessages } from './first-message-limit.ts';

const DATABASE_URL = await testDatabaseUrl();
const server = await startTestServer({ DATABASE_URL });
const sibling = await startTestServer({ DATABASE_URL });
const { app, db, as, clock, signUpMember } = server;
const { block, unsend } = chatActions(server);
const { trySending } = photoActions(server);

const { perHour, perDay } = FIRST_MESSAGES.young;
const old = { signedUpAt: new Date(clock.now().getTime() - YOUNG_ACCOUNT_DAYS * DAY_MS) };
const signUpSender = (details: TestMemberOptions = {}) =>
  signUpMember({ premium: true, credits: 300, ...details });
const signUpMembers = (count: number) => Promise.all(Array.from({ length: count }, () => signUpMember()));
const bodyTo = (to: TestMember) => ({ body: { to: to.profileId, client_id: randomUUID(), text: 'Hoi' } });
const write = (from: TestMember, to: TestMember) => as(from).send(sendMessage, bodyTo(to));
const writeToNewMembers = async (from: TestMember, count: number) => {
  const met = await signUpMembers(count);
  for (const stranger of met) expect((await write(from, stranger)).status).toBe(200);
  return met;
};
const firstMessageError = async (from: TestMember) => (await write(from, await signUpMember())).error?.code;
const walletOf = async ({ accountId }: TestMember) =>
  (
    await db
      .selectFrom('wallets')
      .select('free')
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow()
  ).free;

describe('first messages (spec D2.42)', () => {
  test('of 200 concurrent ones over two processes only the hourly limit arrives and is paid', async () => {
    const member = await signUpSender();
    const answers = await Promise.all(
      (await signUpMembers(200)).map((stranger, index) =>
        (index % 2 ? server : sibling).as(member).send(sendMessage, bodyTo(stranger)),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(perHour);
    const refused = answers.filter(({ status }) => status === 429);
    expect(new Set(refused.map(({ error }) => error?.code))).toEqual(new Set(['first_messages_limit']));
    expect(refused).toHaveLength(200 - perHour);
    expect(await walletOf(member)).toBe(300 - perHour);
    const started = await db.selectFrom('conversations').where('starter_id', '=', member.profileId).execute();
    expect(started).toHaveLength(perHour);
  });

  test('the refusal contains when the next first message is allowed, as text and as parameter', async () => {
    const member = await signUpSender();
    await writeToNewMembers(member, 1);
    clock.advance(20 * 60_000);
    await writeToNewMembers(member, perHour - 1);
    const dutch = as(member, { cookies: { language: 'nl' } });
    const { error, headers } = await dutch.send(sendMessage, bodyTo(await signUpMember()));
    expect(error?.message).toContain('Over 40 minuten kun je weer een nieuw gesprek beginnen');
    expect(headers['retry-after']).toBe('2400');
    clock.advance(40 * 60_000);
    expect(await firstMessageError(member)).toBeUndefined();
    expect(await firstMessageError(member)).toBe('first_messages_limit');
  });

  test('there is a daily limit, too, and an older account may write to more members', async () => {
    const young = await signUpSender();
    for (let sent = 0; sent < perDay; sent += perHour) {
      await writeToNewMembers(young, Math.min(perHour, perDay - sent));
      clock.advance(HOUR_MS);
    }
    expect(await firstMessageError(young)).toBe('first_messages_limit');
    const member = await signUpSender({ signedUpAt: old.signedUpAt });
    await writeToNewMembers(member, FIRST_MESSAGES.later.perHour);
    expect(await firstMessageError(member)).toBe('first_messages_limit');
  });

  test('existing conversations and answers are not limited', async () => {
    const member = await signUpSender();
    const [first] = await writeToNewMembers(member, perHour);
    expect((await write(member, first as TestMember)).status).toBe(200);
    const other = await signUpSender();
    await write(other, member);
    expect((await write(member, other)).status).toBe(200);
  });

  test('each answer frees one, once', async () => {
    const member = await signUpSender();
    const [first, second] = (await writeToNewMembers(member, perHour)) as [TestMember, TestMember];
    await write(first, member);
    await write(first, member);
    expect(await firstMessageError(member)).toBeUndefined();
    expect(await firstMessageError(member)).toBe('first_messages_limit');
    await write(second, member);
    expect(await firstMessageError(member)).toBeUndefined();
  });

  test('a block or unsending does not allow another first message', async () => {
    const member = await signUpSender();
    const [first, second] = (await writeToNewMembers(member, perHour)) as [TestMember, TestMember];
    await block(first, member);
    const { id } = await db
      .selectFrom('messages')
      .innerJoin('conversations', 'conversations.id', 'messages.conversation_id')
      .where('sender_id', '=', member.profileId)
      .where(eb => eb.or([eb('low_id', '=', second.profileId), eb('high_id', '=', second.profileId)]))
      .select('messages.id')
      .executeTakeFirstOrThrow();
    await unsend(member, id);
    expect(await firstMessageError(member)).toBe('first_messages_limit');
  });

  test('gifts, GIFs and photos count as first messages', async () => {
    const member = await signUpSender();
    await writeToNewMembers(member, perHour);
    const to = await signUpMember();
    const ids = { to: to.profileId, client_id: randomUUID() };
    const answers = [
      await as(member).send(sendGift, { body: { ...ids, gift: 'rose' } }),
      await as(member).send(sendGif, { body: { ...ids, gif: 'own-wave' } }),
      await trySending(member, to),
    ];
    expect(answers.map(({ status, error }) => [status, error?.code])).toEqual(
      Array.from({ length: 3 }, () => [429, 'first_messages_limit']),
    );
    expect(await walletOf(member)).toBe(300 - perHour);
  });

  test('held messages count', async () => {
    const member = await signUpSender({ status: 'not_confirmed' });
    await writeToNewMembers(member, perHour);
    expect(await firstMessageError(member)).toBe('first_messages_limit');
  });

  test('messages that no limit counts any more are purged', async () => {
    await writeToNewMembers(await signUpSender(), 2);
    clock.advance(DAY_MS);
    await purgeFirstMessages(app);
    expect(await db.selectFrom('first_messages').selectAll().execute()).toEqual([]);
  });
});

test('the next first message is allowed when enough of the last hour and day have passed', () => {
  const now = new Date('2026-03-14T12:00:00Z');
  const ago = (...minutes: number[]) => minutes.map(minute => new Date(now.getTime() - minute * 60_000));
  const waitAfter = (sent: Date[]) => nextFirstMessageAt(sent, now, now).getTime() - now.getTime();
  expect(waitAfter([])).toBeLessThan(0);
  expect(waitAfter(ago(...Array(perHour - 1).fill(1)))).toBeLessThan(0);
  expect(waitAfter(ago(50, 30, ...Array(perHour - 2).fill(1)))).toBe(10 * 60_000);
  expect(waitAfter(ago(50, 30, ...Array(perHour - 1).fill(1)))).toBe(30 * 60_000);
  expect(waitAfter(ago(1_000, ...Array(perDay - 1).fill(300)))).toBe(440 * 60_000);
});
