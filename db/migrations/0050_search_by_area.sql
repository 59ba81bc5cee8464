-- The order of the search goes by bands of distance, the last of which are the country and everybody beyond it
-- (docs/decisions/0160): each list carries country and region too, so that whoever stood in a nearer band is passed over within
-- the index.
drop index profiles_listed, profiles_by_gender, profiles_by_country, profiles_by_region;
create index profiles_listed on profiles (site_id, activity_rank desc, id)
  include (interest_bits, created_at, cell, birth_date, has_photo, fictional, visible_to_visitors, shares_presence, gender, body_type, country, region)
  where status = 'active' and not invisible;
create index profiles_by_gender on profiles (site_id, gender, activity_rank desc, id)
  include (interest_bits, created_at, cell, birth_date, has_photo, fictional, visible_to_visitors, shares_presence, body_type, country, region)
  where status = 'active' and not invisible;
create index profiles_by_country on profiles (site_id, country, activity_rank desc, id)
  include (interest_bits, created_at, cell, birth_date, has_photo, fictional, visible_to_visitors, shares_presence, gender, body_type, region)
  where status = 'active' and not invisible;
create index profiles_by_region on profiles (site_id, region, activity_rank desc, id)
  include (interest_bits, created_at, cell, birth_date, has_photo, fictional, visible_to_visitors, shares_presence, gender, body_type, country)
  where status = 'active' and not invisible;
