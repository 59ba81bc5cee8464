-- The bank receives the debits of a batch together.
create table debit_batches (
  id uuid primary key default uuidv7(),
  site_id smallint not null references sites,
  debits integer not null check (debits > 0),
  amount bigint not null check (amount > 0),
  created_at timestamptz not null
);

create table direct_debits (
  payment_id uuid primary key references payments,
  site_id smallint not null references sites,
  account_id uuid references accounts on delete set null,
  mandate_reference text not null unique check (mandate_reference ~ '^M[0-9]{12}$'),
  -- `waiting` lasts until the member enters the code; `released` means refunded before the export.
  state text not null default 'waiting' check (state in ('waiting', 'due', 'exported', 'collected', 'returned', 'released')),
  -- Contains the payer's name, IBAN, address and phone number, encrypted with the server's secret.
  sealed bytea not null,
  -- The key of the hash is secret, so that nobody finds the account by trying IBANs.
  iban_hash bytea not null check (octet_length(iban_hash) = 32),
  iban_end text not null check (iban_end ~ '^[0-9A-Z]{4}$'),
  -- Hash of the phone number that received the code, keyed like `iban_hash`.
  phone_hash bytea not null check (octet_length(phone_hash) = 32),
  phone_end text not null check (phone_end ~ '^[0-9]{3}$'),
  -- The hash covers payment, bank account and amount, so that the code confirms nothing else.
  code_hash bytea not null check (octet_length(code_hash) = 32),
  code_sent_at timestamptz not null,
  code_expires_at timestamptz not null,
  tries integer not null default 0 check (tries between 0 and 5),
  agreed_at timestamptz,
  -- The export replaces the announced day with the day of the collection.
  collect_on date,
  batch_id uuid references debit_batches,
  -- The amount of the payment minus all refunds before the export.
  collected_amount integer check (collected_amount > 0),
  collected_at timestamptz,
  returned_at timestamptz,
  return_reason text check (return_reason ~ '^[A-Z0-9]{4}$'),
  -- Until this time, this bank account and this member cannot pay by direct debit.
  blocked_until timestamptz,
  created_at timestamptz not null,
  check ((agreed_at is not null) = (state <> 'waiting')),
  check ((collect_on is not null) = (state <> 'waiting')),
  check ((batch_id is not null) = (state in ('exported', 'collected', 'returned'))),
  check ((collected_amount is not null) = (batch_id is not null)),
  check (collected_at is null or state in ('collected', 'returned')),
  check ((returned_at is not null) = (state = 'returned')),
  check ((return_reason is not null) = (returned_at is not null)),
  check (blocked_until is null or state = 'returned')
);
-- At most one open debit per member, per bank account and per phone number.
create unique index direct_debits_open on direct_debits (account_id) where state in ('due', 'exported');
create unique index direct_debits_open_iban on direct_debits (site_id, iban_hash) where state in ('due', 'exported');
create unique index direct_debits_open_phone on direct_debits (site_id, phone_hash) where state in ('due', 'exported');
create index direct_debits_account on direct_debits (account_id);
create index direct_debits_blocked on direct_debits (site_id, iban_hash) where blocked_until is not null;
create index direct_debits_due on direct_debits (site_id, collect_on) where state = 'due';
create index direct_debits_batch on direct_debits (batch_id);

-- Refuses to change an agreed mandate, or to return to an earlier state.
create function guard_debit() returns trigger language plpgsql as $$
begin
  if old.state <> 'waiting' and
    (new.payment_id, new.site_id, new.mandate_reference, new.sealed, new.iban_hash, new.agreed_at)
    is distinct from (old.payment_id, old.site_id, old.mandate_reference, old.sealed, old.iban_hash, old.agreed_at)
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
create trigger direct_debit_guarded before update on direct_debits for each row execute function guard_debit();
