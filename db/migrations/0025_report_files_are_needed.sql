-- Files of open reports now count as needed too. Otherwise they would be removed with the loose files, or
-- after a missing rendition of them was made.
create or replace function is_file_needed(key text) returns boolean language sql stable as $$
  select exists (select from photos where file_key = key) or exists (select from exports where file_key = key)
    or exists (select from album_photos where file_key = key)
    or exists (select from verifications where selfie_key = key)
    or exists (select from report_files where file_key = key)
$$;
