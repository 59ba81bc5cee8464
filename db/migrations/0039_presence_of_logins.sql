-- Presence of each session, because a member is away only if they are present in none of their sessions
-- (docs/features/realtime.md). The table is unlogged and has no foreign keys, like `presence`: rows lost in a
-- crash come back with the member's next activity.
create unlogged table presence_logins (
  session_id uuid primary key,
  profile_id uuid not null,
  seen_at timestamptz not null,
  away boolean not null default false
);
create index presence_logins_profile on presence_logins (profile_id);

alter table presence
  -- The last time that the presence shown to others changed.
  add column stepped_at timestamptz,
  -- Before this time others see the opposite of `away`. After it, or if it is null, they see `away`.
  add column turns_at timestamptz;
