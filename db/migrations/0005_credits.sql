-- Each ledger entry moves credits between a lot and a contra account of the operator.
create table wallets (
  account_id uuid primary key references accounts on delete cascade,
  free integer not null default 0 check (free >= 0),
  purchased integer not null default 0 check (purchased >= 0)
);

create table ledger_entries (
  id uuid primary key default uuidv7(),
  -- Null after the member's erasure, because bookkeeping needs the entry without the member.
  account_id uuid references accounts on delete set null,
  lot text not null check (lot in ('free', 'purchased')),
  contra text not null check (contra in ('promotion', 'sales', 'messages', 'photos', 'gifts', 'refunds', 'corrections')),
  -- Positive: credits go to the member. Negative: credits leave the member.
  amount integer not null check (amount <> 0),
  -- The message, payment or gift that the credits paid for or came from.
  reference uuid,
  created_at timestamptz not null default now()
);
create index ledger_entries_account on ledger_entries (account_id, created_at, id);

-- Inserts a missing wallet, so that two simultaneous entries find a row to update.
create function apply_ledger_entry() returns trigger language plpgsql as $$
begin
  insert into wallets (account_id) values (new.account_id) on conflict do nothing;
  update wallets set
    free = free + case when new.lot = 'free' then new.amount else 0 end,
    purchased = purchased + case when new.lot = 'purchased' then new.amount else 0 end
  where account_id = new.account_id;
  return null;
end $$;
create trigger ledger_entry_applied after insert on ledger_entries
  for each row execute function apply_ledger_entry();

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.account_id is null and old.account_id is not null
    and (new.id, new.lot, new.contra, new.amount, new.created_at) = (old.id, old.lot, old.contra, old.amount, old.created_at)
  then
    return new;
  end if;
  raise exception 'ledger entries are append-only';
end $$;
create trigger ledger_append_only before update or delete on ledger_entries
  for each row execute function refuse_ledger_change();

-- Prices are in minor units and include VAT.
create table bundles (
  id uuid primary key default uuidv7(),
  site_id smallint not null references sites on delete cascade,
  currency text not null check (currency in ('EUR', 'USD', 'GBP', 'CHF', 'PLN', 'CAD', 'AUD', 'NZD')),
  credits integer not null check (credits > 0),
  price integer not null check (price > 0),
  unique (site_id, currency, credits)
);

insert into bundles (site_id, currency, credits, price)
select 1, currency, credits, price
from (values
  ('EUR', 999, 2299, 4299, 7999),
  ('USD', 999, 2299, 4299, 7999),
  ('GBP', 899, 1999, 3699, 6999),
  ('CHF', 990, 2290, 4290, 7990),
  ('PLN', 4299, 9999, 18499, 34999),
  ('CAD', 1399, 3199, 5899, 10999),
  ('AUD', 1599, 3599, 6699, 12499),
  ('NZD', 1699, 3899, 7299, 13499)
) as lists (currency, ten, twenty_five, fifty, hundred),
lateral (values (10, ten), (25, twenty_five), (50, fifty), (100, hundred)) as rows (credits, price);
