-- With an entry that was checked before, reads only what follows it.
drop function audit.first_broken();
create function audit.first_broken(after bigint default 0) returns bigint
language sql stable security definer set search_path = audit, pg_catalog as $$
  select min(seq) from (
    select e.seq, e.hash is distinct from audit.hash_of(coalesce(lag(e.hash) over chain, ''), e)
      or e.seq <> coalesce(lag(e.seq) over chain, 0) + 1 as broken
    from audit.entries e where e.seq >= after window chain as (order by e.seq)) checked
  where broken and seq > after
$$;
revoke all on function audit.first_broken from public;
grant execute on function audit.first_broken to lavender_app;

-- What the last whole check found, so that the page of the log need not read all entries. The server may write it: what
-- proves the log is its hashes in the server's own log.
create table audit_checks (
  only_row boolean primary key default true check (only_row),
  checked_until bigint not null,
  -- The first entry that was changed or follows a missing one.
  broken bigint,
  checked_at timestamptz not null
);
