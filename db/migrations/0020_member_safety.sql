-- The spelling that all addresses of one mailbox share, as `mailboxOf` of src/server/accounts/mailbox.ts has it.
create function mailbox_of(email text) returns text language sql immutable strict parallel safe as $$
  select case
    when substring(address from '[^@]*$') in ('gmail.com', 'googlemail.com')
      then replace(untagged, '.', '') || '@gmail.com'
    else untagged || '@' || substring(address from '[^@]*$')
  end
  from (
    select lower(trim(email)) as address,
      regexp_replace(substring(lower(trim(email)) from '^(.*)@'), '(.)\+.*$', '\1') as untagged
  ) written
$$;
create index accounts_mailbox on accounts (site_id, mailbox_of(email));

-- The addresses and numbers of people with whom a member wants to have nothing to do here. The row is also the lock
-- under which entries are counted.
create table contact_lists (
  owner_id uuid primary key references profiles on delete cascade,
  site_id smallint not null references sites on delete cascade,
  -- Part of the key of the hashes: the same address has another hash in each list.
  salt bytea not null check (octet_length(salt) = 32)
);
create index contact_lists_site on contact_lists (site_id, owner_id);

create table contact_entries (
  id uuid primary key default uuidv7(),
  owner_id uuid not null references contact_lists on delete cascade,
  kind text not null check (kind in ('email', 'phone')),
  -- Keyed with the server's secret and the list's salt. The address or number itself is stored nowhere.
  hash bytea not null unique check (octet_length(hash) = 32),
  -- What the owner calls it, encrypted with the server's secret.
  label bytea,
  added_at timestamptz not null
);
create index contact_entries_owner on contact_entries (owner_id, added_at desc, id desc);

-- A block that follows from an entry ends with it. The owner never learns that it exists.
alter table blocks add column contact_id uuid references contact_entries on delete cascade;
create index blocks_contact on blocks (contact_id) where contact_id is not null;

-- The note beside messages about money or extortion that the member does not want to see again in this conversation.
alter table conversation_members
  add column safety_dismissed text check (safety_dismissed in ('money', 'extortion'));

-- People whom a member asked to get an email when they do not confirm that all is well.
create table check_in_friends (
  id uuid primary key default uuidv7(),
  account_id uuid not null references accounts on delete cascade,
  -- Name and address, and what the friend calls the member, as JSON, encrypted with the server's secret.
  contact bytea not null,
  -- Keyed hash of the mailbox.
  mailbox bytea not null check (octet_length(mailbox) = 32),
  state text not null default 'asked' check (state in ('asked', 'accepted', 'refused')),
  asked_at timestamptz not null,
  answered_at timestamptz check ((answered_at is null) = (state = 'asked')),
  unique (account_id, mailbox)
);

-- Mailboxes that never want such an email again, whoever asks.
create table check_in_refusals (
  site_id smallint not null references sites on delete cascade,
  mailbox bytea not null check (octet_length(mailbox) = 32),
  refused_at timestamptz not null,
  primary key (site_id, mailbox)
);

create table check_ins (
  id uuid primary key default uuidv7(),
  account_id uuid not null references accounts on delete cascade,
  friend_id uuid not null references check_in_friends on delete cascade,
  -- With whom, where and a note, as JSON, encrypted with the server's secret.
  details bytea not null,
  starts_at timestamptz not null,
  -- When the member will confirm that all is well.
  due_at timestamptz not null check (due_at > starts_at),
  state text not null default 'open' check (state in ('open', 'asked', 'alarmed', 'ended')),
  -- When the member was asked whether all is well; from then the grace period runs.
  asked_at timestamptz check ((asked_at is null) = (state = 'open') or state = 'ended'),
  -- How often the member was asked; a link of an earlier email does nothing.
  round smallint not null default 0,
  ended_at timestamptz check ((ended_at is null) = (state in ('open', 'asked'))),
  created_at timestamptz not null
);
create index check_ins_account on check_ins (account_id, due_at);
create index check_ins_friend on check_ins (friend_id);
create index check_ins_due on check_ins (due_at) where state = 'open';
create index check_ins_asked on check_ins (asked_at) where state = 'asked';
create index check_ins_ended on check_ins (ended_at) where ended_at is not null;
