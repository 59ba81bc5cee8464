-- A like of one member for another. When two members like each other, both rows have the time of the match in
-- `matched_at`.
create table likes (
  liker_id uuid not null references profiles on delete cascade,
  liked_id uuid not null references profiles on delete cascade,
  created_at timestamptz not null default now(),
  matched_at timestamptz,
  -- When the liked member opened the liker's profile. From then on the like is not new.
  seen_at timestamptz,
  -- When the browser showed the liked member a modal or overlay about the like.
  announced_at timestamptz,
  primary key (liker_id, liked_id),
  check (liker_id <> liked_id)
);
create index likes_received on likes (liked_id, created_at desc);
