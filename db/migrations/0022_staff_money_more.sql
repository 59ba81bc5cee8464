-- Prices that are far from what was charged, or very low. They wait for a second person.
create table price_requests (
  id uuid primary key default uuidv7(),
  site_id smallint not null references sites on delete cascade,
  currency text not null check (currency in ('EUR', 'USD', 'GBP', 'CHF', 'PLN', 'CAD', 'AUD', 'NZD')),
  credits integer not null check (credits > 0),
  -- The price that the person saw; null if the bundle was not sold.
  shown integer check (shown > 0),
  price integer not null check (price > 0),
  state text not null default 'waiting' check (state in ('waiting', 'applied', 'refused')),
  asked_by uuid references staff on delete set null,
  decided_by uuid references staff on delete set null,
  asked_at timestamptz not null,
  decided_at timestamptz,
  check ((decided_at is null) = (state = 'waiting')),
  check (decided_by is null or state <> 'waiting'),
  constraint price_requests_second check (
    state <> 'applied' or asked_by is null or decided_by is null or decided_by <> asked_by)
);
create index price_requests_site on price_requests (site_id, asked_at desc, id desc);
create index price_requests_asked on price_requests (asked_by);
create index price_requests_decided on price_requests (decided_by);

-- The entries of one correction by staff.
create index ledger_entries_corrected on ledger_entries (reference) where contra = 'corrections';

-- A large discount waits for a second person of the staff, too.
alter table discount_codes
  drop constraint discount_codes_status_check,
  add constraint discount_codes_status_check check (status in ('waiting', 'active', 'used', 'withdrawn')),
  add asked_by uuid references staff on delete set null,
  add confirmed_by uuid references staff on delete set null,
  add constraint discount_codes_second check (
    asked_by is null or confirmed_by is null or asked_by <> confirmed_by);
create index discount_codes_asked on discount_codes (asked_by) where asked_by is not null;
create index discount_codes_confirmed on discount_codes (confirmed_by) where confirmed_by is not null;
