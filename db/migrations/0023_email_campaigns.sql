-- Announcements that staff write: drafts, pauses and figures. An announcement without `draft` is sent.
alter table announcements add column draft boolean not null default false;
-- Null in a draft, and of a command before this migration: then it began when it was created.
alter table announcements add column begun_at timestamptz;
alter table announcements add column paused_at timestamptz;
-- Who wrote it; null for a command of the operator.
alter table announcements add column staff_id uuid references staff on delete set null;
-- How many members it was for when it began, and how many have got it.
alter table announcements add column expected integer check (expected >= 0);
alter table announcements add column queued integer not null default 0 check (queued >= 0);
create index announcements_site on announcements (site_id, id);
create index announcements_staff on announcements (staff_id);

-- Who got an announcement, so that each member gets it once, and what became of it.
create table announcement_recipients (
  announcement_id uuid not null references announcements on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  queued_at timestamptz not null,
  bounced_at timestamptz,
  complained_at timestamptz,
  unsubscribed_at timestamptz,
  primary key (announcement_id, account_id)
);
create index announcement_recipients_account on announcement_recipients (account_id, queued_at);
create index announcement_recipients_outcome on announcement_recipients (announcement_id)
  where bounced_at is not null or complained_at is not null or unsubscribed_at is not null;

-- The list of emails for staff, by kind; and those that failed.
create index email_outbox_by_kind on email_outbox (site_id, (coalesce(topic, 'account')), created_at, id);
create index email_outbox_failed on email_outbox (site_id, created_at, id) where failed_at is not null;
-- Members whose notification emails a bounce, a complaint or the member stopped.
create index accounts_without_emails on accounts (site_id, id) where notifications_disabled <> '{}';

-- Invitations of the site, the latest first, and how many each member made.
create index invitations_site on invitations (site_id, created_at, id);
create index invitations_inviters on invitations (site_id, inviter_id) where inviter_id is not null;
