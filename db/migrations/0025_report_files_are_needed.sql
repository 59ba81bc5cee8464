-- Without `report_files`, the job for unreferenced files would delete evidence of open reports.
create or replace function is_file_needed(key text) returns boolean language sql stable as $$
  select exists (select from photos where file_key = key) or exists (select from exports where file_key = key)
    or exists (select from album_photos where file_key = key)
    or exists (select from verifications where selfie_key = key)
    or exists (select from report_files where file_key = key)
$$;
