-- The indexes include `country` and `region`, so that searches filter without reading the table (decision 0160).
create index profiles_listed_new on profiles (site_id, activity_rank desc, id)
  include (interest_bits, created_at, cell, birth_date, has_photo, fictional, visible_to_visitors, shares_presence, gender, body_type, country, region)
  where status = 'active' and not invisible;
create index profiles_by_gender_new on profiles (site_id, gender, activity_rank desc, id)
  include (interest_bits, created_at, cell, birth_date, has_photo, fictional, visible_to_visitors, shares_presence, body_type, country, region)
  where status = 'active' and not invisible;
create index profiles_by_country_new on profiles (site_id, country, activity_rank desc, id)
  include (interest_bits, created_at, cell, birth_date, has_photo, fictional, visible_to_visitors, shares_presence, gender, body_type, region)
  where status = 'active' and not invisible;
create index profiles_by_region_new on profiles (site_id, region, activity_rank desc, id)
  include (interest_bits, created_at, cell, birth_date, has_photo, fictional, visible_to_visitors, shares_presence, gender, body_type, country)
  where status = 'active' and not invisible;
drop index profiles_listed, profiles_by_gender, profiles_by_country, profiles_by_region;
alter index profiles_listed_new rename to profiles_listed;
alter index profiles_by_gender_new rename to profiles_by_gender;
alter index profiles_by_country_new rename to profiles_by_country;
alter index profiles_by_region_new rename to profiles_by_region;
