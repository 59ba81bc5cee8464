-- Pages and campaigns change as settings and texts do.
alter table site_changes drop constraint site_changes_kind_check;
alter table site_changes add constraint site_changes_kind_check
  check (kind in ('setting', 'text', 'page', 'campaign'));

-- What a site says on an information page in place of the built one. A later version counts from its time on.
create table site_pages (
  site_id smallint not null references sites on delete cascade,
  slug text not null check (length(slug) between 1 and 40),
  language text not null check (language ~ '^[a-z]{2}$'),
  -- One or two objects with `source` and `from`, the earlier one first.
  versions jsonb not null check (jsonb_typeof(versions) = 'array'),
  primary key (site_id, slug, language)
);
create trigger site_pages_changed after insert or update or delete on site_pages
  for each row execute function announce_settings_change();

-- What a person of the staff looks at in its page before it is saved: their newest one.
create table staff_drafts (
  staff_id uuid primary key references staff on delete cascade,
  draft jsonb not null,
  at timestamptz not null
);

-- Twelve interests that a site names itself follow the built ones; the contract has the same order. No profile has one
-- of them yet, so indexes and stored bits stay right.
create or replace function interest_bit(interest text) returns bigint language sql immutable strict parallel safe
return 1::bigint << (array_position(array[
  'relationship', 'onenightstand', 'kissing', 'hugging', 'massages', 'lingerie', 'sex', 'safesex', 'publicsex', 'oralsex',
  'analsex', 'sextoys', 'masturbating', 'exchangingpictures', 'threesome', 'gangbang', 'bondage', 'sadomasochism', 'gym',
  'sports', 'dancing', 'travelling', 'adventure', 'party', 'tattoos', 'music', 'movies', 'videogames', 'politics', 'outdoors',
  'gardening', 'hiking', 'biking', 'reading', 'animals', 'beach', 'art', 'photography', 'theater', 'shopping', 'fashion',
  'astrology', 'cooking', 'foodie', 'bbq', 'sushi', 'vegetarian', 'wine', 'beer', 'tea', 'coffee',
  'own_1', 'own_2', 'own_3', 'own_4', 'own_5', 'own_6', 'own_7', 'own_8', 'own_9', 'own_10', 'own_11', 'own_12'
]::text[], interest) - 1);
create or replace function interest_numbers(bits bigint) returns integer[] language sql immutable strict parallel safe cost 1000
return array(select number from generate_series(0, 62) as number where bits & (1::bigint << number) <> 0);
do $$ begin
  for bit in 51..62 loop
    execute format('create statistics profiles_interest_%s on (interest_bits & %s::bigint) from profiles', bit, 1::bigint << bit);
  end loop;
end $$;

-- A fictional profile stays labelled for ever.
create function keep_fictional() returns trigger language plpgsql as $$
begin
  raise exception 'a fictional profile cannot lose its label' using errcode = 'check_violation';
end $$;
create trigger profiles_stay_fictional before update of fictional on profiles
  for each row when (old.fictional and not new.fictional) execute function keep_fictional();

-- Who operates a fictional profile, and who made it. Those that were there before have no row until somebody operates them.
create table fictional_profiles (
  profile_id uuid primary key references profiles on delete cascade,
  operator_id uuid references staff on delete set null,
  created_by uuid references staff on delete set null
);
create index fictional_profiles_operator on fictional_profiles (operator_id);
create index fictional_profiles_created_by on fictional_profiles (created_by);
