-- Free credits and the time bonus are given once a mailbox (decisions, "Bonus and free credits"). A mailbox is kept as a keyed hash of its
-- address without plus-tag and Gmail's dots: nobody reads an address out of it without the server's secret.
create table welcomes (
  account_id uuid primary key references accounts on delete cascade,
  site_id smallint not null references sites on delete cascade,
  mailbox bytea not null check (length(mailbox) = 32),
  -- False: the mailbox had them before, by another account.
  given boolean not null,
  decided_at timestamptz not null
);
create unique index welcomes_mailbox on welcomes (site_id, mailbox) where given;

-- What an erased account leaves, for 12 months, so that erasing and signing up again gives no second welcome.
create table former_mailboxes (
  site_id smallint not null references sites on delete cascade,
  mailbox bytea not null check (length(mailbox) = 32),
  forget_at timestamptz not null,
  primary key (site_id, mailbox)
);
create index former_mailboxes_forget on former_mailboxes (forget_at);
