-- Returns true for files of open reports, too. Otherwise the job that removes unreferenced files would delete them,
-- and so would the function that makes a missing rendition of them.
create or replace function is_file_needed(key text) returns boolean language sql stable as $$
  select exists (select from photos where file_key = key) or exists (select from exports where file_key = key)
    or exists (select from album_photos where file_key = key)
    or exists (select from verifications where selfie_key = key)
    or exists (select from report_files where file_key = key)
$$;
