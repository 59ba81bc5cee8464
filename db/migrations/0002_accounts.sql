-- Deleting the row of an account deletes its personal data by cascade.
create table accounts (
  id uuid primary key default uuidv7(),
  site_id smallint not null references sites,
  email citext not null check (length(email) between 3 and 254),
  password_hash text,
  status text not null default 'not_confirmed' check (status in ('not_confirmed', 'active', 'deleting', 'banned')),
  language text not null check (language in ('nl', 'en', 'de', 'es', 'fr', 'it', 'pl')),
  -- When the purchase of a bundle made the member premium; null without premium.
  premium_since timestamptz,
  notifications_disabled text[] not null default '{}'
    check (notifications_disabled <@ array['fbl', 'bounce', 'listunsubscribe']),
  signed_up_at timestamptz not null default now(),
  confirmed_at timestamptz,
  deleted_at timestamptz,
  unique (site_id, email)
);

-- A login session: the cookie holds the secret, this table its SHA-256.
create table sessions (
  secret_hash bytea primary key check (length(secret_hash) = 32),
  account_id uuid not null references accounts on delete cascade,
  created_at timestamptz not null default now(),
  used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  user_agent text not null default '' check (length(user_agent) <= 300)
);
create index sessions_account on sessions (account_id);
create index sessions_expiry on sessions (expires_at);

-- Single-use tokens that are sent by email. Only their hash is stored.
create table account_tokens (
  secret_hash bytea primary key check (length(secret_hash) = 32),
  account_id uuid not null references accounts on delete cascade,
  purpose text not null check (purpose in ('activation', 'password_reset', 'email_change', 'email_revert', 'reactivation')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index account_tokens_account on account_tokens (account_id, purpose);

-- The hash avoids collecting email addresses that have no account.
create table login_failures (
  site_id smallint not null references sites on delete cascade,
  email_hash bytea not null,
  failures integer not null default 0,
  lockouts integer not null default 0,
  locked_until timestamptz,
  updated_at timestamptz not null default now(),
  primary key (site_id, email_hash)
);

-- A lockout that other browsers caused does not affect a known browser.
create table known_browsers (
  secret_hash bytea not null check (length(secret_hash) = 32),
  account_id uuid not null references accounts on delete cascade,
  created_at timestamptz not null default now(),
  primary key (secret_hash, account_id)
);
create index known_browsers_account on known_browsers (account_id);

create table dismissals (
  account_id uuid not null references accounts on delete cascade,
  alert text not null,
  dismissed_at timestamptz not null default now(),
  primary key (account_id, alert)
);
