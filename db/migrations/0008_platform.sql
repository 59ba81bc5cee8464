-- In development, `/dev/mail` shows these emails.
create table mail_outbox (
  id uuid primary key default uuidv7(),
  site_id smallint not null references sites on delete cascade,
  account_id uuid references accounts on delete cascade,
  recipient text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  headers jsonb not null default '{}',
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  sent_at timestamptz,
  failed_at timestamptz,
  last_error text
);
create index mail_outbox_due on mail_outbox (next_attempt_at) where sent_at is null and failed_at is null;
create index mail_outbox_account on mail_outbox (account_id);

-- A repeated call gets the stored answer, which contains no secret.
create table idempotency_keys (
  scope text not null,
  key text not null check (length(key) between 8 and 100),
  call text not null,
  request_hash bytea not null,
  status smallint,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (scope, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

create unlogged table rate_limits (
  key text primary key,
  hits integer not null,
  resets_at timestamptz not null
);
create index rate_limits_age on rate_limits (resets_at);
