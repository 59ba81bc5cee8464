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
  -- Null for accounts of the demo data.
  terms_accepted_at timestamptz,
  -- While discreet mode is on, the key `quick_exit` leaves the site.
  discreet boolean not null default false,
  quick_exit text not null default 'escape' check (quick_exit in ('escape', 'shift', 'f9', 'off')),
  -- True for accounts of demo data and floods. Their password is public.
  seeded boolean not null default false,
  unique (site_id, email),
  check (status <> 'deleting' or deleted_at is not null)
);
-- The job that removes unconfirmed accounts finds them by their age.
create index accounts_unconfirmed on accounts (signed_up_at) where status = 'not_confirmed';
create index accounts_deleting on accounts (deleted_at, id) where status = 'deleting';

-- A lockout that other browsers caused does not affect a known browser.
create table known_browsers (
  secret_hash bytea not null check (length(secret_hash) = 32),
  account_id uuid not null references accounts on delete cascade,
  created_at timestamptz not null default now(),
  -- Wrong passwords are counted by this id, because the secret changes at each login.
  id uuid not null default gen_random_uuid() unique,
  primary key (secret_hash, account_id)
);
create index known_browsers_account on known_browsers (account_id);

-- A login session: the cookie holds the secret, this table its SHA-256.
create table sessions (
  secret_hash bytea primary key check (length(secret_hash) = 32),
  account_id uuid not null references accounts on delete cascade,
  created_at timestamptz not null default now(),
  used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  user_agent text not null default '' check (length(user_agent) <= 300),
  -- The member's list of sessions uses this id, because `secret_hash` never leaves the database.
  id uuid not null default gen_random_uuid() unique,
  -- The country of the IP address at the login. The address is not stored.
  country text check (country ~ '^[A-Z]{2}$'),
  browser_id uuid references known_browsers (id) on delete set null,
  -- Whether the member logged in with a passkey; otherwise with a password.
  by_passkey boolean not null default false
);
create index sessions_account on sessions (account_id);
create index sessions_expiry on sessions (expires_at);
create index sessions_browser on sessions (browser_id);

-- Single-use tokens that are sent by email. Only their hash is stored.
create table account_tokens (
  secret_hash bytea primary key check (length(secret_hash) = 32),
  account_id uuid not null references accounts on delete cascade,
  purpose text not null check (purpose in ('activation', 'password_reset', 'email_change', 'email_revert', 'reactivation')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  -- The account's new address; for `email_revert`, the address before the change.
  email citext check (length(email) between 3 and 254)
);
create index account_tokens_account on account_tokens (account_id, purpose);
create index account_tokens_held on account_tokens (email) where purpose = 'email_revert' and used_at is null;

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

create table dismissals (
  account_id uuid not null references accounts on delete cascade,
  alert text not null,
  dismissed_at timestamptz not null default now(),
  primary key (account_id, alert)
);

-- The servers of partners begin sign-ups. `key_hash` is the SHA-256 of the partner's key.
create table partners (
  id uuid primary key default uuidv7(),
  site_id smallint not null references sites on delete cascade,
  name text not null check (length(name) between 1 and 60),
  key_hash bytea not null unique check (length(key_hash) = 32),
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  unique (site_id, name)
);

-- This table shows the operator which advertising networks to pay.
create table traffic_sources (
  account_id uuid primary key references accounts on delete cascade,
  network text not null default '' check (length(network) <= 150),
  ref text not null default '' check (length(ref) <= 150),
  sub1 text not null default '' check (length(sub1) <= 150),
  sub2 text not null default '' check (length(sub2) <= 150),
  sub3 text not null default '' check (length(sub3) <= 150),
  partner_id uuid references partners on delete set null,
  created_at timestamptz not null default now()
);
create index traffic_sources_partner on traffic_sources (partner_id);

-- No column shows which account was made with an invitation.
create table invitations (
  id uuid primary key default gen_random_uuid(),
  site_id smallint not null references sites on delete cascade,
  -- Null if the operator made the invitation.
  inviter_id uuid references accounts on delete cascade,
  secret_hash bytea not null unique check (length(secret_hash) = 32),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  withdrawn_at timestamptz,
  check (used_at is null or withdrawn_at is null)
);
create index invitations_inviter on invitations (inviter_id, created_at);
create index invitations_expiry on invitations (expires_at);

-- The account is created only when the person completes the sign-up.
create table partner_signups (
  id uuid primary key default gen_random_uuid(),
  partner_id uuid not null references partners on delete cascade,
  secret_hash bytea not null unique check (length(secret_hash) = 32),
  form jsonb not null,
  source jsonb,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index partner_signups_partner on partner_signups (partner_id);
create index partner_signups_expiry on partner_signups (expires_at);

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

-- A row lasts until the member confirms the change or the change expires.
create table email_changes (
  account_id uuid primary key references accounts on delete cascade,
  email citext not null check (length(email) between 3 and 254),
  requested_at timestamptz not null,
  expires_at timestamptz not null
);
create index email_changes_expiry on email_changes (expires_at);

-- The row is deleted when the account is erased or reactivated.
create table account_deletions (
  account_id uuid primary key references accounts on delete cascade,
  reason text check (reason in ('price', 'found_someone', 'not_looking', 'site_problems', 'no_members', 'time', 'other')),
  remarks text check (length(remarks) <= 2000),
  -- Lets a repeated call succeed, although the deletion has ended this session.
  session_hash bytea not null check (length(session_hash) = 32)
);

-- After a restore, marks outside the database show which erasures are missing here.
create table erasures (
  pseudonym text primary key check (pseudonym ~ '^[0-9a-f]{64}$'),
  erased_at timestamptz not null
);
create index erasures_age on erasures (erased_at);

-- A job makes one archive per account, which is stored for a few days.
create table exports (
  id uuid primary key default gen_random_uuid(),
  -- Unique, because a new export replaces the earlier one.
  account_id uuid not null unique references accounts on delete cascade,
  status text not null default 'making' check (status in ('making', 'ready', 'failed')),
  requested_at timestamptz not null,
  -- Before any attempt, `tried_at` is the time of the request.
  tries smallint not null default 0,
  tried_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz,
  file_key text unique check (file_key ~ '^exports/[a-z0-9]{2}/[a-z0-9]{32}$'),
  bytes integer check (bytes > 0),
  check ((status = 'ready') = (file_key is not null and bytes is not null and ready_at is not null and expires_at is not null))
);
create index exports_expiry on exports (expires_at) where status = 'ready';
create index exports_making on exports (tried_at) where status = 'making';

create function register_unreferenced_export() returns trigger language plpgsql as $$
begin
  insert into unreferenced_files (file_key, due_at) values (old.file_key, timestamptz 'epoch')
  on conflict (file_key) do update set due_at = excluded.due_at;
  return null;
end $$;
create trigger exports_deleted after delete on exports
  for each row when (old.file_key is not null) execute function register_unreferenced_export();
