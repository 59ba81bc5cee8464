-- Credits that come back unopened are unused again: what is left of a purchase then may be withdrawn from as the rest was. A bank takes
-- back once, and an account is deleted once.
drop index refunds_once;
create unique index refunds_once on refunds (payment_id, kind) where kind in ('chargeback', 'deletion');

-- A limit in another currency allows nothing that the old one did: it waits as a higher one does.
alter table spending_limits add column raised_currency text
  check (raised_currency in ('EUR', 'USD', 'GBP', 'CHF', 'PLN', 'CAD', 'AUD', 'NZD'));
update spending_limits set raised_currency = currency where raised_at is not null;
alter table spending_limits add check ((raised_at is null) = (raised_currency is null));
alter table spending_limits add check (raised_at is not null or raised_to is null);
