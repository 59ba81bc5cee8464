-- Each mailbox gets free credits once. Its hash ignores plus-tags and Gmail's dots.
create table welcomes (
  account_id uuid primary key references accounts on delete cascade,
  site_id smallint not null references sites on delete cascade,
  mailbox bytea not null check (length(mailbox) = 32),
  -- False if another account with the same mailbox got the free credits earlier.
  given boolean not null,
  decided_at timestamptz not null
);
create unique index welcomes_mailbox on welcomes (site_id, mailbox) where given;

-- Prevents new free credits after deleting the account and signing up again.
create table former_mailboxes (
  site_id smallint not null references sites on delete cascade,
  mailbox bytea not null check (length(mailbox) = 32),
  forget_at timestamptz not null,
  primary key (site_id, mailbox)
);
create index former_mailboxes_forget on former_mailboxes (forget_at);
