-- Whether the sign-up came from the network of a hosting company. The address is not stored.
alter table accounts add column signed_up_from_hosting boolean not null default false;

-- What the abuse signals do to first messages: `slowed` and `review` tighten their limits, `stopped` refuses them.
alter table profiles add column first_messages_limit text
  check (first_messages_limit in ('slowed', 'review', 'stopped'));
-- Whether the member is told why. Bulk commercial spam is not.
alter table profiles add column first_messages_limit_explained boolean not null default true;

-- `opener` is a keyed fingerprint of the text, by which similar texts are found without storing one.
alter table first_messages add column opener bigint;
alter table first_messages add column has_link boolean not null default false;
alter table first_messages add column has_payment_word boolean not null default false;

create index blocks_created on blocks (created_at);
create index reports_created on reports (created_at);

-- Each source counts once, for example each message or each group of reporters who know each other.
create table abuse_signals (
  account_id uuid not null references accounts on delete cascade,
  kind text not null check (kind in ('repeated_opener', 'link', 'payment_words', 'blocked', 'reported',
    'disposable_address', 'hosting_network', 'banned_mailbox', 'banned_payment', 'similar_name')),
  source text not null check (length(source) between 1 and 80),
  happened_at timestamptz not null,
  primary key (account_id, kind, source)
);
create index abuse_signals_time on abuse_signals (happened_at);

create table abuse_levels (
  account_id uuid primary key references accounts on delete cascade,
  site_id smallint not null references sites on delete cascade,
  -- Null while there is nothing to do.
  level text check (level in ('slowed', 'review', 'stopped')),
  score integer not null check (score >= 0),
  since timestamptz not null,
  weighed_at timestamptz not null,
  -- Who decided the level by hand; then signals no longer change it.
  decided_at timestamptz,
  staff_id uuid references staff on delete set null,
  -- Signals up to this time no longer count, because somebody of the staff has seen them.
  ignored_until timestamptz
);
create index abuse_levels_listed on abuse_levels (site_id, level, since desc, account_id desc) where level is not null;
create index abuse_levels_all on abuse_levels (site_id, since desc, account_id desc) where level is not null;
create index abuse_levels_due on abuse_levels (weighed_at) where level is not null and decided_at is null;
create index abuse_levels_staff on abuse_levels (staff_id);

-- Until when the job has weighed new messages, blocks and reports.
create table abuse_weighing (
  only_row boolean primary key default true check (only_row),
  weighed_until timestamptz not null
);

-- Bank accounts that paid for a banned member, as the hashes of `direct_debits`. While the ban lasts, another
-- account pays from them only after a review.
create table banned_payment_accounts (
  site_id smallint not null references sites on delete cascade,
  payment_account bytea not null check (length(payment_account) = 32),
  until timestamptz,
  primary key (site_id, payment_account)
);
create index banned_payment_accounts_until on banned_payment_accounts (until) where until is not null;

-- A member who tried to pay from such a bank account; `allowed_at` is set by the review.
create table refused_payers (
  account_id uuid primary key references accounts on delete cascade,
  refused_at timestamptz not null,
  allowed_at timestamptz
);
create index refused_payers_time on refused_payers (refused_at);

-- The name of who began the conversation looks like that of somebody else with whom the other member writes.
alter table conversations add column similar_name boolean not null default false;

alter table decisions add column automated boolean not null default false;
alter table decisions drop constraint decisions_outcome_check;
alter table decisions add constraint decisions_outcome_check check (outcome in ('no_action', 'content_removed',
  'warning', 'temporary_ban', 'permanent_ban', 'photo_rejected', 'selfie_rejected', 'messages_limited', 'messages_stopped'));
alter table decisions drop constraint decisions_rule_check;
alter table decisions add constraint decisions_rule_check check (rule in ('minors', 'without_consent', 'threats',
  'harassment', 'scam', 'extortion', 'advertising', 'impersonation', 'ban_evasion', 'illegal'));
create index decisions_made on decisions (site_id, created_at);

-- Members who were active in a month (Regulation (EU) 2022/2065, article 24).
create table monthly_recipients (
  site_id smallint not null references sites on delete cascade,
  month date not null check (extract(day from month) = 1),
  members integer not null check (members >= 0),
  primary key (site_id, month)
);

create table transparency_reports (
  id uuid primary key default uuidv7(),
  site_id smallint not null references sites on delete cascade,
  -- `period_end` is the first day after the period.
  period_begin date not null,
  period_end date not null,
  figures jsonb not null,
  made_at timestamptz not null,
  published_at timestamptz,
  published_by uuid references staff on delete set null,
  unique (site_id, period_begin, period_end),
  check (period_begin < period_end)
);
create index transparency_reports_publisher on transparency_reports (published_by);
