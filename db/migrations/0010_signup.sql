-- Accounts that wait for their confirmation, by age: those that nobody confirms are removed.
create index accounts_unconfirmed on accounts (signed_up_at) where status = 'not_confirmed';
