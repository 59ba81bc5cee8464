-- Where a member is, as coarsely as anybody needs it: the town he chose (a GeoNames id) and the cell of about 5 km in which it,
-- or the position he took once, lies (the grid: src/contract/cells.ts). Coordinates are stored nowhere.
alter table profiles
  add column place_id integer check (place_id > 0),
  add column cell integer check (cell between 0 and 31999999);
