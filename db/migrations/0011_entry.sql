-- `terms_accepted_at` is null for accounts of the demo data.
alter table accounts add column terms_accepted_at timestamptz;

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
