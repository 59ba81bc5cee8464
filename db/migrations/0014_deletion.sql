-- The row is deleted when the account is erased or reactivated.
create table account_deletions (
  account_id uuid primary key references accounts on delete cascade,
  reason text check (reason in ('price', 'found_someone', 'not_looking', 'site_problems', 'no_members', 'time', 'other')),
  remarks text check (length(remarks) <= 2000),
  -- Lets a repeated call succeed, although the deletion has ended this session.
  session_hash bytea not null check (length(session_hash) = 32)
);

alter table accounts add check (status <> 'deleting' or deleted_at is not null);
create index accounts_deleting on accounts (deleted_at, id) where status = 'deleting';

-- After a restore, marks outside the database show which erasures are missing here.
create table erasures (
  pseudonym text primary key check (pseudonym ~ '^[0-9a-f]{64}$'),
  erased_at timestamptz not null
);
create index erasures_age on erasures (erased_at);

-- The email is about this account, which is not the recipient's account.
alter table mail_outbox add column about_id uuid references accounts on delete cascade;
create index mail_outbox_about on mail_outbox (about_id) where about_id is not null;

-- A column that is null or empty sets no condition for the code (spec 3.7).
create table discount_codes (
  id uuid primary key default uuidv7(),
  site_id smallint not null references sites on delete cascade,
  code text not null check (code ~ '^[A-Z0-9]{4,32}$'),
  country text check (country ~ '^[A-Z]{2}$'),
  user_id uuid references accounts on delete cascade,
  expires timestamptz,
  value_percentage numeric(4, 1) not null check (value_percentage > 0 and value_percentage <= 100),
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

-- By these indexes, an erasure finds emails that contain the member's address.
create index mail_outbox_recipient on mail_outbox (lower(recipient));
create index mail_outbox_reply_to on mail_outbox (lower(headers ->> 'Reply-To')) where headers ? 'Reply-To';
