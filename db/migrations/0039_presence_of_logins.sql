-- Presence of each session, because a member is away only if they are away in all of their sessions
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
  -- Before `turns_at`, others see the opposite of `away` (for example, `away` is true, but others see the member
  -- as present). After `turns_at`, or if `turns_at` is null, others see the value of `away`.
  add column turns_at timestamptz;
