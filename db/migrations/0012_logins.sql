-- Passkeys, and what members see of their sessions and browsers.

-- Wrong passwords are counted by this id, because the secret changes at each login.
alter table known_browsers add column id uuid not null default gen_random_uuid() unique;

alter table sessions
  -- The member's list of sessions uses this id, because `secret_hash` never leaves the database.
  add column id uuid not null default gen_random_uuid() unique,
  -- The country of the IP address at the login. The address is not stored.
  add column country text check (country ~ '^[A-Z]{2}$'),
  add column browser_id uuid references known_browsers (id) on delete set null,
  -- Whether the member logged in with a passkey; otherwise with a password.
  add column by_passkey boolean not null default false;
create index sessions_browser on sessions (browser_id);

create table passkeys (
  id uuid primary key default uuidv7(),
  account_id uuid not null references accounts on delete cascade,
  -- A passkey is valid only at the host where it was made.
  rp_id text not null check (length(rp_id) between 1 and 253),
  credential_id bytea not null check (length(credential_id) between 1 and 1023),
  public_key bytea not null,
  counter bigint not null default 0 check (counter >= 0),
  transports text[] not null default '{}',
  name text not null check (length(name) between 1 and 50),
  created_at timestamptz not null default now(),
  used_at timestamptz,
  unique (rp_id, credential_id)
);
create index passkeys_account on passkeys (account_id);

-- The table is unlogged, because losing challenges in a crash does no harm.
create unlogged table passkey_challenges (
  challenge_hash bytea primary key check (length(challenge_hash) = 32),
  site_id smallint not null references sites on delete cascade,
  -- The account to which a passkey is being added; null for a login.
  account_id uuid references accounts on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_expiry on passkey_challenges (expires_at);
create index passkey_challenges_account on passkey_challenges (account_id);
