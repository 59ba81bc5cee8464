-- The job that removes unconfirmed accounts finds them by their age.
create index accounts_unconfirmed on accounts (signed_up_at) where status = 'not_confirmed';
