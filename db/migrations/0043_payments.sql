-- Payments outlive the erasure of their member, as the law demands.
create table payments (
  id uuid primary key default uuidv7(),
  site_id smallint not null references sites,
  account_id uuid references accounts on delete set null,
  -- Money is in minor units of the currency and includes VAT.
  credits integer not null check (credits > 0),
  currency text not null check (currency in ('EUR', 'USD', 'GBP', 'CHF', 'PLN', 'CAD', 'AUD', 'NZD')),
  list_price integer not null check (list_price > 0),
  discount integer not null default 0 check (discount >= 0),
  amount integer not null check (amount > 0),
  -- VAT country and rate do not change after the purchase. `vat_rate` is in hundredths of a percent.
  vat_country text not null check (vat_country ~ '^[A-Z]{2}$'),
  vat_rate integer not null check (vat_rate between 0 and 5000),
  vat integer not null check (vat >= 0),
  location_proofs text[] not null check (cardinality(location_proofs) between 1 and 4),
  country text not null check (country ~ '^[A-Z]{2}$'),
  method text not null check (method in (
    'sdd', 'prezelewy24', 'blik', 'sct', 'giropay', 'mastercard', 'visa', 'creditcard', 'nexi', 'cartebancaire', 'ideal',
    'bancontact', 'applepay', 'paysafecard', 'maestro', 'paypal', 'sofort', 'eps')),
  bank text check (length(bank) <= 64),
  provider text not null check (provider in ('sandbox', 'pay', 'direct_debit')),
  provider_reference text check (length(provider_reference) <= 128),
  -- URL of the provider's page on which the buyer pays.
  leave_for text check (length(leave_for) <= 4096),
  -- A repeat of an interrupted call finds its payment by this idempotency key.
  order_key text check (length(order_key) between 8 and 100),
  -- The neutral text that the buyer sees on the bank statement.
  statement text not null check (length(statement) between 1 and 35),
  state text not null default 'created' check (state in (
    'created', 'pending', 'completed', 'failed', 'cancelled', 'expired', 'refunded', 'charged_back')),
  -- Null if the payment did not fail or the reason is unknown.
  failure text check (failure in ('declined', 'insufficient_funds', 'card_expired', 'provider_away', 'amount_differs')),
  -- A repeat order is charged to a stored card.
  is_repeat boolean not null default false,
  receipt_number integer check (receipt_number > 0),
  created_at timestamptz not null,
  completed_at timestamptz,
  -- `ask_at` is null if the provider need not be asked again.
  asked_at timestamptz,
  ask_at timestamptz,
  check (discount < list_price),
  check (amount = list_price - discount),
  check (vat < amount),
  check ((completed_at is not null) = (state in ('completed', 'refunded', 'charged_back'))),
  check ((receipt_number is not null) = (completed_at is not null)),
  unique (provider, provider_reference),
  unique (account_id, order_key),
  unique (site_id, receipt_number)
);
create index payments_account on payments (account_id, created_at desc, id desc);
create index payments_ask on payments (ask_at) where ask_at is not null;
create index payments_created on payments (created_at);
create index payments_charged_back on payments (id) where state = 'charged_back';

-- Receipts are numbered without gaps, by site.
create table receipt_counters (
  site_id smallint primary key references sites on delete cascade,
  last integer not null default 0
);

-- A failed, cancelled or expired payment can complete, because banks may collect later.
create function guard_payment() returns trigger language plpgsql as $$
begin
  if (new.id, new.site_id, new.credits, new.currency, new.list_price, new.discount, new.amount, new.vat_country, new.vat_rate,
      new.vat, new.location_proofs, new.country, new.method, new.provider, new.statement, new.created_at)
    is distinct from
     (old.id, old.site_id, old.credits, old.currency, old.list_price, old.discount, old.amount, old.vat_country, old.vat_rate,
      old.vat, old.location_proofs, old.country, old.method, old.provider, old.statement, old.created_at)
  then
    raise exception 'what was sold does not change';
  end if;
  if old.provider_reference is not null and new.provider_reference is distinct from old.provider_reference then
    raise exception 'a payment keeps its provider''s name of it';
  end if;
  if new.account_id is distinct from old.account_id and new.account_id is not null then
    raise exception 'a payment stays with who made it';
  end if;
  -- After the buyer's erasure, nobody can repeat the order or open the checkout.
  if new.account_id is null then
    new.order_key := null;
    new.leave_for := null;
  end if;
  if old.completed_at is not null and (new.completed_at, new.receipt_number) is distinct from (old.completed_at, old.receipt_number) then
    raise exception 'a receipt stays';
  end if;
  if new.state <> old.state and not (
    (old.state = 'created' and new.state in ('pending', 'completed', 'failed', 'cancelled', 'expired'))
    or (old.state = 'pending' and new.state in ('completed', 'failed', 'cancelled', 'expired'))
    or (old.state in ('failed', 'cancelled', 'expired') and new.state = 'completed')
    or (old.state = 'completed' and new.state in ('refunded', 'charged_back'))
    or (old.state = 'refunded' and new.state = 'charged_back')
  ) then
    raise exception 'a payment does not go from % to %', old.state, new.state;
  end if;
  return new;
end $$;
create trigger payment_guarded before update on payments for each row execute function guard_payment();

create function refuse_removal() returns trigger language plpgsql as $$
begin
  raise exception '% are kept', tg_table_name;
end $$;
create trigger payments_kept before delete on payments for each row execute function refuse_removal();

-- An event that the provider reports twice is stored once.
create table payment_events (
  id uuid primary key default uuidv7(),
  payment_id uuid not null references payments,
  source text not null check (source in ('webhook', 'status', 'member', 'operator', 'program')),
  said text not null check (length(said) <= 64),
  -- Null if the report did not come by webhook.
  provider_event text check (length(provider_event) <= 128),
  at timestamptz not null,
  unique (payment_id, provider_event)
);

-- The welcome discount has a row here, but none in `discount_codes`.
create table redemptions (
  payment_id uuid primary key references payments,
  site_id smallint not null references sites,
  account_id uuid references accounts on delete set null,
  code text not null check (code ~ '^[A-Z0-9]{4,32}$'),
  validity text not null check (validity in ('once', 'once-per-user', 'unlimited')),
  state text not null default 'held' check (state in ('held', 'used', 'released')),
  at timestamptz not null
);
create unique index redemptions_once on redemptions (site_id, code) where validity = 'once' and state <> 'released';
create unique index redemptions_once_per_user on redemptions (account_id, code)
  where validity = 'once-per-user' and state <> 'released';
create index redemptions_account on redemptions (account_id);

-- `debt` is the part of `credits` that the member had already spent.
create table refunds (
  id uuid primary key default uuidv7(),
  payment_id uuid not null references payments,
  kind text not null check (kind in ('withdrawal', 'deletion', 'refund', 'chargeback')),
  credits integer not null check (credits >= 0),
  debt integer not null default 0 check (debt >= 0),
  amount integer not null check (amount > 0),
  vat integer not null check (vat >= 0),
  state text not null default 'requested' check (state in ('requested', 'done')),
  provider_reference text check (length(provider_reference) <= 128),
  requested_at timestamptz not null,
  done_at timestamptz,
  -- Null when the refund needs no further attempt.
  try_at timestamptz,
  tries integer not null default 0,
  check (credits > 0 and debt <= credits),
  check ((done_at is not null) = (state = 'done'))
);
create index refunds_payment on refunds (payment_id);
create index refunds_try on refunds (try_at) where try_at is not null;
create unique index refunds_once on refunds (payment_id, kind) where kind in ('chargeback', 'withdrawal', 'deletion');

-- The country determines the currency and the offered payment methods.
create table payers (
  account_id uuid primary key references accounts on delete cascade,
  country text not null check (country ~ '^[A-Z]{2}$')
);

-- Limits are in minor units per calendar month; null means no limit.
create table spending_limits (
  account_id uuid primary key references accounts on delete cascade,
  currency text not null check (currency in ('EUR', 'USD', 'GBP', 'CHF', 'PLN', 'CAD', 'AUD', 'NZD')),
  amount integer check (amount >= 0),
  raised_to integer check (raised_to >= 0),
  raised_at timestamptz
);

-- A card is charged only when its member places a repeat order.
create table stored_cards (
  id uuid primary key default uuidv7(),
  account_id uuid not null references accounts on delete cascade,
  provider text not null check (provider in ('sandbox', 'pay')),
  token text not null check (length(token) between 1 and 256),
  method text not null check (method in ('mastercard', 'visa', 'creditcard', 'nexi', 'cartebancaire')),
  -- The last four digits of the card number, which members see.
  label text not null check (label ~ '^[0-9]{4}$'),
  created_at timestamptz not null,
  unique (account_id, provider, token)
);

-- The server repeats its request until the provider has deleted the card.
create table forgotten_cards (
  provider text not null,
  token text not null,
  try_at timestamptz not null default '2000-01-01T00:00:00Z',
  primary key (provider, token)
);
create index forgotten_cards_try on forgotten_cards (try_at);
create function forget_card() returns trigger language plpgsql as $$
begin
  insert into forgotten_cards (provider, token)
  select old.provider, old.token
  where not exists (select from stored_cards where provider = old.provider and token = old.token)
  on conflict do nothing;
  return null;
end $$;
create trigger stored_card_gone after delete on stored_cards for each row execute function forget_card();

-- `debt` counts the credits that the member owes. A negative `amount` in lot 'debt' raises the debt.
alter table wallets add column debt integer not null default 0 check (debt >= 0);
alter table ledger_entries drop constraint ledger_entries_lot_check;
alter table ledger_entries add constraint ledger_entries_lot_check check (lot in ('free', 'purchased', 'debt'));
alter table ledger_entries drop constraint ledger_entries_contra_check;
alter table ledger_entries add constraint ledger_entries_contra_check check (contra in (
  'promotion', 'sales', 'messages', 'photos', 'gifts', 'refunds', 'chargebacks', 'debts', 'corrections', 'returns'));
-- The provider may report the same payment or refund several times.
create unique index ledger_entries_sold on ledger_entries (reference) where contra = 'sales';
create unique index ledger_entries_refunded on ledger_entries (reference, lot) where contra in ('refunds', 'chargebacks');
create unique index ledger_entries_debts on ledger_entries (reference, lot) where contra = 'debts';

create or replace function apply_ledger_entry() returns trigger language plpgsql as $$
begin
  -- An entry has no account if its payment completes after the buyer's erasure.
  if new.account_id is null then
    return null;
  end if;
  insert into wallets (account_id) values (new.account_id) on conflict do nothing;
  update wallets set
    free = free + case when new.lot = 'free' then new.amount else 0 end,
    purchased = purchased + case when new.lot = 'purchased' then new.amount else 0 end,
    debt = debt - case when new.lot = 'debt' then new.amount else 0 end
  where account_id = new.account_id;
  return null;
end $$;

-- Only the erasure of a member may change an entry, by removing its account.
create or replace function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.account_id is null and old.account_id is not null
    and (new.id, new.lot, new.contra, new.amount, new.reference, new.created_at)
      is not distinct from (old.id, old.lot, old.contra, old.amount, old.reference, old.created_at)
  then
    return new;
  end if;
  raise exception 'ledger entries are append-only';
end $$;

-- Separate statements write payment and ledger entry, so the check waits for the commit.
create function match_sale() returns trigger language plpgsql as $$
begin
  if not exists (
    select from payments where id = new.reference and credits = new.amount and completed_at is not null
      and (account_id = new.account_id or account_id is null)
  ) then
    raise exception 'credits are sold by a completed payment of as many';
  end if;
  return null;
end $$;
create constraint trigger sale_has_payment after insert on ledger_entries deferrable initially deferred
  for each row when (new.contra = 'sales') execute function match_sale();

create function match_payment() returns trigger language plpgsql as $$
begin
  if not exists (
    select from ledger_entries where reference = new.id and contra = 'sales' and lot = 'purchased' and amount = new.credits
  ) then
    raise exception 'a completed payment is credited';
  end if;
  return null;
end $$;
create constraint trigger payment_is_credited after insert or update on payments deferrable initially deferred
  for each row when (new.completed_at is not null) execute function match_payment();

-- The latest reconciliation: for each check, how many rows disagree.
create table books_compared (
  only_one boolean primary key default true check (only_one),
  at timestamptz not null,
  differences jsonb not null
);

-- Limits discounts to 90 percent, so that no discount gives credits for nothing.
alter table discount_codes drop constraint discount_codes_value_percentage_check;
alter table discount_codes add constraint discount_codes_value_percentage_check check (value_percentage > 0 and value_percentage <= 90);
alter table companies drop constraint companies_delete_discount_check;
alter table companies add constraint companies_delete_discount_check check (delete_discount between 0 and 90);
