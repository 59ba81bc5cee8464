-- In development, `/dev/mail` shows these emails.
create table email_outbox (
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
  last_error text,
  -- The email is about this account, which is not the recipient's account.
  about_account_id uuid references accounts on delete cascade,
  -- Null means the name of the site.
  sender_name text check (length(sender_name) between 1 and 60)
);
create index email_outbox_due on email_outbox (next_attempt_at) where sent_at is null and failed_at is null;
create index email_outbox_account on email_outbox (account_id);
create index email_outbox_about on email_outbox (about_account_id) where about_account_id is not null;
-- By these indexes, an erasure finds emails that contain the member's address.
create index email_outbox_recipient on email_outbox (lower(recipient));
create index email_outbox_reply_to on email_outbox (lower(headers ->> 'Reply-To')) where headers ? 'Reply-To';

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

-- A job removes files that are due, unless a row still names them.
create table unreferenced_files (
  file_key text primary key,
  due_at timestamptz not null
);

-- That job need not know which tables have files.
create function is_file_referenced(key text) returns boolean language sql stable as $$
  select exists (select from photos where file_key = key) or exists (select from exports where file_key = key)
    or exists (select from album_photos where file_key = key)
    or exists (select from chat_photos where file_key = key)
    or exists (select from verifications where selfie_key = key)
    or exists (select from report_files where file_key = key)
    or exists (select from message_evidence_files where file_key = key)
$$;

create table sandbox_cards (
  token text primary key check (token ~ '^[0-9a-f]{32}$'),
  label text not null check (label ~ '^[0-9]{4}$'),
  created_at timestamptz not null
);

-- Like an outside provider, the sandbox knows nothing about the buyer.
create table sandbox_payments (
  reference text primary key check (reference ~ '^[0-9a-f]{32}$'),
  -- Our id of the payment, so that a repeated request begins no second payment.
  payment uuid not null unique,
  amount integer not null check (amount > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  method text not null check (length(method) between 1 and 32),
  bank text check (length(bank) <= 64),
  country text not null check (country ~ '^[A-Z]{2}$'),
  language text not null check (length(language) between 2 and 8),
  statement text not null check (length(statement) <= 35),
  return_to text not null check (length(return_to) <= 2000),
  webhook_url text not null check (length(webhook_url) <= 2000),
  keep_card boolean not null,
  state text not null default 'created' check (state in (
    'created', 'pending', 'completed', 'failed', 'cancelled', 'expired', 'refunded', 'charged_back')),
  failure text check (failure in ('declined', 'insufficient_funds', 'card_expired')),
  -- The stored card, if the buyer chose to store it.
  card text references sandbox_cards on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check ((failure is not null) <= (state = 'failed'))
);
create index sandbox_payments_expiring on sandbox_payments (expires_at) where state = 'created';
create index sandbox_payments_card on sandbox_payments (card) where card is not null;

-- `refund` is our id, so that a repeated request refunds only once.
create table sandbox_refunds (
  refund uuid primary key,
  reference text not null references sandbox_payments on delete cascade,
  amount integer not null check (amount > 0),
  created_at timestamptz not null
);
create index sandbox_refunds_reference on sandbox_refunds (reference);

-- As a test, a webhook can be delivered several times.
create table sandbox_webhooks (
  event uuid primary key default uuidv7(),
  reference text not null references sandbox_payments on delete cascade,
  webhook_url text not null,
  body jsonb not null,
  planned_deliveries integer not null default 1 check (planned_deliveries between 1 and 9),
  deliveries integer not null default 0 check (deliveries >= 0),
  tries integer not null default 0 check (tries >= 0),
  -- Null after all planned deliveries or too many failed tries.
  due_at timestamptz
);
create index sandbox_webhooks_due on sandbox_webhooks (due_at) where due_at is not null;
create index sandbox_webhooks_reference on sandbox_webhooks (reference);

-- A site without an SMS provider shows SMS messages at /dev/sms for a day.
create table sms_mailbox (
  id uuid primary key default uuidv7(),
  recipient text not null check (recipient ~ '^\+[0-9]{6,15}$'),
  body text not null check (length(body) <= 1600),
  created_at timestamptz not null
);
create index sms_mailbox_created on sms_mailbox (created_at);

-- The row is inserted before the request, because `PAY.` has no idempotency key.
create table pay_refunds (
  refund uuid primary key,
  reference text not null check (length(reference) <= 128),
  amount integer not null check (amount > 0),
  requested_at timestamptz not null,
  provider_reference text check (length(provider_reference) <= 128)
);
create index pay_refunds_reference on pay_refunds (reference);
