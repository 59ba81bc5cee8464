-- The ages in years and the greatest distance in kilometres (null for any) of members whom a member wants to
-- meet. For a member without a row, defaults that depend on their own age apply.
create table wishes (
  profile_id uuid primary key references profiles on delete cascade,
  min_age smallint not null check (min_age between 18 and 99),
  max_age smallint not null check (max_age between 18 and 99),
  distance smallint check (distance in (5, 10, 25, 50, 100, 250)),
  check (min_age <= max_age)
);
