-- If the recipient never opens a paid message, its credits are returned to the sender once. They go to the
-- lots (free or purchased) that paid for the message.
alter table ledger_entries drop constraint ledger_entries_contra_check;
alter table ledger_entries add constraint ledger_entries_contra_check
  check (contra in ('promotion', 'sales', 'messages', 'photos', 'gifts', 'refunds', 'corrections', 'returns'));
create index ledger_entries_paid_for on ledger_entries (reference) where contra in ('messages', 'photos', 'gifts');
-- Allows one return per message and lot, also if several workers try it at the same time.
create unique index ledger_entries_returned on ledger_entries (reference, lot) where contra = 'returns';

-- Messages whose credits are to be returned. The transaction that decides about the return inserts the row,
-- and a worker returns the credits later. Therefore the transaction locks no wallet, and the return survives
-- the deletion of the message.
create table owed_returns (
  reference uuid primary key,
  due_at timestamptz not null
);
create index owed_returns_due on owed_returns (due_at);

-- How many credits of the message were returned to its sender.
alter table messages add column returned integer not null default 0 check (returned >= 0);
create index messages_sent on messages (sent_at);

-- Progress of the worker that returns credits: it has checked all messages sent up to `until`. The table has one row.
create table returns_judged (
  only_one boolean primary key default true check (only_one),
  until timestamptz not null
);
insert into returns_judged (until) values ('2000-01-01T00:00:00Z');

-- Whether others see which gifts a member was given.
alter table profiles add column shows_gifts boolean not null default true;
create index messages_gifts on messages (conversation_id) where gift is not null;
