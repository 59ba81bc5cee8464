-- Which card or account paid, as a keyed hash of the name that the payment provider has for it. Deleted with the account
-- and after 12 months.
create table payment_payers (
  payment_id uuid primary key references payments on delete cascade,
  site_id smallint not null references sites on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  payer_hash bytea not null check (length(payer_hash) = 32),
  recorded_at timestamptz not null
);
create index payment_payers_account on payment_payers (account_id);
create index payment_payers_time on payment_payers (recorded_at);

-- Two banned members may have paid from the same account; each ban ends by itself. `account_id` is no foreign key, because
-- a ban outlives the account. Rows of accounts that are gone name none.
alter table banned_payment_accounts add column account_id uuid not null default '00000000-0000-0000-0000-000000000000';
alter table banned_payment_accounts drop constraint banned_payment_accounts_pkey;
alter table banned_payment_accounts add primary key (site_id, payment_account, account_id);
create index banned_payment_accounts_account on banned_payment_accounts (account_id);
insert into banned_payment_accounts (site_id, payment_account, account_id, until)
  select distinct banned.site_id, payment_account, direct_debits.account_id, bans.until
  from banned_payment_accounts banned
  join direct_debits on direct_debits.site_id = banned.site_id and iban_hash = payment_account and state <> 'waiting'
  join bans on bans.account_id = direct_debits.account_id;
delete from banned_payment_accounts banned
  where account_id = '00000000-0000-0000-0000-000000000000' and exists (
    select from banned_payment_accounts named where named.site_id = banned.site_id
      and named.payment_account = banned.payment_account and named.account_id <> banned.account_id);

comment on column refused_payers.refused_at is
  'When a direct debit was refused, or a payment completed, because its account had paid for a banned member.';

-- What the provider's own database would have: the card or account that paid.
alter table sandbox_payments add column payer text;
alter table sandbox_cards add column payer text;

-- What staff did about a chargeback at the payment provider. No money moves by it.
create table chargeback_disputes (
  refund_id uuid primary key references refunds on delete cascade,
  state text not null check (state in ('sent', 'won', 'lost')),
  staff_id uuid references staff on delete set null,
  changed_at timestamptz not null
);
create index chargeback_disputes_staff on chargeback_disputes (staff_id);
