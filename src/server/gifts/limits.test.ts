import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { sendMessage } from '#contract/chats';
import { sendGift } from '#contract/gifts';
import { testDatabaseUrl } from '../platform/testing/database.ts';
import type { TestMember } from '../testing/members.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const DATABASE_URL = await testDatabaseUrl();
const server = await startTestServer({ DATABASE_URL });
const restarted = await startTestServer({ DATABASE_URL });
const { db, clock, signUpMember } = server;

let anton: TestMember;
let bram: TestMember;
beforeEach(async () => {
  anton = await signUpMember({ credits: 4, purchasedCredits: 6 });
  bram = await signUpMember();
});

const sendAs = (
  from: TestMember,
  to: TestMember,
  number: number,
  clientId: string = randomUUID(),
  through: Pick<typeof server, 'as'> = server,
) => {
  const ids = { to: to.profileId, client_id: clientId };
  return number % 2
    ? through.as(from).send(sendGift, { body: { ...ids, gift: 'wine' } })
    : through.as(from).send(sendMessage, { body: { ...ids, text: `No. ${number}` } });
};
const accountStateOf = async ({ accountId, profileId }: TestMember) => {
  const entries = await db
    .selectFrom('ledger_entries')
    .select(['amount', 'reference', 'contra'])
    .where('account_id', '=', accountId)
    .execute();
  const messages = await db.selectFrom('messages').select('id').where('sender_id', '=', profileId).execute();
  const { free, purchased } = await db
    .selectFrom('wallets')
    .select(['free', 'purchased'])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  const ledger = entries.reduce((sum, { amount }) => sum + amount, 0);
  const paidFor = new Set(
    entries.flatMap(({ reference, contra }) => (contra !== 'sales' && reference) || []),
  );
  return { ledger, balance: free + purchased, paidFor, stored: messages.map(({ id }) => id) };
};

describe('concurrent texts and gifts (spec 5.9, 6.2)', () => {
  test('60 texts and gifts at once with 10 credits store as many as are paid for, and the ledger equals the balance', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, (_, number) => sendAs(anton, bram, number)));
    const sent = answers.filter(({ status }) => status === 200);
    const { ledger, balance, paidFor, stored } = await accountStateOf(anton);
    expect(stored).toHaveLength(sent.length);
    expect(new Set(stored)).toEqual(paidFor);
    expect(ledger).toBe(balance);
    expect(balance).toBe(0);
    expect(answers.filter(({ error }) => error?.code === 'insufficient_credits')).toHaveLength(
      60 - sent.length,
    );
  });

  test('50 first messages of a free member start 2 conversations and cost as much as two', async () => {
    const free = await signUpMember({ credits: 200 });
    const others = await Promise.all(Array.from({ length: 50 }, () => signUpMember()));
    const answers = await Promise.all(others.map((other, number) => sendAs(free, other, number)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.filter(({ error }) => error?.code === 'conversation_limit')).toHaveLength(48);
    const { ledger, balance, paidFor, stored } = await accountStateOf(free);
    expect([stored.length, new Set(stored)]).toEqual([2, paidFor]);
    expect(ledger).toBe(balance);
  });
});

test('one client id 50 times at once, as text and gift, a day later and after a restart: one row, one debit (spec D1.3)', async () => {
  const clientId = randomUUID();
  const atOnce = await Promise.all(
    Array.from({ length: 50 }, (_, number) => sendAs(anton, bram, number, clientId)),
  );
  clock.advance(86_400_000);
  const later = await sendAs(anton, bram, 0, clientId);
  const after = await sendAs(anton, bram, 1, clientId, restarted);
  const ids = [...atOnce, later, after].map(({ body }) => (body as { message: { id: string } }).message.id);
  expect(new Set(ids).size).toBe(1);
  const { ledger, balance, paidFor, stored } = await accountStateOf(anton);
  expect([stored, [...paidFor]]).toEqual([[ids[0]], [ids[0]]]);
  expect(ledger).toBe(balance);
});
