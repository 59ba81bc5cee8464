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
  about_me text check (length(about_me) <= 4000),
  status text not null default 'disabled' check (status in ('disabled', 'active')),
  invisible boolean not null default false,
  fictional boolean not null default false,
  visible_to_visitors boolean not null default false,
  has_photo boolean not null default false,
  -- The limit for free members counts deleted conversations, too.
  conversations_started integer not null default 0,
  created_at timestamptz not null default now(),
  -- Hours since 1970 at the last activity, doubled, plus one with a main photo.
  activity_rank integer not null default 0
);

-- The included columns let PostgreSQL check the other filters within the index.
create index profiles_listed on profiles (site_id, activity_rank desc, id)
  include (gender, birth_date, visible_to_visitors) where status = 'active' and not invisible;
create index profiles_by_gender on profiles (site_id, gender, activity_rank desc, id)
  include (birth_date, visible_to_visitors) where status = 'active' and not invisible;
create index profiles_by_country on profiles (site_id, country, activity_rank desc, id)
  include (gender, birth_date, visible_to_visitors) where status = 'active' and not invisible;
create index profiles_by_region on profiles (site_id, region, activity_rank desc, id)
  include (gender, birth_date, visible_to_visitors) where status = 'active' and not invisible;

-- Serves counts by age, with a skip scan if gender or country is missing.
create index profiles_by_age on profiles (site_id, gender, country, birth_date)
  include (id, visible_to_visitors) where status = 'active' and not invisible;

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

-- Losing a row does no harm. A foreign key would slow down deleting profiles.
create unlogged table presence (
  profile_id uuid primary key,
  seen_at timestamptz not null,
  away boolean not null default false
);
