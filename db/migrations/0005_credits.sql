-- Each ledger entry moves credits between a lot and a contra account of the operator.
create table wallets (
  account_id uuid primary key references accounts on delete cascade,
  free integer not null default 0 check (free >= 0),
  purchased integer not null default 0 check (purchased >= 0),
  -- How many credits the member owes.
  debt integer not null default 0 check (debt >= 0)
);

create table ledger_entries (
  id uuid primary key default uuidv7(),
  -- Null after the member's erasure, because bookkeeping needs the entry without the member.
  account_id uuid references accounts on delete set null,
  lot text not null check (lot in ('free', 'purchased', 'debt')),
  -- In `returns`, the sender regains the credits of a message that was never opened.
  contra text not null check (contra in (
    'promotion', 'sales', 'messages', 'photos', 'gifts', 'refunds', 'chargebacks', 'debts', 'corrections', 'returns')),
  -- Positive: credits go to the member. Negative: credits leave the member; in lot 'debt', the debt grows.
  amount integer not null check (amount <> 0),
  -- The message, payment or gift that the credits paid for or came from.
  reference uuid,
  created_at timestamptz not null default now()
);
create index ledger_entries_account on ledger_entries (account_id, created_at, id);
create index ledger_entries_paid_for on ledger_entries (reference) where contra in ('messages', 'photos', 'gifts');
-- Allows one return per message and lot, even with simultaneous workers.
create unique index ledger_entries_returned on ledger_entries (reference, lot) where contra = 'returns';
-- The provider may report the same payment or refund several times.
create unique index ledger_entries_sold on ledger_entries (reference) where contra = 'sales';
create unique index ledger_entries_refunded on ledger_entries (reference, lot) where contra in ('refunds', 'chargebacks');
create unique index ledger_entries_debts on ledger_entries (reference, lot) where contra = 'debts';

-- Inserts a missing wallet, so that two simultaneous entries find a row to update.
create function apply_ledger_entry() returns trigger language plpgsql as $$
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
create trigger ledger_entry_applied after insert on ledger_entries
  for each row execute function apply_ledger_entry();

-- Only the erasure of a member may change an entry, by removing its account.
create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.account_id is null and old.account_id is not null
    and (new.id, new.lot, new.contra, new.amount, new.reference, new.created_at)
      is not distinct from (old.id, old.lot, old.contra, old.amount, old.reference, old.created_at)
  then
    return new;
  end if;
  raise exception 'ledger entries are append-only';
end $$;
create trigger ledger_append_only before update or delete on ledger_entries
  for each row execute function refuse_ledger_change();

-- Prices are in minor units and include VAT.
create table bundles (
  id uuid primary key default uuidv7(),
  site_id smallint not null references sites on delete cascade,
  currency text not null check (currency in ('EUR', 'USD', 'GBP', 'CHF', 'PLN', 'CAD', 'AUD', 'NZD')),
  credits integer not null check (credits > 0),
  price integer not null check (price > 0),
  unique (site_id, currency, credits)
);

insert into bundles (site_id, currency, credits, price)
select 1, currency, credits, price
from (values
  ('EUR', 999, 2299, 4299, 7999),
  ('USD', 999, 2299, 4299, 7999),
  ('GBP', 899, 1999, 3699, 6999),
  ('CHF', 990, 2290, 4290, 7990),
  ('PLN', 4299, 9999, 18499, 34999),
  ('CAD', 1399, 3199, 5899, 10999),
  ('AUD', 1599, 3599, 6699, 12499),
  ('NZD', 1699, 3899, 7299, 13499)
) as lists (currency, ten, twenty_five, fifty, hundred),
lateral (values (10, ten), (25, twenty_five), (50, fifty), (100, hundred)) as rows (credits, price);

-- A column that is null or empty sets no condition for the code (spec 3.7).
create table discount_codes (
  id uuid primary key default uuidv7(),
  site_id smallint not null references sites on delete cascade,
  code text not null check (code ~ '^[A-Z0-9]{4,32}$'),
  country text check (country ~ '^[A-Z]{2}$'),
  user_id uuid references accounts on delete cascade,
  expires timestamptz,
  -- At most 90 percent, so that no discount gives credits for nothing.
  value_percentage numeric(4, 1) not null check (value_percentage > 0 and value_percentage <= 90),
  currency text check (currency in ('EUR', 'USD', 'GBP', 'CHF', 'PLN', 'CAD', 'AUD', 'NZD')),
  -- In minor units of `currency`.
  minimum_order_value integer check (minimum_order_value >= 0),
  status text not null default 'active' check (status in ('active', 'used', 'withdrawn')),
  validity text not null default 'once-per-user' check (validity in ('once', 'once-per-user', 'unlimited')),
  paymentmethods text[] not null default '{}' check (paymentmethods <@ array[
    'sdd', 'prezelewy24', 'blik', 'sct', 'giropay', 'mastercard', 'visa', 'creditcard', 'nexi', 'cartebancaire', 'ideal',
    'bancontact', 'applepay', 'paysafecard', 'maestro', 'paypal', 'sofort', 'eps']),
  created_at timestamptz not null default now(),
  unique (site_id, code),
  check (minimum_order_value is null or currency is not null)
);
create index discount_codes_user on discount_codes (user_id) where user_id is not null;

-- A member who wants to delete their account gets this offer once.
create table delete_discounts (
  account_id uuid primary key references accounts on delete cascade,
  percentage smallint not null check (percentage between 1 and 100),
  offered_at timestamptz not null,
  declined_at timestamptz,
  code_id uuid unique references discount_codes on delete cascade,
  check (declined_at is null or code_id is null)
);

-- Each mailbox gets free credits once. Its hash ignores plus-tags and Gmail's dots.
create table free_credit_decisions (
  account_id uuid primary key references accounts on delete cascade,
  site_id smallint not null references sites on delete cascade,
  mailbox bytea not null check (length(mailbox) = 32),
  -- False if another account with the same mailbox got the free credits earlier.
  granted boolean not null,
  decided_at timestamptz not null
);
create unique index free_credit_decisions_mailbox on free_credit_decisions (site_id, mailbox) where granted;

-- Prevents new free credits after deleting the account and signing up again.
create table former_mailboxes (
  site_id smallint not null references sites on delete cascade,
  mailbox bytea not null check (length(mailbox) = 32),
  delete_at timestamptz not null,
  primary key (site_id, mailbox)
);
create index former_mailboxes_delete on former_mailboxes (delete_at);

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
  checkout_url text check (length(checkout_url) <= 4096),
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
  -- `next_poll_at` is null if the provider need not be asked again.
  last_polled_at timestamptz,
  next_poll_at timestamptz,
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
create index payments_next_poll on payments (next_poll_at) where next_poll_at is not null;
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
    new.checkout_url := null;
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
create trigger payments_not_removed before delete on payments for each row execute function refuse_removal();

-- An event that the provider reports twice is stored once.
create table payment_events (
  id uuid primary key default uuidv7(),
  payment_id uuid not null references payments,
  source text not null check (source in ('webhook', 'status', 'member', 'operator', 'program')),
  reported_state text not null check (length(reported_state) <= 64),
  -- Null if the report did not come by webhook.
  provider_event text check (length(provider_event) <= 128),
  recorded_at timestamptz not null,
  unique (payment_id, provider_event)
);

-- The time bonus has a row here, but none in `discount_codes`.
create table redemptions (
  payment_id uuid primary key references payments,
  site_id smallint not null references sites,
  account_id uuid references accounts on delete set null,
  code text not null check (code ~ '^[A-Z0-9]{4,32}$'),
  validity text not null check (validity in ('once', 'once-per-user', 'unlimited')),
  state text not null default 'held' check (state in ('held', 'used', 'released')),
  state_changed_at timestamptz not null
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
  -- A `not_collected` refund reduces the direct debit. A chargeback makes requested refunds `taken_back`.
  state text not null default 'requested' check (state in ('requested', 'done', 'not_collected', 'taken_back')),
  provider_reference text check (length(provider_reference) <= 128),
  requested_at timestamptz not null,
  done_at timestamptz,
  -- Null when the refund needs no further attempt.
  next_attempt_at timestamptz,
  tries integer not null default 0,
  check (credits > 0 and debt <= credits),
  constraint refunds_done_at_check check ((done_at is not null) = (state <> 'requested'))
);
create index refunds_payment on refunds (payment_id);
create index refunds_next_attempt on refunds (next_attempt_at) where next_attempt_at is not null;
-- A purchase can have several withdrawals, because credits of unopened messages return later.
create unique index refunds_once on refunds (payment_id, kind) where kind in ('chargeback', 'deletion');

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
  raised_at timestamptz,
  -- A limit in another currency applies after 24 hours, like a higher limit.
  raised_currency text check (raised_currency in ('EUR', 'USD', 'GBP', 'CHF', 'PLN', 'CAD', 'AUD', 'NZD')),
  check ((raised_at is null) = (raised_currency is null)),
  check (raised_at is not null or raised_to is null)
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
create table card_deletions (
  provider text not null,
  token text not null,
  next_attempt_at timestamptz not null default '2000-01-01T00:00:00Z',
  primary key (provider, token)
);
create index card_deletions_next_attempt on card_deletions (next_attempt_at);
create function register_card_deletion() returns trigger language plpgsql as $$
begin
  insert into card_deletions (provider, token)
  select old.provider, old.token
  where not exists (select from stored_cards where provider = old.provider and token = old.token)
  on conflict do nothing;
  return null;
end $$;
create trigger stored_card_deleted after delete on stored_cards for each row execute function register_card_deletion();

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
create table latest_reconciliation (
  single_row boolean primary key default true check (single_row),
  finished_at timestamptz not null,
  differences jsonb not null
);

-- The bank receives the debits of a batch together.
create table debit_batches (
  id uuid primary key default uuidv7(),
  site_id smallint not null references sites,
  debits integer not null check (debits > 0),
  amount bigint not null check (amount > 0),
  created_at timestamptz not null
);

create table direct_debits (
  payment_id uuid primary key references payments,
  site_id smallint not null references sites,
  account_id uuid references accounts on delete set null,
  mandate_reference text not null unique check (mandate_reference ~ '^M[0-9]{12}$'),
  -- `waiting` lasts until the member enters the code; `released` means refunded before the export.
  state text not null default 'waiting' check (state in ('waiting', 'due', 'exported', 'collected', 'returned', 'released')),
  -- Contains the payer's name, IBAN, address and phone number, encrypted with the server's secret.
  encrypted_details bytea not null,
  -- The key of the hash is secret, so that nobody finds the account by trying IBANs.
  iban_hash bytea not null check (octet_length(iban_hash) = 32),
  iban_end text not null check (iban_end ~ '^[0-9A-Z]{4}$'),
  -- Hash of the phone number that received the code, keyed like `iban_hash`.
  phone_hash bytea not null check (octet_length(phone_hash) = 32),
  phone_end text not null check (phone_end ~ '^[0-9]{3}$'),
  -- The hash covers payment, bank account and amount, so that the code confirms nothing else.
  code_hash bytea not null check (octet_length(code_hash) = 32),
  code_sent_at timestamptz not null,
  code_expires_at timestamptz not null,
  tries integer not null default 0 check (tries between 0 and 5),
  agreed_at timestamptz,
  -- The export replaces the announced day with the day of the collection.
  collect_on date,
  batch_id uuid references debit_batches,
  -- The amount of the payment minus all refunds before the export.
  collected_amount integer check (collected_amount > 0),
  collected_at timestamptz,
  returned_at timestamptz,
  return_reason text check (return_reason ~ '^[A-Z0-9]{4}$'),
  -- Until this time, this bank account and this member cannot pay by direct debit.
  blocked_until timestamptz,
  created_at timestamptz not null,
  check ((agreed_at is not null) = (state <> 'waiting')),
  check ((collect_on is not null) = (state <> 'waiting')),
  check ((batch_id is not null) = (state in ('exported', 'collected', 'returned'))),
  check ((collected_amount is not null) = (batch_id is not null)),
  check (collected_at is null or state in ('collected', 'returned')),
  check ((returned_at is not null) = (state = 'returned')),
  check ((return_reason is not null) = (returned_at is not null)),
  check (blocked_until is null or state = 'returned')
);
-- At most one open debit per member, per bank account and per phone number.
create unique index direct_debits_open on direct_debits (account_id) where state in ('due', 'exported');
create unique index direct_debits_open_iban on direct_debits (site_id, iban_hash) where state in ('due', 'exported');
create unique index direct_debits_open_phone on direct_debits (site_id, phone_hash) where state in ('due', 'exported');
create index direct_debits_account on direct_debits (account_id);
create index direct_debits_blocked on direct_debits (site_id, iban_hash) where blocked_until is not null;
create index direct_debits_due on direct_debits (site_id, collect_on) where state = 'due';
create index direct_debits_batch on direct_debits (batch_id);
-- A returned debit also blocks the phone number that confirmed it.
create index direct_debits_blocked_phone on direct_debits (site_id, phone_hash) where blocked_until is not null;

-- Refuses to change an agreed mandate, or to return to an earlier state. Erasure may set `account_id` to null.
create function guard_debit() returns trigger language plpgsql as $$
begin
  if old.state <> 'waiting' and
    ((new.payment_id, new.site_id, new.mandate_reference, new.encrypted_details, new.iban_hash, new.iban_end,
      new.phone_hash, new.phone_end, new.agreed_at, new.created_at)
    is distinct from (old.payment_id, old.site_id, old.mandate_reference, old.encrypted_details, old.iban_hash, old.iban_end,
      old.phone_hash, old.phone_end, old.agreed_at, old.created_at)
    or new.account_id is not null and new.account_id is distinct from old.account_id)
  then
    raise exception 'a mandate does not change';
  end if;
  if new.state <> old.state and not (
    (old.state = 'waiting' and new.state = 'due')
    or (old.state = 'due' and new.state in ('exported', 'released'))
    or (old.state = 'exported' and new.state in ('collected', 'returned'))
    or (old.state = 'collected' and new.state = 'returned')
  ) then
    raise exception 'a direct debit does not go from % to %', old.state, new.state;
  end if;
  return new;
end $$;
create trigger direct_debit_guarded before update on direct_debits for each row execute function guard_debit();
