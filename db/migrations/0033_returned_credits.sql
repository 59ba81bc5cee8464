-- Fair credits: a paid message that its receiver never opened gives its credits back, each lot to where it came from, once.
alter table ledger_entries drop constraint ledger_entries_contra_check;
alter table ledger_entries add constraint ledger_entries_contra_check
  check (contra in ('promotion', 'sales', 'messages', 'photos', 'gifts', 'refunds', 'corrections', 'returns'));
create index ledger_entries_paid_for on ledger_entries (reference) where contra in ('messages', 'photos', 'gifts');
-- Whatever is tried twice, by however many workers.
create unique index ledger_entries_returned on ledger_entries (reference, lot) where contra = 'returns';

-- What is to be given back, noted in the transaction that decides it: it outlives the message, and locks nobody's wallet there.
create table owed_returns (
  reference uuid primary key,
  due_at timestamptz not null
);
create index owed_returns_due on owed_returns (due_at);

-- How many credits came back.
alter table messages add column returned integer not null default 0 check (returned >= 0);
create index messages_sent on messages (sent_at);

-- Messages up to here were judged; one row.
create table returns_judged (
  only_one boolean primary key default true check (only_one),
  until timestamptz not null
);
insert into returns_judged (until) values ('2000-01-01T00:00:00Z');

-- Whether others see which gifts a member was given.
alter table profiles add column shows_gifts boolean not null default true;
create index messages_gifts on messages (conversation_id) where gift is not null;
