-- The evidence is a copy that survives an erasure. Closing the report deletes the evidence.
create table reports (
  id uuid primary key default uuidv7(),
  site_id smallint not null references sites on delete cascade,
  -- The accounts of the two members; null after the erasure of that account.
  reporter_id uuid references accounts on delete set null,
  reported_id uuid references accounts on delete set null,
  reason text not null check (reason in ('spam_or_scam', 'fictional_not_labelled', 'underage', 'harassment',
    'intimate_image_without_consent', 'extortion', 'other')),
  text text not null check (length(text) between 5 and 2000),
  evidence jsonb,
  created_at timestamptz not null,
  closed_at timestamptz,
  check ((closed_at is null) = (evidence is not null))
);
create index reports_reporter on reports (reporter_id);
create index reports_reported on reports (reported_id);
create index reports_open on reports (site_id, created_at) where closed_at is null;

create function delete_closed_report() returns trigger language plpgsql as $$
begin
  delete from reports where id = new.id;
  return null;
end $$;
create trigger reports_closed_deleted after update on reports for each row
  when (new.closed_at is not null and (new.reporter_id is null or new.reported_id is null))
  execute function delete_closed_report();

-- Files of the evidence. They are not removed until the report is closed.
create table report_files (
  report_id uuid not null references reports on delete cascade,
  file_key text not null,
  primary key (report_id, file_key)
);
create index report_files_key on report_files (file_key);

create function register_unreferenced_report_files() returns trigger language plpgsql as $$
begin
  insert into unreferenced_files (file_key, due_at)
  select distinct file_key, timestamptz 'epoch' from gone
  on conflict (file_key) do update set due_at = excluded.due_at;
  return null;
end $$;
create trigger report_files_deleted after delete on report_files
  referencing old table as gone for each statement execute function register_unreferenced_report_files();

-- While a report is open, old messages between the two are not deleted.
create function has_open_report(one uuid, other uuid) returns boolean language sql stable as $$
  select exists (
    select from profiles p join profiles q on q.id = other join reports r
      on (r.reporter_id, r.reported_id) in ((p.account_id, q.account_id), (q.account_id, p.account_id))
    where p.id = one and r.closed_at is null)
$$;

-- Complaints about the site, which the operator receives by email.
create table complaints (
  id uuid primary key default uuidv7(),
  site_id smallint not null references sites on delete cascade,
  -- Null for a visitor.
  account_id uuid references accounts on delete cascade,
  -- The email address for the answer to the complaint.
  email citext not null check (length(email) between 3 and 254),
  topic text not null
    check (topic in ('account', 'credits', 'member', 'fictional', 'photos', 'privacy', 'decision', 'other')),
  text text not null check (length(text) between 5 and 2000),
  -- SHA-256 of topic and text, so that a repeated complaint is stored once.
  fingerprint bytea not null check (length(fingerprint) = 32),
  sent_on date not null,
  created_at timestamptz not null default now(),
  unique (site_id, email, sent_on, fingerprint)
);
create index complaints_account on complaints (account_id) where account_id is not null;
