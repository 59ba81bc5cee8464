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
  check (not is_main or visibility = 'public'),
  unique (profile_id, position) deferrable initially deferred
);
create unique index photos_one_main on photos (profile_id) where is_main;
create index photos_files on photos (file_key);

-- A job removes files that are due and belong to no photo.
create table loose_files (
  file_key text primary key,
  due_at timestamptz not null
);
create function loosen_files() returns trigger language plpgsql as $$
begin
  insert into loose_files (file_key, due_at)
  select distinct file_key, timestamptz 'epoch' from gone
  on conflict (file_key) do update set due_at = excluded.due_at;
  return null;
end $$;
create trigger photos_deleted after delete on photos
  referencing old table as gone for each statement execute function loosen_files();
