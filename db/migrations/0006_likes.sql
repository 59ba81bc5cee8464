-- One like of one member for another. Mutual likes are a match: both rows then have its time in `matched_at`.
create table likes (
  liker_id uuid not null references profiles on delete cascade,
  liked_id uuid not null references profiles on delete cascade,
  created_at timestamptz not null default now(),
  matched_at timestamptz,
  -- When the liked member opened the liker's profile. From then on the like is not new.
  seen_at timestamptz,
  -- When the modal or overlay announced the like to the liked member.
  announced_at timestamptz,
  primary key (liker_id, liked_id),
  check (liker_id <> liked_id)
);
create index likes_received on likes (liked_id, created_at desc);
