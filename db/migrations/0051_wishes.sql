-- `distance` is in kilometres, null means any; members without a row have defaults.
create table wishes (
  profile_id uuid primary key references profiles on delete cascade,
  min_age smallint not null check (min_age between 18 and 99),
  max_age smallint not null check (max_age between 18 and 99),
  distance smallint check (distance in (5, 10, 25, 50, 100, 250)),
  check (min_age <= max_age)
);
