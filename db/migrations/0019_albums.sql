-- The table is separate, so that no query of profile photos shows album photos.
create table album_photos (
  id uuid primary key default gen_random_uuid(),
  profile_id uuid not null references profiles on delete cascade,
  position integer not null,
  status text not null default 'active' check (status in ('pending', 'active', 'rejected')),
  reason text,
  clear_key text not null unique check (clear_key ~ '^[a-z0-9]{32}$'),
  file_key text not null check (file_key ~ '^[a-z0-9/-]{8,80}$'),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  colour text not null check (colour ~ '^#[0-9a-f]{6}$'),
  placeholder text,
  -- A photo that moves to the album and back stays rotated and cropped.
  rotate smallint not null default 0,
  crop double precision[],
  created_at timestamptz not null,
  unique (profile_id, position) deferrable initially deferred
);
create index album_photos_files on album_photos (file_key);
create trigger album_photos_deleted after delete on album_photos
  referencing old table as gone for each statement execute function loosen_files();

-- `viewer_name` identifies the viewer when the owner can no longer see their profile.
create table album_grants (
  owner_id uuid not null references profiles on delete cascade,
  viewer_id uuid not null references profiles on delete cascade,
  viewer_name text not null,
  granted_at timestamptz not null,
  primary key (owner_id, viewer_id),
  check (owner_id <> viewer_id)
);
create index album_grants_viewer on album_grants (viewer_id, owner_id);

-- Each member's latest attempt to verify their main photo by a selfie.
create table verifications (
  profile_id uuid primary key references profiles on delete cascade,
  status text not null check (status in ('pose_shown', 'pending', 'verified', 'rejected')),
  pose text not null check (pose ~ '^[a-z_]{3,40}$'),
  shown_at timestamptz not null,
  sent_at timestamptz,
  decided_at timestamptz,
  reason text check (reason ~ '^[a-z_]{3,40}$'),
  -- Changes with each selfie, so that staff decide only about the selfie they saw.
  attempt uuid unique,
  -- The verification counts only while the main photo has this file key.
  photo_key text check (photo_key ~ '^[a-z0-9/-]{8,80}$'),
  -- The files of the selfie; null again some days after the decision.
  selfie_key text check (selfie_key ~ '^[a-z0-9/-]{8,80}$'),
  selfie_address text unique check (selfie_address ~ '^[a-z0-9]{32}$'),
  check ((selfie_key is null) = (selfie_address is null)),
  check (status = 'pose_shown' or (sent_at is not null and photo_key is not null and attempt is not null)),
  check (status <> 'pending' or selfie_key is not null),
  check ((status in ('verified', 'rejected')) = (decided_at is not null)),
  check ((status = 'rejected') = (reason is not null))
);
create index verifications_waiting on verifications (sent_at) where status = 'pending';
create index verifications_decided on verifications (decided_at) where selfie_key is not null;
create index verifications_selfies on verifications (selfie_key);

create function loosen_selfie() returns trigger language plpgsql as $$
begin
  insert into loose_files (file_key, due_at) values (old.selfie_key, timestamptz 'epoch')
  on conflict (file_key) do update set due_at = excluded.due_at;
  return null;
end $$;
create trigger verifications_deleted after delete on verifications
  for each row when (old.selfie_key is not null) execute function loosen_selfie();
create trigger verifications_changed after update on verifications
  for each row when (old.selfie_key is not null and old.selfie_key is distinct from new.selfie_key)
  execute function loosen_selfie();

create or replace function is_file_needed(key text) returns boolean language sql stable as $$
  select exists (select from photos where file_key = key) or exists (select from exports where file_key = key)
    or exists (select from album_photos where file_key = key)
    or exists (select from verifications where selfie_key = key)
$$;
