-- What members show of themselves. The id is public, so it is a random UUID (v4): v7 would reveal the sign-up time.
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
  -- How many conversations the member has started. Deleting a conversation does not lower the number, because
  -- the number limits the conversations of free members.
  conversations_started integer not null default 0,
  created_at timestamptz not null default now(),
  -- Sort key of member lists: twice the hour (since 1970) of the last activity, plus one with a main photo.
  -- Because it counts whole hours, activity changes it at most once an hour.
  activity_rank integer not null default 0
);

-- Members in the order in which lists show them, with one index for each filter of the search. The included
-- columns let PostgreSQL check the other filters without reading the rows of members who do not match.
create index profiles_listed on profiles (site_id, activity_rank desc, id)
  include (gender, birth_date, visible_to_visitors) where status = 'active' and not invisible;
create index profiles_by_gender on profiles (site_id, gender, activity_rank desc, id)
  include (birth_date, visible_to_visitors) where status = 'active' and not invisible;
create index profiles_by_country on profiles (site_id, country, activity_rank desc, id)
  include (gender, birth_date, visible_to_visitors) where status = 'active' and not invisible;
create index profiles_by_region on profiles (site_id, region, activity_rank desc, id)
  include (gender, birth_date, visible_to_visitors) where status = 'active' and not invisible;

-- For counting the matches of an age range, which needs no order of the members. If the search has no gender or
-- country, PostgreSQL looks up the age range for each value of that column (skip scan).
create index profiles_by_age on profiles (site_id, gender, country, birth_date)
  include (id, visible_to_visitors) where status = 'active' and not invisible;

-- Sets the profile to active exactly while its account is active, so that lists need not read `accounts`.
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
  -- The name at the time of the block, because the blocker may not see later names of the blocked member.
  blocked_name text not null,
  -- Whether the two had a conversation or match: only then may the blocked member see the block (spec 4.4).
  had_contact boolean not null,
  created_at timestamptz not null default now(),
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index blocks_blocked on blocks (blocked_id, blocker_id);

-- When each member was last active, written at most once a minute. Unlogged, because losing it in a crash
-- does no harm. Without a foreign key, because that would slow down the deletion of profiles.
create unlogged table presence (
  profile_id uuid primary key,
  seen_at timestamptz not null,
  away boolean not null default false
);
