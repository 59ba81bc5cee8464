-- A member is away only if they are away in all of their sessions.
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
  -- Other members see a change of `away` only from `turns_at` on.
  add column turns_at timestamptz;
