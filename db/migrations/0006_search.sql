-- Without statistics, the planner assumes that every interest is rare.
do $$ begin
  for bit in 0..50 loop
    execute format('create statistics profiles_interest_%s on (interest_bits & %s::bigint) from profiles', bit, 1::bigint << bit);
  end loop;
end $$;

-- The included columns let PostgreSQL check the other filters within the index (decision 0160).
-- Sorting by distance within a cell would reveal where in the cell members live.
create index profiles_by_cell on profiles (site_id, cell, activity_rank desc, id)
  include (interest_bits, created_at, birth_date, has_photo, fictional, visible_to_visitors, shares_presence, gender, body_type, country, region)
  where status = 'active' and not invisible;
-- Counting profiles needs no order, so this index has `birth_date` instead of `activity_rank`.
create index profiles_by_age on profiles (site_id, gender, country, birth_date)
  include (interest_bits, created_at, cell, id, has_photo, fictional, visible_to_visitors, shares_presence, body_type)
  where status = 'active' and not invisible;
create index profiles_listed on profiles (site_id, activity_rank desc, id)
  include (interest_bits, created_at, cell, birth_date, has_photo, fictional, visible_to_visitors, shares_presence, gender, body_type, country, region)
  where status = 'active' and not invisible;
create index profiles_by_gender on profiles (site_id, gender, activity_rank desc, id)
  include (interest_bits, created_at, cell, birth_date, has_photo, fictional, visible_to_visitors, shares_presence, body_type, country, region)
  where status = 'active' and not invisible;
create index profiles_by_country on profiles (site_id, country, activity_rank desc, id)
  include (interest_bits, created_at, cell, birth_date, has_photo, fictional, visible_to_visitors, shares_presence, gender, body_type, region)
  where status = 'active' and not invisible;
create index profiles_by_region on profiles (site_id, region, activity_rank desc, id)
  include (interest_bits, created_at, cell, birth_date, has_photo, fictional, visible_to_visitors, shares_presence, gender, body_type, country)
  where status = 'active' and not invisible;

-- The high cost makes the planner check `interest_bits` before it calls this function.
create function interest_numbers(bits bigint) returns integer[] language sql immutable strict parallel safe cost 1000
return array(select number from generate_series(0, 50) as number where bits & (1::bigint << number) <> 0);

create index profiles_by_interests on profiles using gin (interest_numbers(interest_bits))
  where status = 'active' and not invisible;

-- When premium ends, the searches stay stored but are not shown.
create table saved_searches (
  id uuid primary key default uuidv7(),
  account_id uuid not null references accounts on delete cascade,
  name text not null check (length(name) between 1 and 40),
  query jsonb not null check (jsonb_typeof(query) = 'object'),
  created_at timestamptz not null default now()
);
create unique index saved_searches_by_name on saved_searches (account_id, lower(name));
