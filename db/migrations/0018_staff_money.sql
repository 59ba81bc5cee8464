-- Lists of payments for staff: one index for each filter.
create index payments_site on payments (site_id, created_at desc, id desc);
create index payments_site_state on payments (site_id, state, created_at desc, id desc);
create index payments_site_method on payments (site_id, method, created_at desc, id desc);
create index payments_site_country on payments (site_id, country, created_at desc, id desc);
create index payments_site_amount on payments (site_id, amount, created_at desc, id desc);
create index payments_site_completed on payments (site_id, completed_at) where completed_at is not null;
create index refunds_requested on refunds (requested_at desc, id desc);
create index refunds_waiting on refunds (requested_at, id) where state = 'requested';
create index refunds_chargebacks on refunds (requested_at desc, id desc) where kind = 'chargeback';

create index ledger_entries_created on ledger_entries (created_at desc, id desc);
-- Of the kinds that are rare among the many entries for messages.
create index ledger_entries_rare on ledger_entries (contra, created_at desc, id desc)
  where contra in ('promotion', 'sales', 'refunds', 'chargebacks', 'debts', 'corrections');

create index discount_codes_site on discount_codes (site_id, created_at desc, id desc);
create index discount_codes_site_status on discount_codes (site_id, status, created_at desc, id desc);
create index redemptions_code on redemptions (site_id, code);

-- Credits that staff gave to a member or took from one. The ledger entries reference the correction.
create table credit_corrections (
  id uuid primary key default uuidv7(),
  site_id smallint not null references sites on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  -- Positive: given. Negative: taken.
  credits integer not null check (credits <> 0 and abs(credits) <= 10000),
  reason text not null check (length(reason) between 5 and 300),
  state text not null default 'waiting' check (state in ('waiting', 'booked', 'refused')),
  -- A large correction waits for a second person.
  needs_second boolean not null,
  asked_by uuid references staff on delete set null,
  decided_by uuid references staff on delete set null,
  asked_at timestamptz not null,
  decided_at timestamptz,
  check ((decided_at is null) = (state = 'waiting')),
  check (decided_by is null or state <> 'waiting'),
  constraint credit_corrections_second check (
    not (needs_second and state = 'booked') or asked_by is null or decided_by is null or decided_by <> asked_by)
);
create index credit_corrections_account on credit_corrections (account_id);
create index credit_corrections_asked on credit_corrections (asked_by);
create index credit_corrections_decided on credit_corrections (decided_by);
create index credit_corrections_site on credit_corrections (site_id, asked_at desc, id desc);
create index credit_corrections_waiting on credit_corrections (site_id, asked_at desc, id desc) where state = 'waiting';

-- The history of the price lists. A null price: the bundle was not sold.
create table bundle_changes (
  id uuid primary key default uuidv7(),
  site_id smallint not null references sites on delete cascade,
  currency text not null check (currency in ('EUR', 'USD', 'GBP', 'CHF', 'PLN', 'CAD', 'AUD', 'NZD')),
  credits integer not null check (credits > 0),
  old_price integer check (old_price > 0),
  new_price integer check (new_price > 0),
  -- Null for a command of the operator.
  staff_id uuid references staff on delete set null,
  changed_at timestamptz not null default now(),
  check (old_price is distinct from new_price)
);
create index bundle_changes_site on bundle_changes (site_id, changed_at desc, id desc);
create index bundle_changes_staff on bundle_changes (staff_id);
