-- Lists of the back office in other orders than the latest first. Each index serves both directions.
create index payments_by_amount on payments (site_id, amount, id);
create index profiles_fictional_by_name on profiles (site_id, (lower(name) collate "C"), id) where fictional;
create index reports_open_by_time on reports (site_id, created_at, id) where closed_at is null;
create index abuse_levels_by_score on abuse_levels (site_id, score, account_id) where level is not null;

-- The mandates of a site, page by page; one that nobody confirmed with the code is in no list.
create index direct_debits_agreed on direct_debits (site_id, agreed_at, payment_id) where state <> 'waiting';
