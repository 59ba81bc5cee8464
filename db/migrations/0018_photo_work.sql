-- A page shows the placeholder until the photo has loaded.
alter table photos
  add column placeholder text check (placeholder ~ '^[A-Za-z0-9+/]{8,64}={0,2}$'),
  add column rotate smallint not null default 0 check (rotate in (0, 90, 180, 270)),
  -- x, y, width and height as fractions of the rotated original.
  add column crop double precision[] check (
    cardinality(crop) = 4 and 0 <= all (crop) and crop[1] + crop[3] <= 1.000001 and crop[2] + crop[4] <= 1.000001
    and crop[3] > 0 and crop[4] > 0
  ),
  -- The rule of the terms that the rejected photo breaks.
  add column reason text
    check (reason in ('minors', 'without_consent', 'threats', 'advertising', 'impersonation')),
  add check (reason is null or status = 'rejected');

-- Rotating or cropping gives a photo new files, so its old files can be removed.
create function loosen_old_files() returns trigger language plpgsql as $$
begin
  insert into loose_files (file_key, due_at) values (old.file_key, timestamptz 'epoch')
  on conflict (file_key) do update set due_at = excluded.due_at;
  return null;
end $$;
create trigger photos_cut_anew after update of file_key on photos
  for each row when (old.file_key is distinct from new.file_key) execute function loosen_old_files();
