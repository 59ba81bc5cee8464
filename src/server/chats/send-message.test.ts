import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { blockMember } from '#contract/blocks';
import * as calls from '#contract/chats';
import { deleteAccount } from '#contract/deletion';
import type { TestMember } from '../testing/members.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const { app, db, as, signUpMember } = server;

let anton: TestMember;
let bram: TestMember;
beforeEach(async () => {
  anton = await signUpMember({ name: 'Anton', credits: 10 });
  bram = await signUpMember({ name: 'Bram', credits: 10 });
});

const bodyTo = (to: TestMember, text = 'Hello', client_id: string = randomUUID()) => ({
  body: { to: to.profileId, client_id, text },
});
const send = (from: TestMember, to: TestMember, text?: string, clientId?: string) =>
  as(from).call(calls.sendMessage, bodyTo(to, text, clientId));
const trySend = (from: TestMember, to: TestMember, text?: string, clientId?: string) =>
  as(from).send(calls.sendMessage, bodyTo(to, text, clientId));

const storedOf = (member: TestMember) =>
  db.selectFrom('messages').selectAll().where('sender_id', '=', member.profileId).orderBy('seq').execute();
const ledgerOf = async ({ accountId }: TestMember) => {
  const rows = await db
    .selectFrom('ledger_entries')
    .select('amount')
    .where('account_id', '=', accountId)
    .execute();
  return rows.reduce((sum, { amount }) => sum + amount, 0);
};
const walletOf = async ({ accountId }: TestMember) => {
  const { free, purchased } = await db
    .selectFrom('wallets')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return free + purchased;
};
const statementsWaitingForLocks = async () => {
  const { rows } = await sql<{ n: number }>`select count(*) as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.n;
};
const conversations = async () =>
  Number(
    (
      await db
        .selectFrom('conversations')
        .select(eb => eb.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

test('a page of one member sends nothing in the name of another who logged in since, and learns of it (spec D2.21)', async () => {
  const ofBram = { 'x-member': bram.profileId };
  const carl = await signUpMember({ name: 'Carl' });
  expect((await as(anton).send(calls.sendMessage, bodyTo(carl), ofBram)).body).toMatchObject({
    error: { code: 'authentication_required', params: { by: 'other' } },
    authentication_required: true,
  });
  expect(await storedOf(anton)).toEqual([]);
  expect((await as(anton).send(deleteAccount, { body: {} }, ofBram)).error).toMatchObject({
    code: 'authentication_required',
    params: { by: 'other' },
  });
  const { status } = await as(bram).send(calls.sendMessage, bodyTo(carl), ofBram);
  expect([status, (await storedOf(bram)).length]).toEqual([200, 1]);
});

describe('sending (spec 4.13, 5.9, 6.4)', () => {
  test('a message costs message_credits, counts up by one and returns the balance', async () => {
    const first = await send(anton, bram, 'One');
    const second = await send(anton, bram, 'Two');
    expect(first).toMatchObject({ credits: 9, message: { seq: 1, mine: true, text: 'One', held: false } });
    expect(second).toMatchObject({
      credits: 8,
      message: { seq: 2, conversation: first.message.conversation },
    });
    const [entry] = await db
      .selectFrom('ledger_entries')
      .selectAll()
      .where('reference', '=', first.message.id)
      .execute();
    expect(entry).toMatchObject({ lot: 'free', contra: 'messages', amount: -1 });
  });

  test('200 concurrent sends with 10 credits store 10, in one order, and the ledger equals the balance', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, n) => trySend(anton, bram, `No. ${n}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(new Set(answers.map(({ error }) => error?.code))).toEqual(
      new Set([undefined, 'insufficient_credits']),
    );
    expect((await storedOf(anton)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect([await ledgerOf(anton), await walletOf(anton)]).toEqual([0, 0]);
    const { chats } = await as(bram).call(calls.getChats);
    expect(chats).toMatchObject([{ num_unread_messages: 10 }]);
  });

  test('50 requests with the same client id store one message and cost one credit, all with the same answer', async () => {
    const clientId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => send(anton, bram, `Try ${n}`, clientId)),
    );
    expect(new Set(answers.map(({ message }) => message.id)).size).toBe(1);
    expect(new Set(answers.map(({ message }) => message.text)).size).toBe(1);
    expect(await storedOf(anton)).toHaveLength(1);
    expect([await ledgerOf(anton), await walletOf(anton)]).toEqual([9, 9]);
  });

  test('messages of many senders share commits, and each sender gets an own answer', async () => {
    const pairs = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const [from, to] = await Promise.all([signUpMember({ credits: 2 }), signUpMember()]);
        await send(from, to, 'Before');
        return { from, to };
      }),
    );
    const poor = await signUpMember({ credits: 1 });
    await send(poor, bram, 'Before');
    const blocked = await signUpMember({ credits: 2 });
    await send(blocked, bram, 'Before');
    await as(bram).call(blockMember, { body: { id: blocked.profileId } });
    const repeated = randomUUID();
    const earlier = await send(anton, bram, 'Before', repeated);

    const [poorly, refused, again, begins, ...sent] = await Promise.all([
      trySend(poor, bram),
      trySend(blocked, bram),
      trySend(anton, bram, 'After', repeated),
      trySend(bram, (await signUpMember()) as TestMember),
      ...pairs.map(({ from, to }) => trySend(from, to, 'Now')),
    ]);
    expect(poorly?.error?.code).toBe('insufficient_credits');
    expect(refused?.error?.code).toBe('not_found');
    expect(again?.body).toMatchObject({ message: { id: earlier.message.id, text: 'Before' }, credits: 9 });
    expect(begins?.body).toMatchObject({ message: { seq: 1 }, credits: 9 });
    for (const [index, { body }] of sent.entries()) {
      expect(body).toMatchObject({ message: { seq: 2, text: 'Now' }, credits: 0 });
      const { from, to } = pairs[index] as (typeof pairs)[number];
      expect([await ledgerOf(from), await walletOf(from)]).toEqual([0, 0]);
      expect((await as(to).call(calls.getChats)).chats).toMatchObject([{ num_unread_messages: 2 }]);
    }
    const { rows } = await sql<{ commits: number }>`select count(distinct xmin::text)::int as commits
      from messages where body = 'Now'`.execute(db);
    expect(rows[0]?.commits).toBeLessThan(pairs.length);
  });

  test('nobody waits for the locks of another sender', async () => {
    const carl = await signUpMember({ credits: 2 });
    await send(carl, bram);
    await send(anton, bram);
    await db
      .transaction()
      .execute(async trx => {
        await trx
          .selectFrom('wallets')
          .selectAll()
          .where('account_id', '=', carl.accountId)
          .forUpdate()
          .execute();
        const waiting = send(carl, bram, 'Late');
        await expect.poll(statementsWaitingForLocks).toBe(1);
        expect(await send(anton, bram, 'At once')).toMatchObject({ credits: 8 });
        return { waiting };
      })
      .then(({ waiting }) => waiting);
    expect((await storedOf(carl)).map(({ body }) => body)).toEqual(['Hello', 'Late']);
  });

  test('a repeat returns the first message even with the last credit gone, another text, another recipient or a block', async () => {
    const poor = await signUpMember({ credits: 1 });
    const carl = await signUpMember();
    const clientId = randomUUID();
    const first = await send(poor, bram, 'First', clientId);
    expect(await send(poor, bram, 'Second', clientId)).toEqual({ ...first, credits: 0 });
    expect(await send(poor, carl, 'First', clientId)).toEqual({ ...first, credits: 0 });
    await db.updateTable('profiles').set({ status: 'disabled' }).where('id', '=', bram.profileId).execute();
    expect(await send(poor, bram, 'First', clientId)).toEqual({ ...first, credits: 0 });
  });

  test('another member may use the same client id', async () => {
    const clientId = randomUUID();
    await send(anton, bram, 'Mine', clientId);
    expect(await send(bram, anton, 'Mine too', clientId)).toMatchObject({
      message: { text: 'Mine too', seq: 2 },
    });
  });

  test('the free lot is spent first, then the purchased one', async () => {
    const rich = await signUpMember({ credits: 1, purchasedCredits: 5 });
    await send(rich, bram);
    expect(await send(rich, bram)).toMatchObject({ credits: 4 });
  });

  test('without credits nothing is stored: 402', async () => {
    const poor = await signUpMember({ credits: 0 });
    expect(await trySend(poor, bram)).toMatchObject({ status: 402, error: { code: 'insufficient_credits' } });
    expect(await storedOf(poor)).toEqual([]);
  });

  test('nothing is charged where the price is 0', async () => {
    const site = server.app.sites.byId(1);
    if (!site) throw new Error('no site');
    const before = site.settings.message_credits;
    site.settings.message_credits = 0;
    expect(await send(anton, bram)).toMatchObject({ credits: 10 });
    site.settings.message_credits = before;
  });
});

describe('starting conversations (spec 6.2)', () => {
  test('a free member starts 2, also with 50 concurrent first messages; refused ones cost nothing', async () => {
    const free = await signUpMember({ credits: 50 });
    const others = await Promise.all(Array.from({ length: 50 }, () => signUpMember()));
    const before = await conversations();
    const answers = await Promise.all(others.map(other => trySend(free, other)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.filter(({ error }) => error?.code === 'conversation_limit')).toHaveLength(48);
    expect(await conversations()).toBe(before + 2);
    expect([await ledgerOf(free), await walletOf(free)]).toEqual([48, 48]);
  });

  test('answers and existing conversations do not count', async () => {
    for (let n = 0; n < 3; n++) {
      const other = await signUpMember();
      await send(other, anton);
      await send(anton, other);
    }
    await send(anton, bram);
    await send(anton, bram);
    await send(anton, await signUpMember());
    expect(await trySend(anton, await signUpMember())).toMatchObject({
      status: 403,
      error: { code: 'conversation_limit' },
    });
  });

  test('deleting a conversation frees none', async () => {
    const { message } = await send(anton, bram);
    await send(anton, await signUpMember());
    await as(anton).call(calls.deleteChat, { body: { conversation: message.conversation } });
    expect((await trySend(anton, await signUpMember())).error?.code).toBe('conversation_limit');
    expect(await send(anton, bram)).toMatchObject({ message: { seq: 2 } });
  });

  test('a premium member starts any number (spec 6.3)', async () => {
    const premium = await signUpMember({ premium: true, credits: 10 });
    for (let n = 0; n < 4; n++) await send(premium, await signUpMember());
    expect(await storedOf(premium)).toHaveLength(4);
  });

  test('two first messages to each other at the same moment share one conversation', async () => {
    for (let round = 0; round < 10; round++) {
      const [one, other] = [await signUpMember(), await signUpMember()];
      const [first, second] = await Promise.all([send(one, other), send(other, one)]);
      expect(first.message.conversation).toBe(second.message.conversation);
      expect([first.message.seq, second.message.seq].sort()).toEqual([1, 2]);
      const { started } = await db
        .selectFrom('profiles')
        .select(eb => eb.fn.sum('conversations_started').as('started'))
        .where('id', 'in', [one.profileId, other.profileId])
        .executeTakeFirstOrThrow();
      expect(Number(started)).toBe(1);
    }
  });
});

describe('recipients (spec 4.13)', () => {
  test.each([
    ['oneself', async () => anton.profileId],
    ['an unknown member', async () => randomUUID()],
    ['an invisible member', async () => (await signUpMember({ invisible: true })).profileId],
    ['an unconfirmed member', async () => (await signUpMember({ status: 'not_confirmed' })).profileId],
    [
      'a member of another site',
      async () => {
        await db
          .insertInto('sites')
          .values({ id: 2, key: 'other-site', audience: 'everyone' })
          .onConflict(c => c.doNothing())
          .execute();
        return (await signUpMember({ siteId: 2 })).profileId;
      },
    ],
  ])('to %s answers 404, costs and stores nothing', async (_whom, to) => {
    const answer = await as(anton).send(calls.sendMessage, {
      body: { to: await to(), client_id: randomUUID(), text: 'Hi' },
    });
    expect(answer).toMatchObject({ status: 404, error: { code: 'not_found' } });
    expect(await walletOf(anton)).toBe(10);
  });

  test('an invisible member may write first, and can then be answered (spec 4.5)', async () => {
    const hidden = await signUpMember({ invisible: true });
    await send(hidden, anton, 'Psst');
    expect(await send(anton, hidden, 'Yes?')).toMatchObject({ message: { seq: 2 } });
  });

  test('a visitor must log in (spec 5.10)', async () => {
    const answer = await server.visitor().send(calls.sendMessage, bodyTo(bram));
    expect(answer).toMatchObject({ status: 403, body: { authentication_required: true } });
  });

  test('a message that waited for a block costs nothing and is not found', async () => {
    await send(anton, bram);
    const before = await ledgerOf(anton);
    let answer: ReturnType<typeof trySend> | undefined;
    await db.transaction().execute(async trx => {
      const ids = { blocker_id: bram.profileId, blocked_id: anton.profileId };
      await trx.deleteFrom('messages').where('sender_id', '=', anton.profileId).execute();
      const pair = [anton.profileId, bram.profileId].sort();
      await trx.deleteFrom('conversations').where('low_id', '=', String(pair[0])).execute();
      await trx
        .insertInto('blocks')
        .values({ ...ids, blocked_name: 'Anton', had_contact: true })
        .execute();
      answer = trySend(anton, bram);
      await expect.poll(statementsWaitingForLocks, { interval: 5 }).toBe(1);
    });
    expect((await answer)?.status).toBe(404);
    expect(await storedOf(anton)).toEqual([]);
    expect([await ledgerOf(anton), await walletOf(anton)]).toEqual([before, before]);
  });

  test('a first message and a block at the same moment leave no conversation', async () => {
    for (let round = 0; round < 10; round++) {
      const [one, other] = [await signUpMember(), await signUpMember()];
      const block = as(other).call(blockMember, { body: { id: one.profileId } });
      await Promise.all([trySend(one, other), trySend(one, other), trySend(one, other), block]);
      const remaining = await db
        .selectFrom('conversation_members')
        .selectAll()
        .where('profile_id', '=', one.profileId)
        .execute();
      expect(remaining).toEqual([]);
    }
  });
});

describe('the text (spec 5.9, D2.7)', () => {
  const family = '👨‍👩‍👧‍👦';

  test('emoji of many code points count as 1: 1,000 of them are sent unchanged', async () => {
    const text = family.repeat(1_000);
    expect((await send(anton, bram, text)).message.text).toBe(text);
  });

  test.each([
    ['1,001 characters', 'x'.repeat(1_001), 'message_too_long'],
    ['1,001 emoji', family.repeat(1_001), 'message_too_long'],
    ['nothing', '', 'message_empty'],
    ['white space', ' \n\t ', 'message_empty'],
    ['a space of no width', '\u200b', 'message_empty'],
    ['joiners alone', '\u2060 \u200d', 'message_empty'],
    ['NUL', 'a\u0000b', 'field_invalid'],
    ['a direction override', 'invoice\u202Egpj.exe', 'field_invalid'],
    ['an isolate', 'a\u2066b', 'field_invalid'],
    ['half a surrogate pair', 'a\uD83Db', 'field_invalid'],
  ])('%s is refused at the field', async (_what, text, code) => {
    const answer = await trySend(anton, bram, text);
    expect(answer).toMatchObject({
      status: 422,
      error: { code: 'invalid_input', fields: { text: { code } } },
    });
    expect(await walletOf(anton)).toBe(10);
  });

  test('the refusal is in the language of the caller', async () => {
    const { error } = await trySend(anton, bram, 'x'.repeat(1_001));
    expect(error?.fields?.text?.message).toBe('Je bericht is langer dan 1000 tekens');
  });

  test('the setting message_length decides, below 1,000 and above', async () => {
    const allow = async (length: number) => {
      const row = { site_id: 1, name: 'message_length', value: JSON.stringify(length) };
      await db.deleteFrom('site_settings').where('name', '=', row.name).execute();
      await db.insertInto('site_settings').values(row).execute();
      await app.sites.refresh();
    };
    await allow(5);
    const { status, error } = await trySend(anton, bram, '123456');
    expect({ status, error }).toMatchObject({
      status: 422,
      error: { fields: { text: { code: 'message_too_long', params: { message_length: 5 } } } },
    });
    await allow(1_500);
    expect((await trySend(anton, bram, 'x'.repeat(1_500))).status).toBe(200);
    await allow(1_000);
  });

  test('script text and line breaks are returned as text', async () => {
    const text = '<script>alert("1")</script>\n<img src=x onerror=alert(1)> \' or 1=1 --';
    const { message } = await send(anton, bram, text);
    expect(message.text).toBe(text);
    const { chats } = await as(bram).call(calls.getChats);
    expect(chats[0]?.conversation.last_message).toMatchObject({ text, mine: false });
  });
});
