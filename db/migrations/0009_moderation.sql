-- Complaints about the site, which the operator receives by email.
create table complaints (
  id uuid primary key default uuidv7(),
  site_id smallint not null references sites on delete cascade,
  -- Null for a visitor.
  account_id uuid references accounts on delete cascade,
  -- The email address for the answer to the complaint.
  email citext not null check (length(email) between 3 and 254),
  topic text not null
    check (topic in ('account', 'credits', 'member', 'fictional', 'photos', 'privacy', 'decision', 'other')),
  text text not null check (length(text) between 5 and 2000),
  -- SHA-256 of topic and text, so that a repeated complaint is stored once.
  fingerprint bytea not null check (length(fingerprint) = 32),
  sent_on date not null,
  created_at timestamptz not null default now(),
  unique (site_id, email, sent_on, fingerprint)
);
create index complaints_account on complaints (account_id) where account_id is not null;
