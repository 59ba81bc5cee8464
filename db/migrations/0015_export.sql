-- A job makes one archive per account, which is stored for a few days.
create table exports (
  id uuid primary key default gen_random_uuid(),
  -- Unique, because a new export replaces the earlier one.
  account_id uuid not null unique references accounts on delete cascade,
  status text not null default 'making' check (status in ('making', 'ready', 'failed')),
  requested_at timestamptz not null,
  -- Before any attempt, `tried_at` is the time of the request.
  tries smallint not null default 0,
  tried_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz,
  file_key text unique check (file_key ~ '^exports/[a-z0-9]{2}/[a-z0-9]{32}$'),
  bytes integer check (bytes > 0),
  check ((status = 'ready') = (file_key is not null and bytes is not null and ready_at is not null and expires_at is not null))
);
create index exports_expiry on exports (expires_at) where status = 'ready';
create index exports_making on exports (tried_at) where status = 'making';

create function loosen_export() returns trigger language plpgsql as $$
begin
  insert into loose_files (file_key, due_at) values (old.file_key, timestamptz 'epoch')
  on conflict (file_key) do update set due_at = excluded.due_at;
  return null;
end $$;
create trigger exports_deleted after delete on exports
  for each row when (old.file_key is not null) execute function loosen_export();

-- The job that removes unreferenced files need not know which tables have files.
create function is_file_needed(key text) returns boolean language sql stable as $$
  select exists (select from photos where file_key = key) or exists (select from exports where file_key = key)
$$;
