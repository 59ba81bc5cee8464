-- True for accounts of the demo data and of a flood. Their password is public, so production refuses to start
-- while such accounts exist.
alter table accounts add column planted boolean not null default false;

-- Marks accounts that were seeded before this migration. They have an email address or a photo of the demo
-- data, or share a password hash, which never happens at sign-ups.
update accounts set planted = true
where password_hash in (
    select password_hash from accounts where password_hash is not null group by password_hash having count(*) > 1)
  or email::text ~ '^(lilac-)?[a-z]{2}-[0-9]+@members\.example$'
  or id in (
    select account_id from profiles join photos on photos.profile_id = profiles.id where photos.file_key like 'demo/%');
