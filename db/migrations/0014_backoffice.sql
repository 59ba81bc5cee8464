-- The server connects as this role. It owns no table, so it can change neither the tables nor the audit log.
do $$ begin
  if not exists (select from pg_roles where rolname = 'lavender_app') then
    create role lavender_app;
  end if;
  execute format('grant create on database %I to lavender_app', current_database());
end $$;
grant usage on schema public to lavender_app;
grant select, insert, update, delete on all tables in schema public to lavender_app;
grant usage, select on all sequences in schema public to lavender_app;
alter default privileges in schema public grant select, insert, update, delete on tables to lavender_app;
alter default privileges in schema public grant usage, select on sequences to lavender_app;

-- The queue of jobs brings its own tables up to date, so the server's role owns them.
do $$
declare
  command text;
begin
  if not exists (select from pg_namespace where nspname = 'pgboss') then
    return;
  end if;
  alter schema pgboss owner to lavender_app;
  for command in
    select format('alter table %s owner to lavender_app', oid::regclass) from pg_class
    where relnamespace = 'pgboss'::regnamespace and relkind in ('r', 'p')
    union all
    select format('alter view %s owner to lavender_app', oid::regclass) from pg_class
    where relnamespace = 'pgboss'::regnamespace and relkind = 'v'
    union all
    select format('alter function %s owner to lavender_app', oid::regprocedure) from pg_proc
    where pronamespace = 'pgboss'::regnamespace
    union all
    select format('alter type %s owner to lavender_app', oid::regtype) from pg_type
    where typnamespace = 'pgboss'::regnamespace and typtype = 'e'
  loop
    execute command;
  end loop;
end $$;

-- People who run a site. They are not members, and belong to one site.
create table staff (
  id uuid primary key default uuidv7(),
  site_id smallint not null references sites on delete cascade,
  email citext not null check (length(email) between 3 and 254),
  name text not null check (length(name) between 1 and 60),
  roles text[] not null
    check (cardinality(roles) > 0 and roles <@ array['support', 'moderator', 'finance', 'admin']),
  language text not null default 'en' check (language in ('en', 'nl')),
  -- Null until the invitation was used.
  password_hash text,
  -- Encrypted with the server's secret. `totp_step` is the period of the last code, which is not accepted again.
  totp_secret bytea,
  totp_step bigint not null default 0,
  -- A secret whose first code is awaited.
  totp_pending bytea,
  created_at timestamptz not null,
  -- From then on, no login is possible. The row stays, because the audit log names its id.
  deactivated_at timestamptz,
  -- True for logins of demo data, whose password is public.
  seeded boolean not null default false,
  unique (site_id, email)
);

create table staff_sessions (
  secret_hash bytea primary key check (length(secret_hash) = 32),
  id uuid not null default gen_random_uuid() unique,
  staff_id uuid not null references staff on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- When the second factor was last given; null before that.
  verified_at timestamptz,
  user_agent text not null default '' check (length(user_agent) <= 300)
);
create index staff_sessions_staff on staff_sessions (staff_id);
create index staff_sessions_expiry on staff_sessions (expires_at);

-- Single-use links with which invited people choose their password.
create table staff_invitations (
  secret_hash bytea primary key check (length(secret_hash) = 32),
  staff_id uuid not null references staff on delete cascade,
  expires_at timestamptz not null
);
create index staff_invitations_staff on staff_invitations (staff_id);
create index staff_invitations_expiry on staff_invitations (expires_at);

-- While such a row is valid, this person may see private data of the member, for the reason in the audit log.
create table staff_lookups (
  staff_id uuid not null references staff on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  reason text not null check (length(reason) between 5 and 300),
  expires_at timestamptz not null,
  primary key (staff_id, account_id)
);
create index staff_lookups_account on staff_lookups (account_id);
create index staff_lookups_expiry on staff_lookups (expires_at);

-- What staff looked at and did. Each hash includes the previous one, so that a changed or missing entry shows.
create schema audit;
create table audit.entries (
  seq bigint primary key,
  site_id smallint not null,
  at timestamptz not null,
  -- Null for a command of the operator.
  staff_id uuid,
  action text not null check (action ~ '^[a-z_]+\.[a-z_]+$'),
  -- Pseudonym of the member.
  subject text check (subject ~ '^[0-9a-f]{64}$'),
  reason text not null check (length(reason) <= 300),
  details jsonb not null,
  hash bytea not null check (length(hash) = 32)
);
create index entries_site on audit.entries (site_id, seq);
create index entries_subject on audit.entries (subject, seq) where subject is not null;
create index entries_staff on audit.entries (staff_id, seq) where staff_id is not null;

create function audit.hash_of(previous bytea, entry audit.entries) returns bytea
language sql stable set search_path = pg_catalog as $$
  select sha256(previous || convert_to(jsonb_build_array(entry.seq, entry.site_id, extract(epoch from entry.at),
    entry.staff_id, entry.action, entry.subject, entry.reason, entry.details)::text, 'UTF8'))
$$;

-- Entries wait for each other until their transactions end, so that the chain has no gaps.
create function audit.append(site_id smallint, at timestamptz, staff_id uuid, action text, subject text, reason text,
  details jsonb) returns bigint
language plpgsql security definer set search_path = audit, pg_catalog as $$
declare
  previous audit.entries;
  entry audit.entries;
begin
  perform pg_advisory_xact_lock(710024);
  select * into previous from audit.entries order by seq desc limit 1;
  entry := row(coalesce(previous.seq, 0) + 1, site_id, at, staff_id, action, subject, reason, details, null);
  entry.hash := audit.hash_of(coalesce(previous.hash, ''), entry);
  insert into audit.entries select entry.*;
  return entry.seq;
end $$;

-- Returns the first entry that was changed or follows a missing one; null if there is none.
create function audit.first_broken() returns bigint
language sql stable security definer set search_path = audit, pg_catalog as $$
  select min(seq) from (
    select e.seq, e.hash is distinct from audit.hash_of(coalesce(lag(e.hash) over chain, ''), e)
      or e.seq <> coalesce(lag(e.seq) over chain, 0) + 1 as broken
    from audit.entries e window chain as (order by e.seq)) checked
  where broken
$$;

create function audit.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'entries of the audit log cannot be changed';
end $$;
create trigger entries_append_only before update or delete or truncate on audit.entries
  for each statement execute function audit.refuse_change();

revoke all on function audit.append, audit.first_broken, audit.hash_of from public;
grant usage on schema audit to lavender_app;
grant select on audit.entries to lavender_app;
grant execute on function audit.append, audit.first_broken to lavender_app;
