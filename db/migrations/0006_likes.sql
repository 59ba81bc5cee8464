-- When two members match, their two rows get the same `matched_at`.
create table likes (
  liker_id uuid not null references profiles on delete cascade,
  liked_id uuid not null references profiles on delete cascade,
  created_at timestamptz not null default now(),
  matched_at timestamptz,
  -- A like is new until the liked member opens the liker's profile.
  seen_at timestamptz,
  -- When the browser showed the liked member a modal or overlay about the like.
  announced_at timestamptz,
  primary key (liker_id, liked_id),
  check (liker_id <> liked_id)
);
create index likes_received on likes (liked_id, created_at desc);
