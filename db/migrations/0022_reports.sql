-- The member may correct their date of birth once.
alter table profiles add birth_date_corrected_at timestamptz;

-- The contract allows 1,000 characters, but PostgreSQL counts an emoji as several.
alter table profiles drop constraint profiles_about_me_check;
alter table profiles add constraint profiles_about_me_check check (length(about_me) <= 20000);

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
create function forget_closed_report() returns trigger language plpgsql as $$
begin
  delete from reports where id = new.id;
  return null;
end $$;
create trigger reports_forgotten after update on reports for each row
  when (new.closed_at is not null and (new.reporter_id is null or new.reported_id is null))
  execute function forget_closed_report();

-- Files of the evidence. They are not removed until the report is closed.
create table report_files (
  report_id uuid not null references reports on delete cascade,
  file_key text not null,
  primary key (report_id, file_key)
);
create index report_files_key on report_files (file_key);
create function loosen_report_files() returns trigger language plpgsql as $$
begin
  insert into loose_files (file_key, due_at)
  select distinct file_key, timestamptz 'epoch' from gone
  on conflict (file_key) do update set due_at = excluded.due_at;
  return null;
end $$;
create trigger report_files_deleted after delete on report_files
  referencing old table as gone for each statement execute function loosen_report_files();
