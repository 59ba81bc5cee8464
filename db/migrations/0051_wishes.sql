-- Whom a member wishes to meet: ages in years, and kilometres at most, null for any distance. A member without a row has the wishes
-- that follow from his own age.
create table wishes (
  profile_id uuid primary key references profiles on delete cascade,
  min_age smallint not null check (min_age between 18 and 99),
  max_age smallint not null check (max_age between 18 and 99),
  distance smallint check (distance in (5, 10, 25, 50, 100, 250)),
  check (min_age <= max_age)
);
