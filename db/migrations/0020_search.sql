-- Returns the bit of an interest. With all interests of a member in one number, the indexes of the search can
-- include them. A test checks that the 51 interests have the order of the contract.
create function interest_bit(interest text) returns bigint language sql immutable strict parallel safe
return 1::bigint << (array_position(array[
  'relationship', 'onenightstand', 'kissing', 'hugging', 'massages', 'lingerie', 'sex', 'safesex', 'publicsex', 'oralsex',
  'analsex', 'sextoys', 'masturbating', 'exchangingpictures', 'threesome', 'gangbang', 'bondage', 'sadomasochism', 'gym',
  'sports', 'dancing', 'travelling', 'adventure', 'party', 'tattoos', 'music', 'movies', 'videogames', 'politics', 'outdoors',
  'gardening', 'hiking', 'biking', 'reading', 'animals', 'beach', 'art', 'photography', 'theater', 'shopping', 'fashion',
  'astrology', 'cooking', 'foodie', 'bbq', 'sushi', 'vegetarian', 'wine', 'beer', 'tea', 'coffee'
]::text[], interest) - 1);

alter table profiles add column interest_bits bigint not null default 0;
update profiles set interest_bits = picked.bits
from (select profile_id, bit_or(interest_bit(interest)) as bits from profile_interests group by 1) picked
where id = picked.profile_id;

create function keep_interest_bits() returns trigger language plpgsql as $$
begin
  update profiles set interest_bits = coalesce(
    (select bit_or(interest_bit(interest)) from profile_interests where profile_id = profiles.id), 0)
  where id in (select profile_id from changed);
  return null;
end $$;
create trigger interests_picked after insert on profile_interests
  referencing new table as changed for each statement execute function keep_interest_bits();
create trigger interests_dropped after delete on profile_interests
  referencing old table as changed for each statement execute function keep_interest_bits();

-- Statistics of how many members have each interest. Without them the planner assumes that every interest is
-- rare, and chooses plans that read all members who have it.
do $$ begin
  for bit in 0..50 loop
    execute format('create statistics profiles_interest_%s on (interest_bits & %s::bigint) from profiles', bit, 1::bigint << bit);
  end loop;
end $$;

-- Each row is a cell, with country and region, in which a member lives or lived. A search by distance uses these
-- rows, because the search reads members cell by cell. A process caches the rows, and later reads only rows with
-- a higher `added` than the cached rows.
create table search_cells (
  site_id smallint not null references sites,
  cell integer not null,
  country text not null,
  region text not null,
  added bigint not null generated always as identity,
  primary key (site_id, cell, country, region)
);
create index search_cells_added on search_cells (site_id, added);

create function keep_search_cell() returns trigger language plpgsql as $$
begin
  insert into search_cells (site_id, cell, country, region)
  values (new.site_id, new.cell, new.country, coalesce(new.region, '')) on conflict do nothing;
  return null;
end $$;
create trigger profile_has_cell after insert or update of site_id, cell, country, region on profiles
  for each row when (new.cell is not null) execute function keep_search_cell();
insert into search_cells (site_id, cell, country, region)
select distinct site_id, cell, country, coalesce(region, '') from profiles where cell is not null;

-- Members in the order in which lists show them (docs/features/search.md). One index is for all members, the
-- others begin with the column of a filter. Each includes the columns of all other filters.
drop index profiles_listed, profiles_by_gender, profiles_by_country, profiles_by_region, profiles_by_age;
create index profiles_listed on profiles (site_id, activity_rank desc, id)
  include (interest_bits, created_at, cell, birth_date, has_photo, fictional, visible_to_visitors, shares_presence, gender, body_type)
  where status = 'active' and not invisible;
create index profiles_by_gender on profiles (site_id, gender, activity_rank desc, id)
  include (interest_bits, created_at, cell, birth_date, has_photo, fictional, visible_to_visitors, shares_presence, body_type)
  where status = 'active' and not invisible;
create index profiles_by_country on profiles (site_id, country, activity_rank desc, id)
  include (interest_bits, created_at, cell, birth_date, has_photo, fictional, visible_to_visitors, shares_presence, gender, body_type)
  where status = 'active' and not invisible;
create index profiles_by_region on profiles (site_id, region, activity_rank desc, id)
  include (interest_bits, created_at, cell, birth_date, has_photo, fictional, visible_to_visitors, shares_presence, gender, body_type)
  where status = 'active' and not invisible;
-- The search by distance reads members cell by cell. Within a cell they are not sorted by distance, because
-- this would reveal where in the cell they live. Members without a cell come last.
create index profiles_by_cell on profiles (site_id, cell, activity_rank desc, id)
  include (interest_bits, created_at, birth_date, has_photo, fictional, visible_to_visitors, shares_presence, gender, body_type, country, region)
  where status = 'active' and not invisible;
-- A count of matches needs no order by activity. This index therefore contains the birth date in place of the
-- activity, so that the count reads only members of the searched gender, country and ages. If a search names no
-- gender or country, PostgreSQL jumps from one value of that column to the next.
create index profiles_by_age on profiles (site_id, gender, country, birth_date)
  include (interest_bits, created_at, cell, id, has_photo, fictional, visible_to_visitors, shares_presence, body_type)
  where status = 'active' and not invisible;

-- Searches that premium members saved. When premium ends they stay stored, but are not shown.
create table saved_searches (
  id uuid primary key default uuidv7(),
  account_id uuid not null references accounts on delete cascade,
  name text not null check (length(name) between 1 and 40),
  query jsonb not null check (jsonb_typeof(query) = 'object'),
  created_at timestamptz not null default now()
);
create unique index saved_searches_by_name on saved_searches (account_id, lower(name));
