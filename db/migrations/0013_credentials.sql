-- A worker processes account requests, so that no answer reveals whether an account exists.

-- The account's new address; for `email_revert`, the address before the change.
alter table account_tokens add column email citext check (length(email) between 3 and 254);
create index account_tokens_held on account_tokens (email) where purpose = 'email_revert' and used_at is null;

-- A row lasts until the member confirms the change or the change expires.
create table email_changes (
  account_id uuid primary key references accounts on delete cascade,
  email citext not null check (length(email) between 3 and 254),
  asked_at timestamptz not null,
  expires_at timestamptz not null
);
create index email_changes_expiry on email_changes (expires_at);

-- A worker processes and deletes each row. In `details`, passwords are hashed.
create table account_requests (
  id uuid primary key default uuidv7(),
  site_id smallint not null references sites on delete cascade,
  kind text not null check (kind in ('sign_up', 'password_reset', 'email_change')),
  email citext not null check (length(email) between 3 and 254),
  -- The account that made the request; null for a visitor.
  account_id uuid references accounts on delete cascade,
  details jsonb not null default '{}',
  created_at timestamptz not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null
);
create index account_requests_due on account_requests (next_attempt_at);
create index account_requests_account on account_requests (account_id) where account_id is not null;
