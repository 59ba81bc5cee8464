-- Staff froze the account: nobody sees the profile, and the member can read but not write.
alter table accounts add column frozen_at timestamptz;

-- Copies whether the account is active, so that lists need not read `accounts`.
create or replace function follow_account_status() returns trigger language plpgsql as $$
begin
  update profiles set status = case when new.status = 'active' and new.frozen_at is null then 'active' else 'disabled' end
  where account_id = new.id;
  return null;
end $$;
drop trigger account_status_changed on accounts;
create trigger account_status_changed after update of status, frozen_at on accounts
  for each row when (old.status is distinct from new.status or old.frozen_at is distinct from new.frozen_at)
  execute function follow_account_status();

-- The list of members for staff; each index is for one filter, or for one order.
create index accounts_by_signup on accounts (site_id, signed_up_at, id);
create index accounts_by_status on accounts (site_id, status, signed_up_at, id) where status <> 'active';
create index accounts_premium on accounts (site_id, signed_up_at, id) where premium_since is not null;
create index accounts_frozen on accounts (site_id, signed_up_at, id) where frozen_at is not null;
create index profiles_by_name on profiles (site_id, (lower(name) collate "C"), id);
create index profiles_signed_up on profiles (site_id, country, created_at, id);
create index profiles_fictional on profiles (site_id, created_at, id) where fictional;
create index profiles_last_seen on profiles (site_id, activity_rank, id) include (country, fictional, account_id);

-- What staff wrote about a member for each other.
create table staff_notes (
  id uuid primary key default uuidv7(),
  account_id uuid not null references accounts on delete cascade,
  staff_id uuid not null references staff on delete cascade,
  text text not null check (length(text) between 1 and 2000),
  created_at timestamptz not null
);
create index staff_notes_account on staff_notes (account_id, created_at);
create index staff_notes_staff on staff_notes (staff_id);

create index photos_pending on photos (created_at, id) where status = 'pending';

-- Who looks at a photo or a verification that waits for a decision, so that nobody else gets it meanwhile.
create table review_claims (
  -- The photo, or the attempt of the verification.
  item uuid primary key,
  staff_id uuid not null references staff on delete cascade,
  expires_at timestamptz not null
);
create index review_claims_staff on review_claims (staff_id);
create index review_claims_expiry on review_claims (expires_at);
