-- Moves the wallets of a whole statement at once, because one statement pays for the messages of many senders.
create function apply_ledger_entries() returns trigger language plpgsql as $$
begin
  -- Inserts missing wallets, so that two simultaneous entries find a row to update.
  insert into wallets (account_id) select distinct account_id from entries
    -- An entry has no account if its payment completes after the buyer's erasure.
    where account_id is not null and not exists (select from wallets where wallets.account_id = entries.account_id)
    on conflict do nothing;
  update wallets set free = wallets.free + moved.free, purchased = wallets.purchased + moved.purchased,
    debt = wallets.debt - moved.debt
  from (
    select account_id, coalesce(sum(amount) filter (where lot = 'free'), 0)::int as free,
      coalesce(sum(amount) filter (where lot = 'purchased'), 0)::int as purchased,
      coalesce(sum(amount) filter (where lot = 'debt'), 0)::int as debt
    from entries where account_id is not null group by account_id
  ) moved
  where wallets.account_id = moved.account_id;
  return null;
end $$;
drop trigger ledger_entry_applied on ledger_entries;
drop function apply_ledger_entry();
create trigger ledger_entries_applied after insert on ledger_entries
  referencing new table as entries for each statement execute function apply_ledger_entries();
