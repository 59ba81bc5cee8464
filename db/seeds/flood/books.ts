import type pg from 'pg';
import { MESSAGE_CREDITS, RETURN_DAYS, SIGNUP_CREDITS } from '#contract/constants';
import { nameNewcomers } from './newcomers.ts';

/**
 * Writes the books of a flood's members from what they did: the grant at sign-up, bundles bought by premium members, one entry for
 * each message in the order of time, the free credits first, and one for what came back. With its trigger off the wallets are written from the entries.
 * @returns the number of entries
 */
export async function writeBooks(client: pg.Client, before: number, fresh: boolean): Promise<number> {
  await nameNewcomers(client, before);
  const written: { rowCount: number | null }[] = [];
  for (const entries of [grants, purchases, expenses, returns]) written.push(await client.query(entries));
  if (fresh) await client.query(wallets);
  return written.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0);
}

/** An id of the books made from an account's: the same for the same entry. */
const entryId = (number: string) =>
  `overlay(account_id::text placing lpad(to_hex(${number}), 4, '0') from 25 for 4)::uuid`;

const insert = 'insert into ledger_entries (id, account_id, lot, contra, amount, reference, created_at)';

const grants = `${insert}
  select ${entryId('0')}, account_id, 'free', 'promotion', ${SIGNUP_CREDITS}, null, signed_up_at from newcomers`;

/** Bundles of a hundred, and a last one that leaves some: as many as he has spent, when he paid for the first time. */
const purchases = `${insert}
  select ${entryId('bundle')}, account_id, 'purchased', 'sales',
    case when bundle < bundles or rest >= 50 then 100 when rest >= 25 then 50 when rest >= 10 then 25 else 10 end,
    null, premium_since
  from (
    select account_id, premium_since, spent / 100 + 1 as bundles, spent % 100 as rest
    from newcomers
    left join (select sender_id, count(*)::int * ${MESSAGE_CREDITS} as sent from messages group by 1) talk on sender_id = profile_id,
    lateral (select greatest(coalesce(sent, 0) - ${SIGNUP_CREDITS}, 0) as spent) as needs
    where premium_since is not null
  ) buyers, lateral generate_series(1, bundles) as bundle`;

const expenses = `${insert}
  select id, account_id,
    case when row_number() over (partition by sender_id order by sent_at, id) * ${MESSAGE_CREDITS} <= ${SIGNUP_CREDITS}
      then 'free' else 'purchased' end,
    'messages', -${MESSAGE_CREDITS}, id, sent_at
  from messages join newcomers on profile_id = sender_id`;

/** A message that nobody opened gives back what it cost, to the lot it came from; an expense has the id of its message. */
const returns = `${insert}
  select md5('returned ' || messages.id)::uuid, account_id, lot, 'returns', returned, messages.id,
    sent_at + interval '${RETURN_DAYS} days'
  from messages join newcomers on profile_id = sender_id join ledger_entries expense using (id, account_id)
  where returned > 0`;

const wallets = `insert into wallets (account_id, free, purchased)
  select account_id, coalesce(sum(amount) filter (where lot = 'free'), 0), coalesce(sum(amount) filter (where lot = 'purchased'), 0)
  from ledger_entries group by account_id`;
