-- `clear_key` and `blur_key` are unrelated, so that the blur does not lead to the clear photo.
create table photos (
  id uuid primary key default gen_random_uuid(),
  profile_id uuid not null references profiles on delete cascade,
  position integer not null,
  is_main boolean not null default false,
  visibility text not null default 'public' check (visibility in ('public', 'private')),
  status text not null default 'active' check (status in ('pending', 'active', 'rejected')),
  clear_key text not null unique check (clear_key ~ '^[a-z0-9]{32}$'),
  blur_key text not null unique check (blur_key ~ '^[a-z0-9]{32}$'),
  -- Several photos may share the same files, as in the demo data.
  file_key text not null check (file_key ~ '^[a-z0-9/-]{8,80}$'),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  colour text not null check (colour ~ '^#[0-9a-f]{6}$'),
  created_at timestamptz not null default now(),
  -- A page shows the placeholder until the photo has loaded.
  placeholder text check (placeholder ~ '^[A-Za-z0-9+/]{8,64}={0,2}$'),
  rotate smallint not null default 0 check (rotate in (0, 90, 180, 270)),
  -- x, y, width and height as fractions of the rotated original.
  crop double precision[] check (
    cardinality(crop) = 4 and 0 <= all (crop) and crop[1] + crop[3] <= 1.000001 and crop[2] + crop[4] <= 1.000001
    and crop[3] > 0 and crop[4] > 0
  ),
  -- The rule of the terms that the rejected photo breaks.
  reason text check (reason in ('minors', 'without_consent', 'threats', 'advertising', 'impersonation')),
  check (not is_main or visibility = 'public'),
  check (reason is null or status = 'rejected'),
  unique (profile_id, position) deferrable initially deferred
);
create unique index photos_one_main on photos (profile_id) where is_main;
create index photos_files on photos (file_key);

create function register_unreferenced_files() returns trigger language plpgsql as $$
begin
  insert into unreferenced_files (file_key, due_at)
  select distinct file_key, timestamptz 'epoch' from gone
  on conflict (file_key) do update set due_at = excluded.due_at;
  return null;
end $$;
create trigger photos_deleted after delete on photos
  referencing old table as gone for each statement execute function register_unreferenced_files();

-- Rotating or cropping gives a photo new files, so its old files can be removed.
create function register_replaced_files() returns trigger language plpgsql as $$
begin
  insert into unreferenced_files (file_key, due_at) values (old.file_key, timestamptz 'epoch')
  on conflict (file_key) do update set due_at = excluded.due_at;
  return null;
end $$;
create trigger photos_files_replaced after update of file_key on photos
  for each row when (old.file_key is distinct from new.file_key) execute function register_replaced_files();

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
  referencing old table as gone for each statement execute function register_unreferenced_files();

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

create function register_unreferenced_selfie() returns trigger language plpgsql as $$
begin
  insert into unreferenced_files (file_key, due_at) values (old.selfie_key, timestamptz 'epoch')
  on conflict (file_key) do update set due_at = excluded.due_at;
  return null;
end $$;
create trigger verifications_deleted after delete on verifications
  for each row when (old.selfie_key is not null) execute function register_unreferenced_selfie();
create trigger verifications_changed after update on verifications
  for each row when (old.selfie_key is not null and old.selfie_key is distinct from new.selfie_key)
  execute function register_unreferenced_selfie();
