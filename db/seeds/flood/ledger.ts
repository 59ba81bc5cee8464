import type pg from 'pg';
import { MESSAGE_CREDITS, SIGNUP_CREDITS, UNREAD_MESSAGE_REFUND_DAYS } from '#contract/constants';
import { countries, countryCodes } from '#contract/countries';
import { DISCONTINUED_METHODS, methodsFor } from '#contract/payment-methods';
import { vatRates } from '#contract/vat';
import { defaultSettings } from '../../../src/server/site/settings.ts';
import { createNewcomersTable } from './newcomers-table.ts';

/**
 * A fresh flood disables the triggers, so this function also writes the wallets.
 * @returns the number of entries
 */
export async function writeLedger(client: pg.Client, before: number, fresh: boolean): Promise<number> {
  await createNewcomersTable(client, before);
  const written: { rowCount: number | null }[] = [];
  for (const entries of [grants, purchases, expenses, returns]) written.push(await client.query(entries));
  await client.query(receipts);
  if (fresh) await client.query(wallets);
  return written.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0);
}

const entryId = (number: string) =>
  `overlay(account_id::text placing lpad(to_hex(${number}), 4, '0') from 25 for 4)::uuid`;

const insert = 'insert into ledger_entries (id, account_id, lot, contra, amount, reference, created_at)';

const grants = `${insert}
  select ${entryId('0')}, account_id, 'free', 'promotion', ${SIGNUP_CREDITS}, null, signed_up_at from newcomers`;

const countrySales = countryCodes
  .map(country => {
    const method = methodsFor(country, DISCONTINUED_METHODS).find(
      name => name !== 'sdd' && name !== 'applepay',
    );
    return `('${country}', '${countries[country].currency}', ${vatRates[country]}, '${method}')`;
  })
  .join(', ');

const boughtBundles = `
  select ${entryId('bundle')} as id, account_id, premium_since,
    case when bundle < bundles or rest >= 50 then 100 when rest >= 25 then 50 when rest >= 10 then 25 else 10 end as credits
  from (
    select account_id, premium_since, spent / 100 + 1 as bundles, spent % 100 as rest
    from newcomers
    left join (select sender_id, count(*)::int * ${MESSAGE_CREDITS} as sent from messages group by 1) talk on sender_id = profile_id,
    lateral (select greatest(coalesce(sent, 0) - ${SIGNUP_CREDITS}, 0) as spent) as needs
    where premium_since is not null
  ) buyers, lateral generate_series(1, bundles) as bundle`;

/** Triggers require payment and ledger entry together, so one statement writes them. */
const purchases = `
  with bought as (${boughtBundles}), paid as (
    insert into payments (id, site_id, account_id, credits, currency, list_price, amount, vat_country, vat_rate, vat, location_proofs,
      country, method, provider, provider_reference, statement, state, receipt_number, created_at, completed_at)
    select bought.id, site_id, account_id, bought.credits, shop.currency, price, price, country, rate,
      (2::bigint * price * rate + 10000 + rate) / (2 * (10000 + rate)), array['payment:' || country, 'profile:' || country],
      country, method, 'sandbox', 'flood-' || bought.id, '${defaultSettings.statement_text}', 'completed',
      coalesce(last, 0) + row_number() over (partition by site_id order by premium_since, bought.id), premium_since, premium_since
    from bought join profiles using (account_id) join (values ${countrySales}) as shop (country, currency, rate, method) using (country)
    join bundles using (site_id, currency) left join receipt_counters using (site_id)
    where bundles.credits = bought.credits
    returning id, account_id, credits, completed_at
  )
  ${insert} select id, account_id, 'purchased', 'sales', credits, id, completed_at from paid`;

const receipts = `insert into receipt_counters (site_id, last)
  select site_id, max(receipt_number) from payments where receipt_number is not null group by site_id
  on conflict (site_id) do update set last = excluded.last`;

const expenses = `${insert}
  select id, account_id,
    case when row_number() over (partition by sender_id order by sent_at, id) * ${MESSAGE_CREDITS} <= ${SIGNUP_CREDITS}
      then 'free' else 'purchased' end,
    'messages', -${MESSAGE_CREDITS}, id, sent_at
  from messages join newcomers on profile_id = sender_id`;

const returns = `${insert}
  select md5('returned ' || messages.id)::uuid, account_id, lot, 'returns', returned_credits, messages.id,
    sent_at + interval '${UNREAD_MESSAGE_REFUND_DAYS} days'
  from messages join newcomers on profile_id = sender_id join ledger_entries expense using (id, account_id)
  where returned_credits > 0`;

const wallets = `insert into wallets (account_id, free, purchased)
  select account_id, coalesce(sum(amount) filter (where lot = 'free'), 0), coalesce(sum(amount) filter (where lot = 'purchased'), 0)
  from ledger_entries group by account_id`;
