-- With all interests in one number, the indexes of the search can include them.
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

-- Without statistics, the planner assumes that every interest is rare.
do $$ begin
  for bit in 0..50 loop
    execute format('create statistics profiles_interest_%s on (interest_bits & %s::bigint) from profiles', bit, 1::bigint << bit);
  end loop;
end $$;

-- Each process caches the rows, and reads only rows above its highest cached `added`.
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

-- The included columns let PostgreSQL check the other filters within the index.
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
-- Sorting by distance within a cell would reveal where in the cell members live.
create index profiles_by_cell on profiles (site_id, cell, activity_rank desc, id)
  include (interest_bits, created_at, birth_date, has_photo, fictional, visible_to_visitors, shares_presence, gender, body_type, country, region)
  where status = 'active' and not invisible;
-- Counting profiles needs no order, so this index has `birth_date` instead of `activity_rank`.
create index profiles_by_age on profiles (site_id, gender, country, birth_date)
  include (interest_bits, created_at, cell, id, has_photo, fictional, visible_to_visitors, shares_presence, body_type)
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
