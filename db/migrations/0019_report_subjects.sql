-- Several accounts may have the same mailbox, so each ban has a row of its own. The account is no foreign key, because
-- the row stays after the account was erased; rows from before name none.
alter table banned_mailboxes add column account_id uuid not null default '00000000-0000-0000-0000-000000000000';
alter table banned_mailboxes drop constraint banned_mailboxes_pkey;
alter table banned_mailboxes add primary key (site_id, mailbox, account_id);

-- What exactly is reported: a photo or message of the member, or a page of the site. `subject_id` is no foreign key,
-- because the report outlives what it is about.
alter table reports add column subject_kind text not null default 'profile'
  check (subject_kind in ('profile', 'photo', 'message', 'chat_photo', 'gift', 'page'));
alter table reports add column subject_id uuid;
alter table reports add constraint reports_subject_check check ((subject_kind in ('profile', 'page')) = (subject_id is null));
create index reports_subject on reports (subject_id) where subject_id is not null;

-- One decision closes all open reports of the same thing. `decisions.report_id` is the one that staff had before them.
alter table reports add column decision_id uuid references decisions on delete set null;
create index reports_decision on reports (decision_id);
update reports set decision_id = (select id from decisions
  where decisions.report_id = reports.id order by created_at desc, id desc limit 1);
-- Several members may have reported what one decision is about.
alter table appeals drop constraint appeals_decision_id_party_key;
alter table appeals add unique (decision_id, party, account_id);

-- Staff open a file of the evidence by this id.
alter table report_files add column id uuid not null default gen_random_uuid();
create unique index report_files_id on report_files (id);

-- A notice about a page has no reported member, and stays for its sender as long as an appeal would be possible.
drop trigger reports_closed_deleted on reports;
create trigger reports_closed_deleted after update on reports for each row
  when (new.closed_at is not null and (
    (new.reported_id is null and (new.subject_kind <> 'page' or new.evidence is null))
    or (new.reporter_id is null and new.evidence is null)))
  execute function delete_closed_report();

-- Notices of illegal content (Digital Services Act, article 16), which anybody may send. `id` is that of the report in
-- the queue, which may be deleted earlier.
create table content_notices (
  id uuid primary key,
  site_id smallint not null references sites on delete cascade,
  -- Address of the content, without the host.
  path text not null check (length(path) between 1 and 500),
  -- Null for a notice about minors, and after the erasure of the sender's account.
  name text check (length(name) between 1 and 100),
  email citext check (length(email) between 3 and 254),
  language text not null check (length(language) between 2 and 8),
  -- SHA-256 of sender, address and text, so that a repeated notice is stored once.
  fingerprint bytea not null check (length(fingerprint) = 32),
  sent_on date not null,
  created_at timestamptz not null,
  -- What came of it, for the sender.
  outcome text check (outcome in ('action', 'no_action')),
  answered_at timestamptz,
  check ((outcome is null) = (answered_at is null)),
  unique (site_id, sent_on, fingerprint)
);
create index content_notices_email on content_notices (site_id, email) where email is not null;
create index content_notices_answered on content_notices (answered_at) where answered_at is not null;

-- A decision says what it is about, and may remove messages. A photo or selfie that staff rejected can be appealed like
-- any decision, but is no strike.
alter table decisions add column subject_kind text not null default 'profile'
  check (subject_kind in ('profile', 'photo', 'message', 'chat_photo', 'gift', 'page', 'selfie'));
alter table decisions add column removed_messages uuid[] not null default '{}';
-- The selfie of a rejected verification, and why it was rejected.
alter table decisions add column selfie_attempt uuid;
alter table decisions add column selfie_reason text check (selfie_reason ~ '^[a-z_]{3,40}$');
alter table decisions drop constraint decisions_outcome_check;
alter table decisions add constraint decisions_outcome_check check (outcome in ('no_action', 'content_removed', 'warning',
  'temporary_ban', 'permanent_ban', 'photo_rejected', 'selfie_rejected'));
alter table decisions drop constraint decisions_reason_check;
alter table decisions add constraint decisions_reason_check
  check (length(reason) <= 2000 and (length(reason) >= 5 or outcome in ('photo_rejected', 'selfie_rejected')));
alter table decisions drop constraint decisions_check;
alter table decisions add constraint decisions_rule_known
  check ((outcome in ('no_action', 'selfie_rejected')) = (rule is null));
alter table decisions add constraint decisions_selfie_known
  check ((outcome = 'selfie_rejected') = (selfie_attempt is not null and selfie_reason is not null));

-- The decision that rejected a photo or selfie, where its owner appeals it.
alter table photos add column decision_id uuid references decisions on delete set null;
create index photos_decision on photos (decision_id) where decision_id is not null;
alter table album_photos add column decision_id uuid references decisions on delete set null;
create index album_photos_decision on album_photos (decision_id) where decision_id is not null;
alter table verifications add column decision_id uuid references decisions on delete set null;
create index verifications_decision on verifications (decision_id) where decision_id is not null;

create function has_open_appeal(decision uuid) returns boolean language sql stable as $$
  select exists (select from appeals where decision_id = decision and decided_at is null)
$$;

-- In the words of staff for the member, who reads why the account is frozen; null if they gave none.
alter table accounts add column frozen_reason text check (length(frozen_reason) between 1 and 500);
