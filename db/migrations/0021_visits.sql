-- Visits are shown for 7 days and then deleted.
create table visits (
  visited_id uuid not null references profiles on delete cascade,
  visitor_id uuid not null references profiles on delete cascade,
  visited_at timestamptz not null,
  primary key (visited_id, visitor_id),
  check (visited_id <> visitor_id)
);
create index visits_received on visits (visited_id, visited_at desc, visitor_id desc);
create index visits_made on visits (visitor_id);
-- For the job that deletes old visits.
create index visits_by_age on visits (visited_at);
