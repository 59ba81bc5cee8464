-- Password reset, change of address, and what was asked about an address and is worked on out of sight.

-- The address a token is about: the new one of a change, the old one that a change can be undone to.
alter table account_tokens add column email citext check (length(email) between 3 and 254);
create index account_tokens_held on account_tokens (email) where purpose = 'email_revert' and used_at is null;

-- The address a member wants instead of his; one at a time, until it is confirmed.
create table email_changes (
  account_id uuid primary key references accounts on delete cascade,
  email citext not null check (length(email) between 3 and 254),
  asked_at timestamptz not null,
  expires_at timestamptz not null
);
create index email_changes_expiry on email_changes (expires_at);

-- What was asked about an address, whether it has an account or not: written by the call, answered and removed by a worker
-- right after it. `details` holds no clear password.
create table account_requests (
  id uuid primary key default uuidv7(),
  site_id smallint not null references sites on delete cascade,
  kind text not null check (kind in ('sign_up', 'password_reset', 'email_change')),
  email citext not null check (length(email) between 3 and 254),
  -- Who asked; null for a visitor.
  account_id uuid references accounts on delete cascade,
  details jsonb not null default '{}',
  created_at timestamptz not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null
);
create index account_requests_due on account_requests (next_attempt_at);
create index account_requests_account on account_requests (account_id) where account_id is not null;
