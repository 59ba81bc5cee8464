-- Each mailbox gets free credits and the time bonus once (docs/features/credits-and-payments.md). `mailbox`
-- is a hash of the address without plus-tag and Gmail's dots. It is keyed, so that nobody can find out the
-- address without the server's secret.
create table welcomes (
  account_id uuid primary key references accounts on delete cascade,
  site_id smallint not null references sites on delete cascade,
  mailbox bytea not null check (length(mailbox) = 32),
  -- False if another account with the same mailbox got the free credits earlier.
  given boolean not null,
  decided_at timestamptz not null
);
create unique index welcomes_mailbox on welcomes (site_id, mailbox) where given;

-- Mailboxes of erased accounts, stored for 12 months, so that nobody gets free credits again by deleting the
-- account and signing up once more.
create table former_mailboxes (
  site_id smallint not null references sites on delete cascade,
  mailbox bytea not null check (length(mailbox) = 32),
  forget_at timestamptz not null,
  primary key (site_id, mailbox)
);
create index former_mailboxes_forget on former_mailboxes (forget_at);
