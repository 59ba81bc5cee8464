-- The columns store a town's GeoNames id and a cell (src/contract/cells.ts), never coordinates.
alter table profiles
  add column place_id integer check (place_id > 0),
  add column cell integer check (cell between 0 and 31999999);
