-- A card is not shown again while its decision is stored.
create table swipes (
  swiper_id uuid not null references profiles on delete cascade,
  swiped_id uuid not null references profiles on delete cascade,
  liked boolean not null,
  swiped_at timestamptz not null,
  -- A no is a swipe without a like. A member can undo only the latest no.
  undoable boolean not null default false,
  primary key (swiper_id, swiped_id),
  check (swiper_id <> swiped_id),
  check (not (liked and undoable))
);
create unique index swipes_undoable on swipes (swiper_id) where undoable;
create index swipes_received on swipes (swiped_id);
create index swipes_by_age on swipes (swiped_at);

-- Counts only the latest day on which the member swiped. `day` uses the site's time zone.
create table swipe_days (
  profile_id uuid primary key references profiles on delete cascade,
  day date not null,
  swipes smallint not null check (swipes >= 0),
  likes smallint not null check (likes between 0 and swipes)
);
