-- A purchase can have several withdrawals, because credits of unopened messages return later.
drop index refunds_once;
create unique index refunds_once on refunds (payment_id, kind) where kind in ('chargeback', 'deletion');

-- A limit in another currency applies after 24 hours, like a higher limit.
alter table spending_limits add column raised_currency text
  check (raised_currency in ('EUR', 'USD', 'GBP', 'CHF', 'PLN', 'CAD', 'AUD', 'NZD'));
update spending_limits set raised_currency = currency where raised_at is not null;
alter table spending_limits add check ((raised_at is null) = (raised_currency is null));
alter table spending_limits add check (raised_at is not null or raised_to is null);
