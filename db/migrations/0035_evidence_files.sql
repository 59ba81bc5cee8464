-- These files stay as long as the evidence is stored.
create table kept_evidence_files (
  evidence_id uuid not null references kept_evidence on delete cascade,
  file_key text not null,
  primary key (evidence_id, file_key)
);
create index kept_evidence_files_key on kept_evidence_files (file_key);
create trigger kept_evidence_files_deleted after delete on kept_evidence_files
  referencing old table as gone for each statement execute function loosen_files();

create or replace function is_file_needed(key text) returns boolean language sql stable as $$
  select exists (select from photos where file_key = key) or exists (select from exports where file_key = key)
    or exists (select from album_photos where file_key = key)
    or exists (select from chat_photos where file_key = key)
    or exists (select from verifications where selfie_key = key)
    or exists (select from report_files where file_key = key)
    or exists (select from kept_evidence_files where file_key = key)
$$;
