import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { ABUSE_LEVELS, levelOf, scoreOf, weightsOf } from '../../src/contract/abuse.ts';
import { DAY_MS } from '../../src/contract/durations.ts';
import { openerOf } from '../../src/server/chats/first-messages/opener.ts';
import { markRepeated } from '../../src/server/chats/first-messages/sent-openers.ts';
import { insertSignals } from '../../src/server/moderation/signals/queries.ts';
import { weighAccount } from '../../src/server/moderation/signals/weigh-account.ts';
import { fill, server, world } from './flood/testing/flooded-server.ts';

const { app, db } = server;

type FirstMessage = { id: string; starter: string; body: string; sent_at: Date };
let firstMessages: FirstMessage[] = [];

beforeAll(async () => {
  await fill({ world: { ...world, members: 3_000, conversations: 3 } });
  firstMessages = (
    await sql<FirstMessage>`
      select messages.id, starter_id as starter, body, messages.sent_at from messages
      join conversations on conversations.id = conversation_id
      where seq = 1 and sender_id = starter_id order by messages.sent_at`.execute(db)
  ).rows;
});

const openersOf = (messages: readonly FirstMessage[]) =>
  markRepeated(
    messages.map(({ id, body, sent_at }) => {
      const { fingerprint, hasLink, hasPaymentWord } = openerOf(app.config.secret, body);
      return { id, sentAt: sent_at, fingerprint, hasLink, hasPaymentWord };
    }),
  );

describe('typical members of a flood (spec D5.13)', () => {
  test('write first messages on their days, and none of them gets a level at any time', () => {
    expect(firstMessages.length).toBeGreaterThan(3_000);
    const limited: string[] = [];
    for (const [starter, messages] of Map.groupBy(firstMessages, one => one.starter)) {
      const signals = openersOf(messages).flatMap(({ sentAt: at, ...is }) => [
        ...(is.isRepeated ? [{ kind: 'repeated_opener' as const, at }] : []),
        ...(is.hasLink ? [{ kind: 'link' as const, at }] : []),
        ...(is.hasPaymentWord ? [{ kind: 'payment_words' as const, at }] : []),
      ]);
      for (const { at: now } of signals) {
        const known = signals.filter(({ at }) => at <= now);
        if (levelOf(scoreOf(weightsOf(known, now))) !== null) limited.push(starter);
      }
    }
    expect(limited).toEqual([]);
  });

  test('are weighed with their blocks, reports and accounts, and nobody gets a level', async () => {
    const { rows } = await sql<{ account_id: string }>`
      select account_id from profiles join blocks on blocked_id = profiles.id
      union select account_id from profiles where id in (select starter_id from conversations)
      limit 600`.execute(db);
    for (const { account_id } of rows) await weighAccount(app, account_id);
    expect(rows.length).toBeGreaterThan(300);
    expect(await db.selectFrom('abuse_levels').selectAll().execute()).toEqual([]);
    const limited = await db
      .selectFrom('profiles')
      .select('id')
      .where('first_messages_limit', 'is not', null)
      .execute();
    expect(limited).toEqual([]);
  });

  test('one among them who spams gets one', async () => {
    const { account_id } = await db
      .selectFrom('profiles')
      .select('account_id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const at = new Date(app.clock.now().getTime() - DAY_MS / 2);
    const count = Math.ceil(ABUSE_LEVELS.slowed / 6) + 1;
    const spam = Array.from({ length: count }, (_, source) => ({
      ...{ kind: 'repeated_opener' as const, source: String(source), at },
    }));
    await db.transaction().execute(trx => insertSignals(trx, account_id, spam));
    await weighAccount(app, account_id);
    const levels = await db.selectFrom('abuse_levels').select('account_id').execute();
    expect(levels).toEqual([{ account_id }]);
  });
});
