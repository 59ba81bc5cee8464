import type pg from 'pg';
import { hashSecret, newSecret } from '../../src/server/platform/secrets.ts';
import { unlimitedCardBudgetRows } from '../../src/server/testing/card-budget-rows.ts';
import { onDatabase } from './open-server.ts';

/** `secret` is the value of the session cookie. */
export type LoggedInMember = { accountId: string; profileId: string; secret: string };

export const logInMembers = (url: string, count: number): Promise<LoggedInMember[]> =>
  onDatabase(url, async client => {
    const { rows } = await client.query<{ id: string; account_id: string }>(
      `select id, account_id from profiles where status = 'active' and not invisible and site_id = 1 limit $1`,
      [count],
    );
    if (rows.length < count) throw new Error(`there are only ${rows.length} members to log in`);
    return openSessions(client, rows);
  });

export async function openSessions(
  client: pg.Client,
  profiles: { id: string; account_id: string }[],
): Promise<LoggedInMember[]> {
  const members = profiles.map(({ id, account_id }) => ({
    profileId: id,
    accountId: account_id,
    secret: newSecret(),
  }));
  await client.query(
    `insert into sessions (secret_hash, account_id, expires_at)
     select hash, account, now() + interval '1 day' from unnest($1::bytea[], $2::uuid[]) as login (hash, account)`,
    [members.map(({ secret }) => hashSecret(secret)), members.map(({ accountId }) => accountId)],
  );
  for (const { accountId } of members) await liftCardBudget(client, accountId);
  return members;
}

/** Lifts the card limit, because one account makes the requests of many members. */
async function liftCardBudget(client: pg.Client, accountId: string): Promise<void> {
  const reader = { accountId, member: null, address: '', site: { key: 'lavender' } };
  for (const { key, hits, resets_at } of unlimitedCardBudgetRows(reader))
    await client.query(
      `insert into rate_limits (key, hits, resets_at) values ($1, $2, $3)
       on conflict (key) do update set hits = excluded.hits, resets_at = excluded.resets_at`,
      [key, hits, resets_at],
    );
}

/** Two members who may see, write and like each other; the sender has enough credits. */
export type BenchPair = { sender: LoggedInMember; recipient: LoggedInMember };

/** Puts no member into two pairs, because such pairs would wait for each other. */
export const logInPairs = (url: string, count: number): Promise<BenchPair[]> =>
  onDatabase(url, async client => {
    const { rows } = await client.query<Record<'one' | 'other' | 'one_account' | 'other_account', string>>(
      `with pairs as (
         select c.low_id as one, c.high_id as other, l.account_id as one_account, h.account_id as other_account,
           row_number() over (partition by c.low_id order by c.id) as nth_low,
           row_number() over (partition by c.high_id order by c.id) as nth_high
         from (select * from conversations limit 20000) c
         join profiles l on l.id = c.low_id join profiles h on h.id = c.high_id
         where l.status = 'active' and h.status = 'active' and not l.invisible and not h.invisible
           and not l.fictional and not h.fictional
           and not exists (select from blocks b where (b.blocker_id, b.blocked_id) in ((l.id, h.id), (h.id, l.id))))
       select one, other, one_account, other_account from pairs where nth_low = 1 and nth_high = 1`,
    );
    const paired = new Set<string>();
    const pairs = rows.filter(({ one, other }) => {
      if (paired.has(one) || paired.has(other)) return false;
      paired.add(one).add(other);
      return true;
    });
    if (pairs.length < count) throw new Error(`there are only ${pairs.length} pairs`);
    const selected = pairs.slice(0, count);
    const senders = await openSessions(
      client,
      selected.map(({ one, one_account }) => ({ id: one, account_id: one_account })),
    );
    const recipients = await openSessions(
      client,
      selected.map(({ other, other_account }) => ({ id: other, account_id: other_account })),
    );
    await client.query(
      `insert into ledger_entries (account_id, lot, contra, amount)
       select account, 'free', 'promotion', 1000000 from unnest($1::uuid[]) as sender (account)`,
      [senders.map(({ accountId }) => accountId)],
    );
    return senders.map((sender, index) => ({ sender, recipient: recipients[index] as LoggedInMember }));
  });
