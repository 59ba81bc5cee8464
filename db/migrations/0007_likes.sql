-- When two members match, their two rows get the same `matched_at`.
create table likes (
  liker_id uuid not null references profiles on delete cascade,
  liked_id uuid not null references profiles on delete cascade,
  -- Cursors have milliseconds, so finer times would make a page repeat or miss likes.
  created_at timestamptz(3) not null default now(),
  matched_at timestamptz(3),
  -- A like is new until the liked member opens the liker's profile.
  seen_at timestamptz,
  -- When the browser showed the liked member a modal or overlay about the like.
  announced_at timestamptz,
  primary key (liker_id, liked_id),
  check (liker_id <> liked_id)
);
-- With separate indexes, each list and count reads only its rows.
create index likes_matched on likes (liked_id, matched_at desc, liker_id desc) where matched_at is not null;
create index likes_unannounced on likes (liked_id) where seen_at is null and announced_at is null;
create index likes_received_open on likes (liked_id, created_at desc, liker_id desc) where matched_at is null;
create index likes_given_open on likes (liker_id, created_at desc, liked_id desc) where matched_at is null;
-- By this index, the erasure of a member finds the likes that they received.
create index likes_liked on likes (liked_id);
create index likes_new_received on likes (liked_id) where seen_at is null and matched_at is null;
create index likes_new_matched on likes (liked_id) where seen_at is null and matched_at is not null;

-- Liking the same member again within a day restores the old like.
create table likes_taken_back (
  liker_id uuid not null references profiles on delete cascade,
  liked_id uuid not null references profiles on delete cascade,
  taken_back_at timestamptz not null,
  created_at timestamptz(3) not null,
  matched_at timestamptz(3),
  seen_at timestamptz,
  announced_at timestamptz,
  primary key (liker_id, liked_id),
  check (liker_id <> liked_id)
);
create index likes_taken_back_liked on likes_taken_back (liked_id);
create index likes_taken_back_age on likes_taken_back (taken_back_at);

-- A card is not shown again while its decision is stored.
create table swipes (
  swiper_id uuid not null references profiles on delete cascade,
  swiped_id uuid not null references profiles on delete cascade,
  liked boolean not null,
  swiped_at timestamptz not null,
  -- A no is a swipe without a like. A member can undo only the latest no.
  undoable boolean not null default false,
  -- The browser gives each swipe this id, so that repeated calls are recognized.
  client_id uuid,
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
