-- A type without a row has its default (src/contract/notifications.ts).
create table notification_preferences (
  account_id uuid not null references accounts on delete cascade,
  type text not null check (type in (
    'new_conversations', 'new_messages', 'like', 'unread_message_reminders', 'promotions', 'weekly_updates', 'news', 'reminders')),
  email text not null check (email in ('at_once', 'daily', 'weekly', 'never')),
  push text not null check (push in ('at_once', 'daily', 'weekly', 'never')),
  primary key (account_id, type)
);
-- The senders of announcements and of emails at once find the few members who chose them.
create index notification_preferences_chosen on notification_preferences (type, email, account_id);

-- Minutes since midnight in `time_zone`. The hours may pass midnight.
create table quiet_hours (
  account_id uuid primary key references accounts on delete cascade,
  starts_at smallint not null check (starts_at between 0 and 1439),
  ends_at smallint not null check (ends_at between 0 and 1439),
  -- An unknown zone fails here, because later it would fail a whole batch of members.
  time_zone text not null check (length(time_zone) between 1 and 60 and timestamptz 'epoch' at time zone time_zone is not null),
  check (starts_at <> ends_at)
);

-- Limits how many notification emails a member gets in a day.
create table notification_emails (
  id uuid primary key default uuidv7(),
  account_id uuid not null references accounts on delete cascade,
  type text not null,
  queued_at timestamptz not null
);
create index notification_emails_account on notification_emails (account_id, queued_at);
create index notification_emails_queued on notification_emails (queued_at);

-- A browser has one subscription, which ends with its session.
create table push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  session_id uuid not null unique references sessions (id) on delete cascade,
  endpoint text not null unique check (length(endpoint) <= 1000),
  p256dh text not null check (length(p256dh) <= 200),
  auth text not null check (length(auth) <= 100),
  created_at timestamptz not null
);
create index push_subscriptions_account on push_subscriptions (account_id);

-- Which conversation an open page shows. `id` is random and stands for the page.
create unlogged table conversation_views (
  id uuid primary key,
  profile_id uuid not null references profiles on delete cascade,
  conversation_id uuid not null references conversations on delete cascade,
  expires_at timestamptz not null
);
create index conversation_views_member on conversation_views (profile_id, conversation_id);
create index conversation_views_conversation on conversation_views (conversation_id);
create index conversation_views_expiry on conversation_views (expires_at);

-- Up to which message the member was notified of the conversation. Written with a notification, never with a message.
create table message_notifications (
  conversation_id uuid not null,
  profile_id uuid not null,
  pushed_seq integer not null default 0,
  emailed_seq integer not null default 0,
  emailed_at timestamptz,
  reminded_seq integer not null default 0,
  push_reminded_seq integer not null default 0,
  primary key (conversation_id, profile_id),
  foreign key (conversation_id, profile_id) references conversation_members (conversation_id, profile_id) on delete cascade
);
create index message_notifications_member on message_notifications (profile_id);

-- When the jobs next look whether the member gets an email about unread messages. A row exists while one may follow.
create table message_email_checks (
  profile_id uuid primary key references profiles on delete cascade,
  due_at timestamptz not null
);
create index message_email_checks_due on message_email_checks (due_at);

-- Pushes that are being sent, are repeated, or wait for the end of quiet hours. What a push says is read when it is sent.
create table push_outbox (
  -- Renewed whenever a process takes the row, so that only the last one ends it.
  id uuid primary key default uuidv7(),
  source text not null check (length(source) <= 40),
  -- What the push is about: a conversation, or the profile that liked.
  subject uuid not null,
  profile_id uuid not null references profiles on delete cascade,
  -- Null means all subscriptions of the member.
  subscription_id uuid references push_subscriptions on delete cascade,
  attempts smallint not null default 0,
  due_at timestamptz not null,
  unique nulls not distinct (profile_id, source, subject, subscription_id)
);
create index push_outbox_due on push_outbox (due_at);
create index push_outbox_subscription on push_outbox (subscription_id);

alter table likes add column pushed_at timestamptz, add column emailed_at timestamptz;
-- A like that returns within a day is neither pushed nor emailed again.
alter table likes_taken_back add column pushed_at timestamptz, add column emailed_at timestamptz;
-- Holds only likes since the member's last email, because a like leaves it when it is seen or emailed.
create index likes_to_push on likes (created_at) where seen_at is null and pushed_at is null;
create index likes_to_email on likes (liked_id, created_at) where seen_at is null and emailed_at is null;
alter table visits add column emailed_at timestamptz;
create index visits_to_email on visits (visited_id) where emailed_at is null;

-- A run that sends to many members continues after the account or profile `reached`.
create table notification_runs (
  name text primary key,
  reached uuid not null default '00000000-0000-0000-0000-000000000000',
  -- Sweeps over time continue after this moment.
  processed_until timestamptz,
  started_at timestamptz not null,
  finished_at timestamptz
);

-- Promotions and news of the operator. `texts` has subject, text, button and path by language.
create table announcements (
  id uuid primary key default uuidv7(),
  site_id smallint not null references sites on delete cascade,
  type text not null check (type in ('promotions', 'news')),
  segment jsonb not null default '{}',
  texts jsonb not null,
  created_at timestamptz not null,
  cancelled_at timestamptz
);

-- How often an unconfirmed account was reminded.
create table signup_reminders (
  account_id uuid primary key references accounts on delete cascade,
  sent smallint not null check (sent > 0),
  last_sent_at timestamptz not null
);

-- Bounces and complaints about emails. Each email counts once for each kind.
create table email_feedback (
  email_id uuid not null,
  kind text not null check (kind in ('bounce', 'temporary', 'complaint')),
  account_id uuid not null references accounts on delete cascade,
  received_at timestamptz not null,
  primary key (email_id, kind)
);
create index email_feedback_account on email_feedback (account_id);
create index email_feedback_received on email_feedback (received_at);

-- Before sending, the email worker asks whether the email still applies: `{ "check": name, ... }`.
alter table email_outbox add column relevance jsonb;
-- The notification type that the recipient can unsubscribe from; null in an email about the account.
alter table email_outbox add column topic text;
-- Sent in this order: 0 about the account, 1 personal, 2 to many members at the same time.
alter table email_outbox add column priority smallint not null default 0 check (priority between 0 and 2);
-- Replaces sender name, subject and bodies if the account is in discreet mode when the email is sent.
alter table email_outbox add column discreet_version jsonb;
drop index email_outbox_due;
create index email_outbox_due on email_outbox (priority, next_attempt_at) where sent_at is null and failed_at is null;
-- By this index, sent and failed emails are deleted after 30 days.
create index email_outbox_ended on email_outbox (created_at) where sent_at is not null or failed_at is not null;

alter table account_tokens drop constraint account_tokens_purpose_check;
alter table account_tokens add constraint account_tokens_purpose_check check (purpose in (
  'activation', 'password_reset', 'email_change', 'email_revert', 'reactivation', 'notifications')) not valid;
alter table account_tokens validate constraint account_tokens_purpose_check;
