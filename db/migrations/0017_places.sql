-- The location of a member, no more precise than needed: the chosen town (a GeoNames id), and a cell of about
-- 5 km (src/contract/cells.ts). The cell contains the town or, if the member used their device's position,
-- that position. Coordinates are stored nowhere.
alter table profiles
  add column place_id integer check (place_id > 0),
  add column cell integer check (cell between 0 and 31999999);
