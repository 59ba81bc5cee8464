-- One like of one member for another. Mutual likes are a match: both rows then carry the time of it.
create table likes (
  liker_id uuid not null references profiles on delete cascade,
  liked_id uuid not null references profiles on delete cascade,
  created_at timestamptz not null default now(),
  matched_at timestamptz,
  -- When the liked one opened the liker's profile: the like is no longer new.
  seen_at timestamptz,
  -- When the liked one was shown the overlay.
  announced_at timestamptz,
  primary key (liker_id, liked_id),
  check (liker_id <> liked_id)
);
create index likes_received on likes (liked_id, created_at desc);
