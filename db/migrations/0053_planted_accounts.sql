-- True for accounts of the demo data and of a flood. Everybody knows their password, so production refuses to
-- start while there are any.
alter table accounts add column planted boolean not null default false;

-- Marks accounts that were seeded before this migration. They share a password hash with other accounts,
-- which never happens at sign-ups, or have an address of the demo data, or a photo of the demo data.
update accounts set planted = true
where password_hash in (
    select password_hash from accounts where password_hash is not null group by password_hash having count(*) > 1)
  or email::text ~ '^(lilac-)?[a-z]{2}-[0-9]+@members\.example$'
  or id in (
    select account_id from profiles join photos on photos.profile_id = profiles.id where photos.file_key like 'demo/%');
