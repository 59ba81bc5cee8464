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
  tell_at text not null check (length(tell_at) <= 2000),
  keep_card boolean not null,
  state text not null default 'created' check (state in (
    'created', 'pending', 'completed', 'failed', 'cancelled', 'expired', 'refunded', 'charged_back')),
  failure text check (failure in ('declined', 'insufficient_funds', 'card_expired')),
  -- The stored card, if the buyer chose to store it.
  card text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check ((failure is not null) <= (state = 'failed'))
);
create index sandbox_payments_expiring on sandbox_payments (expires_at) where state = 'created';

create table sandbox_cards (
  token text primary key check (token ~ '^[0-9a-f]{32}$'),
  label text not null check (label ~ '^[0-9]{4}$'),
  created_at timestamptz not null
);
alter table sandbox_payments add constraint sandbox_payments_card_fkey
  foreign key (card) references sandbox_cards on delete set null;
create index sandbox_payments_card on sandbox_payments (card) where card is not null;

-- `refund` is our id, so that a repeated request refunds only once.
create table sandbox_refunds (
  refund uuid primary key,
  reference text not null references sandbox_payments on delete cascade,
  amount integer not null check (amount > 0),
  created_at timestamptz not null
);
create index sandbox_refunds_reference on sandbox_refunds (reference);

-- As a test, a webhook can be delivered several `times`.
create table sandbox_news (
  event uuid primary key default uuidv7(),
  reference text not null references sandbox_payments on delete cascade,
  tell_at text not null,
  body jsonb not null,
  times integer not null default 1 check (times between 1 and 9),
  told integer not null default 0 check (told >= 0),
  tries integer not null default 0 check (tries >= 0),
  -- Null after all planned deliveries or too many failed tries.
  due_at timestamptz
);
create index sandbox_news_due on sandbox_news (due_at) where due_at is not null;
create index sandbox_news_reference on sandbox_news (reference);

-- A site without an SMS provider shows SMS messages at /dev/sms for a day.
create table own_sms (
  id uuid primary key default uuidv7(),
  recipient text not null check (recipient ~ '^\+[0-9]{6,15}$'),
  body text not null check (length(body) <= 1600),
  created_at timestamptz not null
);
create index own_sms_created on own_sms (created_at);

-- The row is inserted before the request, because `PAY.` has no idempotency key.
create table pay_refunds (
  refund uuid primary key,
  reference text not null check (length(reference) <= 128),
  amount integer not null check (amount > 0),
  asked_at timestamptz not null,
  answer text check (length(answer) <= 128)
);
create index pay_refunds_reference on pay_refunds (reference);
