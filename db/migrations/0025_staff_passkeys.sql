-- A secret that waits for its first code counts for half an hour, and only in the session that made it.
alter table staff add column totp_pending_until timestamptz;
alter table staff add column totp_pending_session bytea check (length(totp_pending_session) = 32);

-- Passkeys of staff, as a second factor beside or instead of an authenticator app.
create table staff_passkeys (
  id uuid primary key default uuidv7(),
  staff_id uuid not null references staff on delete cascade,
  -- A passkey is valid only at the host where it was made.
  rp_id text not null check (length(rp_id) between 1 and 253),
  credential_id bytea not null check (length(credential_id) between 1 and 1023),
  public_key bytea not null,
  counter bigint not null default 0 check (counter >= 0),
  name text not null check (length(name) between 1 and 50),
  created_at timestamptz not null,
  used_at timestamptz,
  unique (rp_id, credential_id)
);
create index staff_passkeys_staff on staff_passkeys (staff_id);

-- The table is unlogged, because losing challenges in a crash does no harm. A challenge ends with its session, so that
-- one from before a change of the second factor is worth nothing afterwards.
create unlogged table staff_passkey_challenges (
  challenge_hash bytea primary key check (length(challenge_hash) = 32),
  session_hash bytea not null references staff_sessions on delete cascade,
  purpose text not null check (purpose in ('add', 'give')),
  expires_at timestamptz not null
);
create index staff_passkey_challenges_session on staff_passkey_challenges (session_hash);
create index staff_passkey_challenges_expiry on staff_passkey_challenges (expires_at);

-- Figures of a site by day in its time zone, counted by a job, so that the charts of the back office cost one read.
create table daily_figures (
  site_id smallint not null references sites on delete cascade,
  day date not null,
  figure text not null check (figure in
    ('sign_ups', 'confirmed', 'active', 'messages', 'revenue', 'decision_minutes', 'response_median', 'response_slow')),
  -- The currency of a revenue; otherwise empty.
  part text not null default '' check ((figure = 'revenue') = (part ~ '^[A-Z]{3}$')),
  -- Members, messages, minor units of the currency, minutes or milliseconds.
  value bigint not null check (value >= 0),
  counted_at timestamptz not null,
  primary key (site_id, day, figure, part)
);

-- How many requests of a day took at most so many milliseconds, and more than the bound before.
create table response_times (
  site_id smallint not null references sites on delete cascade,
  day date not null,
  up_to_ms integer not null check (up_to_ms > 0),
  responses bigint not null check (responses > 0),
  primary key (site_id, day, up_to_ms)
);

create index decisions_site on decisions (site_id, created_at);
create index email_outbox_failed_since on email_outbox (site_id, failed_at) where failed_at is not null;
