-- Who opened whose profile, the last time, for the 7 days in which that one may look it up.
create table visits (
  visited_id uuid not null references profiles on delete cascade,
  visitor_id uuid not null references profiles on delete cascade,
  visited_at timestamptz not null,
  primary key (visited_id, visitor_id),
  check (visited_id <> visitor_id)
);
create index visits_received on visits (visited_id, visited_at desc, visitor_id desc);
create index visits_made on visits (visitor_id);
-- Those that are too old are removed by a job.
create index visits_by_age on visits (visited_at);
