-- What a member said of a card in the swipe game. It keeps the card away for a while; older rows are removed by a job. A like itself
-- stands in `likes`.
create table swipes (
  swiper_id uuid not null references profiles on delete cascade,
  swiped_id uuid not null references profiles on delete cascade,
  liked boolean not null,
  swiped_at timestamptz not null,
  -- The last no, which can be taken back.
  undoable boolean not null default false,
  primary key (swiper_id, swiped_id),
  check (swiper_id <> swiped_id),
  check (not (liked and undoable))
);
create unique index swipes_undoable on swipes (swiper_id) where undoable;
create index swipes_received on swipes (swiped_id);
create index swipes_by_age on swipes (swiped_at);

-- What a member swiped on the last day he played, a day of his site's calendar.
create table swipe_days (
  profile_id uuid primary key references profiles on delete cascade,
  day date not null,
  swipes smallint not null check (swipes >= 0),
  likes smallint not null check (likes between 0 and swipes)
);
