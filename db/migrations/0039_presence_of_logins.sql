-- Presence by session, because a member who leaves one session is away only if they are present in no other
-- (docs/features/realtime.md). Unlogged and without foreign keys, like `presence`: rows lost in a crash come
-- back with the member's next activity.
create unlogged table presence_logins (
  session_id uuid primary key,
  profile_id uuid not null,
  seen_at timestamptz not null,
  away boolean not null default false
);
create index presence_logins_profile on presence_logins (profile_id);

alter table presence
  -- When others last saw the member come or go.
  add column stepped_at timestamptz,
  -- Until this time others see the opposite of `away`; from then on, and if this is null, they see `away`.
  add column turns_at timestamptz;
