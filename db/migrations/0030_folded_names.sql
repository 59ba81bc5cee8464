-- Names without accents and case, so that "pawel" finds "Paweł" and lists put Łukasz beside Lukas. It folds what `foldName` of
-- src/contract/plain-text.ts folds, except punctuation.
create function fold_name(name text) returns text
language sql immutable strict parallel safe
return replace(replace(replace(translate(
  lower(regexp_replace(normalize(name, NFKD), '[\u0300-\u036f]', '', 'g') collate "pg_c_utf8"),
  'łøđðı', 'loddi'), 'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss');

drop index profiles_by_name;
create index profiles_by_name on profiles (site_id, (fold_name(name) collate "C"), id);
drop index profiles_fictional_by_name;
create index profiles_fictional_by_name on profiles (site_id, (fold_name(name) collate "C"), id) where fictional;
