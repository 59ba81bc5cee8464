-- What a member lets others know of him; what he turns off he does not see of others either.
alter table profiles
  add column shares_typing boolean not null default true,
  add column shares_read boolean not null default true,
  add column shares_presence boolean not null default true,
  add column shares_visits boolean not null default true;
-- Who hides his presence is moved up the lists once a week, with all the others who do.
create index profiles_hiding_presence on profiles (id) where not shares_presence;

-- Discreet mode: neutral title, icon and letters; and the key that leaves the site while it is on.
alter table accounts
  add column discreet boolean not null default false,
  add column quick_exit text not null default 'escape' check (quick_exit in ('escape', 'shift', 'f9', 'off'));

-- The name a letter carries instead of its site's.
alter table mail_outbox add column sender_name text check (length(sender_name) between 1 and 60);
