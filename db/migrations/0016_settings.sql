-- These columns say what other members may learn about a member. A member who hides, for example, their presence
-- cannot see the presence of other members.
alter table profiles
  add column shares_typing boolean not null default true,
  add column shares_read boolean not null default true,
  add column shares_presence boolean not null default true,
  add column shares_visits boolean not null default true;
-- Finds members who hide their presence, because a job moves all of them up the lists once a week.
create index profiles_hiding_presence on profiles (id) where not shares_presence;

-- Discreet mode (neutral title, icon and emails), and the key that leaves the site while the mode is on.
alter table accounts
  add column discreet boolean not null default false,
  add column quick_exit text not null default 'escape' check (quick_exit in ('escape', 'shift', 'f9', 'off'));

-- The sender's name in an email, if it is not the name of the site.
alter table mail_outbox add column sender_name text check (length(sender_name) between 1 and 60);
