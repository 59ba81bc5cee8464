-- A banned member. While the row exists, the account's status is 'banned', unless the member is leaving.
create table bans (
  account_id uuid primary key references accounts on delete cascade,
  created_at timestamptz not null,
  -- Null for a permanent ban.
  until timestamptz
);
create index bans_until on bans (until) where until is not null;

-- Keyed hashes of mailboxes that cannot sign up during a ban, also after the account was erased.
create table banned_mailboxes (
  site_id smallint not null references sites on delete cascade,
  mailbox bytea not null check (length(mailbox) = 32),
  until timestamptz,
  primary key (site_id, mailbox)
);
create index banned_mailboxes_until on banned_mailboxes (until) where until is not null;

-- A decided report keeps its evidence while an appeal is possible or pending. `due_at` is when it should be decided.
alter table reports add column urgent boolean not null default false;
-- The default is for the version that serves during the migration.
alter table reports add column due_at timestamptz not null default now() + interval '24 hours';
update reports set urgent = reason in ('underage', 'extortion');
update reports set due_at = created_at + case when urgent then interval '1 hour' else interval '24 hours' end;
alter table reports drop constraint reports_check;
alter table reports add constraint reports_evidence_kept check (closed_at is not null or evidence is not null);
alter table reports drop constraint reports_reason_check;
alter table reports add constraint reports_reason_check check (reason in ('spam_or_scam', 'fictional_not_labelled',
  'underage', 'harassment', 'intimate_image_without_consent', 'extortion', 'danger_to_life', 'other'));
drop index reports_open;
create index reports_open on reports (site_id, (not urgent), due_at, id) where closed_at is null;
create index reports_decided on reports (site_id, closed_at, id) where closed_at is not null;
create index reports_with_evidence on reports (closed_at) where closed_at is not null and evidence is not null;

-- Without the reported member nothing is left to decide or undo; without the reporter the other may still appeal.
drop trigger reports_closed_deleted on reports;
create trigger reports_closed_deleted after update on reports for each row
  when (new.closed_at is not null
    and (new.reported_id is null or (new.reporter_id is null and new.evidence is null)))
  execute function delete_closed_report();

-- Decisions of staff about members, which are strikes unless nothing was done (spec D5.5).
create table decisions (
  id uuid primary key default uuidv7(),
  site_id smallint not null references sites on delete cascade,
  -- Whom the decision is about.
  account_id uuid not null references accounts on delete cascade,
  -- Null once the report was deleted, and for a decision without a report.
  report_id uuid references reports on delete set null,
  outcome text not null
    check (outcome in ('no_action', 'content_removed', 'warning', 'temporary_ban', 'permanent_ban')),
  rule text check (rule in ('minors', 'without_consent', 'threats', 'harassment', 'scam', 'extortion', 'advertising',
    'impersonation', 'illegal')),
  -- In plain words for the member who is told: the reported one, or the reporter if nothing was done.
  reason text not null check (length(reason) between 5 and 2000),
  ban_until timestamptz,
  -- What was removed, to restore it after an appeal.
  removed_about_me text,
  removed_photos uuid[] not null default '{}',
  staff_id uuid references staff on delete set null,
  created_at timestamptz not null,
  -- After an appeal of the reported member: the measure was undone, and is no strike.
  overturned_at timestamptz,
  -- After an appeal of the reporter: the report waits for another decision, and the measure stays until then.
  reopened_at timestamptz,
  check ((outcome = 'no_action') = (rule is null)),
  check ((outcome = 'temporary_ban') = (ban_until is not null))
);
-- Of two staff who decide at once, one is refused.
create unique index decisions_once on decisions (report_id) where reopened_at is null;
create index decisions_report on decisions (report_id);
create index decisions_account on decisions (account_id, created_at);
create index decisions_staff on decisions (staff_id);

create table appeals (
  id uuid primary key default uuidv7(),
  site_id smallint not null references sites on delete cascade,
  decision_id uuid not null references decisions on delete cascade,
  -- Who appeals.
  account_id uuid not null references accounts on delete cascade,
  party text not null check (party in ('reporter', 'reported')),
  text text not null check (length(text) between 5 and 2000),
  created_at timestamptz not null,
  outcome text check (outcome in ('upheld', 'overturned')),
  -- In plain words for the member who appealed.
  answer text check (length(answer) between 5 and 2000),
  staff_id uuid references staff on delete set null,
  decided_at timestamptz,
  unique (decision_id, party),
  check ((decided_at is null) = (outcome is null) and (outcome is null) = (answer is null))
);
create index appeals_account on appeals (account_id);
create index appeals_staff on appeals (staff_id);
create index appeals_open on appeals (site_id, created_at, id) where decided_at is null;
create index appeals_decided on appeals (site_id, decided_at, id) where decided_at is not null;

alter table complaints add column state text not null default 'received'
  check (state in ('received', 'in_progress', 'answered'));
alter table complaints add column answer text check (length(answer) between 5 and 5000);
alter table complaints add column answered_at timestamptz;
alter table complaints add column staff_id uuid references staff on delete set null;
alter table complaints add constraint complaints_answered
  check ((state = 'answered') = (answer is not null and answered_at is not null));
create index complaints_open on complaints (site_id, created_at, id) where state <> 'answered';
create index complaints_answered on complaints (site_id, answered_at, id) where state = 'answered';
create index complaints_staff on complaints (staff_id);
