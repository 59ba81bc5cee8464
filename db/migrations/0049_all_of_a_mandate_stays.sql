-- Erasure may set `account_id` to null, but no update may set another account.
create or replace function guard_debit() returns trigger language plpgsql as $$
begin
  if old.state <> 'waiting' and
    ((new.payment_id, new.site_id, new.mandate_reference, new.sealed, new.iban_hash, new.iban_end, new.phone_hash, new.phone_end,
      new.agreed_at, new.created_at)
    is distinct from (old.payment_id, old.site_id, old.mandate_reference, old.sealed, old.iban_hash, old.iban_end, old.phone_hash, old.phone_end,
      old.agreed_at, old.created_at)
    or new.account_id is not null and new.account_id is distinct from old.account_id)
  then
    raise exception 'a mandate does not change';
  end if;
  if new.state <> old.state and not (
    (old.state = 'waiting' and new.state = 'due')
    or (old.state = 'due' and new.state in ('exported', 'released'))
    or (old.state = 'exported' and new.state in ('collected', 'returned'))
    or (old.state = 'collected' and new.state = 'returned')
  ) then
    raise exception 'a direct debit does not go from % to %', old.state, new.state;
  end if;
  return new;
end $$;
