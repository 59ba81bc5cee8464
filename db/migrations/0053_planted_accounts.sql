-- Accounts that a seed made, the demo world's and a flood's: everybody knows their password, so that production refuses to start beside them.
alter table accounts add column planted boolean not null default false;

-- Worlds that were planted before: their logins share one password hash, which no sign-up makes, their members lie under addresses that no
-- mail reaches, and their pictures are the demo's own.
update accounts set planted = true
where password_hash in (
    select password_hash from accounts where password_hash is not null group by password_hash having count(*) > 1)
  or email::text ~ '^(lilac-)?[a-z]{2}-[0-9]+@members\.example$'
  or id in (
    select account_id from profiles join photos on photos.profile_id = profiles.id where photos.file_key like 'demo/%');
