-- True for accounts of demo data and floods. Their password is public.
alter table accounts add column planted boolean not null default false;

-- Sign-ups never share a password hash, so equal hashes show seeded accounts.
update accounts set planted = true
where password_hash in (
    select password_hash from accounts where password_hash is not null group by password_hash having count(*) > 1)
  or email::text ~ '^(lilac-)?[a-z]{2}-[0-9]+@members\.example$'
  or id in (
    select account_id from profiles join photos on photos.profile_id = profiles.id where photos.file_key like 'demo/%');
