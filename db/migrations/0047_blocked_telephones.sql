-- A debit that came back stands in the way of its telephone as well.
create index direct_debits_blocked_phone on direct_debits (site_id, phone_hash) where blocked_until is not null;
