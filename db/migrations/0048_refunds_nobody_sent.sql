-- A `not_collected` refund reduces the direct debit. A chargeback makes requested refunds `taken_back`.
alter table refunds drop constraint refunds_state_check;
alter table refunds add constraint refunds_state_check check (state in ('requested', 'done', 'not_collected', 'taken_back'));
alter table refunds drop constraint refunds_check1;
alter table refunds add constraint refunds_over check ((done_at is not null) = (state <> 'requested'));

-- Updates refunds that were requested before the export of their direct debit.
update refunds set state = 'not_collected', done_at = coalesce(done_at, now()), try_at = null
from direct_debits left join debit_batches on debit_batches.id = batch_id
where direct_debits.payment_id = refunds.payment_id and provider_reference is null and kind in ('withdrawal', 'deletion')
  and ((refunds.state = 'requested' and direct_debits.state = 'due')
    or (refunds.state = 'done' and done_at <= coalesce(debit_batches.created_at, 'infinity')));

-- Updates refunds that a chargeback closed before they were sent.
update refunds set state = 'taken_back'
where state = 'done' and kind <> 'chargeback' and provider_reference is null and done_at > requested_at
  and exists (select from payment_events where payment_id = refunds.payment_id and said = 'charged_back' and at = done_at);
