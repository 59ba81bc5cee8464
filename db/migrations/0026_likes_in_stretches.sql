-- Cursors have milliseconds, so finer times would make a page repeat or miss likes.
alter table likes
  alter column created_at type timestamptz(3),
  alter column matched_at type timestamptz(3);
drop index likes_received;
create index likes_received on likes (liked_id, created_at desc, liker_id desc);
create index likes_given on likes (liker_id, created_at desc, liked_id desc);
create index likes_matched on likes (liked_id, matched_at desc, liker_id desc) where matched_at is not null;
create index likes_new on likes (liked_id) where seen_at is null;
create index likes_untold on likes (liked_id) where seen_at is null and announced_at is null;

-- Liking the same member again within a day restores the old like.
create table likes_taken_back (
  liker_id uuid not null references profiles on delete cascade,
  liked_id uuid not null references profiles on delete cascade,
  taken_at timestamptz not null,
  created_at timestamptz(3) not null,
  matched_at timestamptz(3),
  seen_at timestamptz,
  announced_at timestamptz,
  primary key (liker_id, liked_id),
  check (liker_id <> liked_id)
);
create index likes_taken_back_liked on likes_taken_back (liked_id);
create index likes_taken_back_taken on likes_taken_back (taken_at);
