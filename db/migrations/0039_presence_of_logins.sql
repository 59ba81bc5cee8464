-- Each login tells for itself whether somebody is there: who leaves one is away only where he is at no other
-- (docs/features/realtime.md). Without foreign keys, as `presence`: what is lost in a crash comes back with the
-- next signs of life.
create unlogged table presence_logins (
  session_id uuid primary key,
  profile_id uuid not null,
  seen_at timestamptz not null,
  away boolean not null default false
);
create index presence_logins_profile on presence_logins (profile_id);

alter table presence
  -- When others last saw him come or go.
  add column stepped_at timestamptz,
  -- From when `away` is what others see, and until then its opposite; null: they see it.
  add column turns_at timestamptz;
