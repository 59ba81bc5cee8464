-- Each setting works both ways: a member sees only what they share.
alter table profiles
  add column shares_typing boolean not null default true,
  add column shares_read boolean not null default true,
  add column shares_presence boolean not null default true,
  add column shares_visits boolean not null default true;
-- A weekly job raises the list position of members who hide their presence.
create index profiles_hiding_presence on profiles (id) where not shares_presence;

-- While discreet mode is on, the key `quick_exit` leaves the site.
alter table accounts
  add column discreet boolean not null default false,
  add column quick_exit text not null default 'escape' check (quick_exit in ('escape', 'shift', 'f9', 'off'));

-- Null means the name of the site.
alter table mail_outbox add column sender_name text check (length(sender_name) between 1 and 60);
