-- The public id is random, because a UUID v7 would reveal the sign-up time.
create table profiles (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null unique references accounts on delete cascade,
  site_id smallint not null references sites,
  name text not null check (length(name) between 3 and 30 and name !~ '^@'),
  gender text not null check (gender in ('male', 'female')),
  birth_date date not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  -- ISO 3166-2
  region text check (region ~ '^[A-Z]{2}-[A-Z0-9]{1,3}$'),
  city text check (length(city) <= 80),
  living_area text check (length(living_area) <= 80),
  sexuality text check (sexuality in ('hetero', 'gay', 'lesbian', 'bi')),
  hair_colour text check (hair_colour in ('black', 'brown', 'blond', 'red', 'grey', 'bald', 'other')),
  eye_colour text check (eye_colour in ('brown', 'blue', 'green', 'grey', 'other')),
  body_type text check (body_type in ('slim', 'normal', 'fat')),
  relationship_status text
    check (relationship_status in ('divorced', 'living_together', 'married', 'unmarried', 'single', 'widowed')),
  tattoos text check (tattoos in ('none', 'some', 'many')),
  reason text check (reason in ('relationship', 'dates', 'friends', 'chat', 'fun')),
  -- The contract allows 1,000 characters, but PostgreSQL counts an emoji as several.
  about_me text check (length(about_me) <= 20000),
  status text not null default 'disabled' check (status in ('disabled', 'active')),
  invisible boolean not null default false,
  fictional boolean not null default false,
  visible_to_visitors boolean not null default false,
  has_photo boolean not null default false,
  -- The limit for free members counts deleted conversations, too.
  conversations_started integer not null default 0,
  created_at timestamptz not null default now(),
  -- Hours since 1970 at the last activity, doubled, plus one with a main photo.
  activity_rank integer not null default 0,
  -- Each setting works both ways: a member sees only what they share.
  shares_typing boolean not null default true,
  shares_read boolean not null default true,
  shares_presence boolean not null default true,
  shares_visits boolean not null default true,
  -- A town's GeoNames id and a cell (src/contract/cells.ts), never coordinates.
  place_id integer check (place_id > 0),
  cell integer check (cell between 0 and 31999999),
  -- With all interests in one number, the indexes of the search can include them.
  interest_bits bigint not null default 0,
  -- The member may correct their date of birth once.
  birth_date_corrected_at timestamptz,
  -- Whether others see which gifts a member was given.
  shows_gifts boolean not null default true,
  -- A message with one of these words is covered until the member opens it.
  word_filter text[] not null default '{}' check (cardinality(word_filter) <= 50),
  -- Raised with each change of `word_filter`, so that browsers fetch their messages again.
  word_filter_revision integer not null default 0
);
-- A weekly job raises the list position of members who hide their presence.
create index profiles_hiding_presence on profiles (id) where not shares_presence;

-- Copies the status of the account, so that lists need not read `accounts`.
create function follow_account_status() returns trigger language plpgsql as $$
begin
  update profiles set status = case new.status when 'active' then 'active' else 'disabled' end
  where account_id = new.id;
  return null;
end $$;
create trigger account_status_changed after update of status on accounts
  for each row when (old.status is distinct from new.status) execute function follow_account_status();

create table profile_interests (
  profile_id uuid not null references profiles on delete cascade,
  interest text not null,
  primary key (profile_id, interest)
);

create function interest_bit(interest text) returns bigint language sql immutable strict parallel safe
return 1::bigint << (array_position(array[
  'relationship', 'onenightstand', 'kissing', 'hugging', 'massages', 'lingerie', 'sex', 'safesex', 'publicsex', 'oralsex',
  'analsex', 'sextoys', 'masturbating', 'exchangingpictures', 'threesome', 'gangbang', 'bondage', 'sadomasochism', 'gym',
  'sports', 'dancing', 'travelling', 'adventure', 'party', 'tattoos', 'music', 'movies', 'videogames', 'politics', 'outdoors',
  'gardening', 'hiking', 'biking', 'reading', 'animals', 'beach', 'art', 'photography', 'theater', 'shopping', 'fashion',
  'astrology', 'cooking', 'foodie', 'bbq', 'sushi', 'vegetarian', 'wine', 'beer', 'tea', 'coffee'
]::text[], interest) - 1);

create function update_interest_bits() returns trigger language plpgsql as $$
begin
  update profiles set interest_bits = coalesce(
    (select bit_or(interest_bit(interest)) from profile_interests where profile_id = profiles.id), 0)
  where id in (select profile_id from changed);
  return null;
end $$;
create trigger interests_picked after insert on profile_interests
  referencing new table as changed for each statement execute function update_interest_bits();
create trigger interests_dropped after delete on profile_interests
  referencing old table as changed for each statement execute function update_interest_bits();

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

create function insert_search_cell() returns trigger language plpgsql as $$
begin
  insert into search_cells (site_id, cell, country, region)
  values (new.site_id, new.cell, new.country, coalesce(new.region, '')) on conflict do nothing;
  return null;
end $$;
create trigger profile_has_cell after insert or update of site_id, cell, country, region on profiles
  for each row when (new.cell is not null) execute function insert_search_cell();

create table blocks (
  blocker_id uuid not null references profiles on delete cascade,
  blocked_id uuid not null references profiles on delete cascade,
  -- The blocker may not see later names of the blocked member.
  blocked_name text not null,
  -- Only after a conversation or match may the blocked member see the block (spec 4.4).
  had_contact boolean not null,
  created_at timestamptz not null default now(),
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index blocks_blocked on blocks (blocked_id, blocker_id);

-- Visits are shown for 7 days and then deleted.
create table visits (
  visited_id uuid not null references profiles on delete cascade,
  visitor_id uuid not null references profiles on delete cascade,
  visited_at timestamptz not null,
  primary key (visited_id, visitor_id),
  check (visited_id <> visitor_id)
);
create index visits_received on visits (visited_id, visited_at desc, visitor_id desc);
create index visits_made on visits (visitor_id);
-- For the job that deletes old visits.
create index visits_by_age on visits (visited_at);

-- `distance` is in kilometres, null means any; members without a row have defaults.
create table preferences (
  profile_id uuid primary key references profiles on delete cascade,
  min_age smallint not null check (min_age between 18 and 99),
  max_age smallint not null check (max_age between 18 and 99),
  distance smallint check (distance in (5, 10, 25, 50, 100, 250)),
  check (min_age <= max_age)
);

-- Members are present until `online_until`. Their next activity restores a lost row.
create unlogged table presence (
  -- Without a foreign key, because that would slow down the deletion of profiles.
  profile_id uuid not null,
  -- Null for members who logged out or belong to the demo data.
  session_id uuid references sessions (id) on delete cascade,
  online_until timestamptz not null,
  unique nulls not distinct (profile_id, session_id)
);
create index presence_session on presence (session_id);
