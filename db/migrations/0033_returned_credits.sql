-- Contra `returns`: the sender regains the credits of a message that was never opened.
alter table ledger_entries drop constraint ledger_entries_contra_check;
alter table ledger_entries add constraint ledger_entries_contra_check
  check (contra in ('promotion', 'sales', 'messages', 'photos', 'gifts', 'refunds', 'corrections', 'returns'));
create index ledger_entries_paid_for on ledger_entries (reference) where contra in ('messages', 'photos', 'gifts');
-- Allows one return per message and lot, even with simultaneous workers.
create unique index ledger_entries_returned on ledger_entries (reference, lot) where contra = 'returns';

-- A worker returns the credits later, so that blocks and erasures lock no wallets.
create table owed_returns (
  reference uuid primary key,
  due_at timestamptz not null
);
create index owed_returns_due on owed_returns (due_at);

-- How many credits of the message were returned to its sender.
alter table messages add column returned integer not null default 0 check (returned >= 0);
create index messages_sent on messages (sent_at);

-- The worker that returns credits has checked all messages sent up to `until`.
create table returns_judged (
  only_one boolean primary key default true check (only_one),
  until timestamptz not null
);
insert into returns_judged (until) values ('2000-01-01T00:00:00Z');

-- Whether others see which gifts a member was given.
alter table profiles add column shows_gifts boolean not null default true;
create index messages_gifts on messages (conversation_id) where gift is not null;
