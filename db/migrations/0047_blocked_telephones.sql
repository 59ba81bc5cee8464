-- A returned debit also blocks the phone number that confirmed it.
create index direct_debits_blocked_phone on direct_debits (site_id, phone_hash) where blocked_until is not null;
