import {
  FREE_CONVERSATION_LIMIT,
  MESSAGE_CREDITS,
  SIGNUP_CREDITS,
  UNREAD_MESSAGE_REFUND_DAYS,
} from '#contract/constants';
import type { FloodCheck } from './flood-check.ts';

const entries = 'ledger_entries join newcomers using (account_id)';

export const ledgerChecks: readonly FloodCheck[] = [
  {
    rule: 'every wallet is the sum of its entries, lot by lot',
    violations: `newcomers left join wallets using (account_id) left join (
        select account_id, coalesce(sum(amount) filter (where lot = 'free'), 0) as free,
          coalesce(sum(amount) filter (where lot = 'purchased'), 0) as purchased
        from ledger_entries group by 1) ledger using (account_id)
      where (wallets.free, wallets.purchased) is distinct from (ledger.free::int, ledger.purchased::int)`,
  },
  {
    rule: 'no lot was ever below zero',
    violations: `(select sum(amount) over (partition by account_id, lot order by ledger_entries.created_at, id) as balance from ${entries}) balances
      where balance < 0`,
  },
  {
    rule: 'every member got the sign-up credits once',
    violations: `newcomers left join (select account_id, sum(amount) as granted, count(*) as grants
        from ledger_entries where contra = 'promotion' group by 1) given using (account_id)
      where (granted, grants) is distinct from (${SIGNUP_CREDITS}::bigint, 1::bigint)`,
  },
  {
    rule: 'every message was paid once, by its sender, with a debit of its price',
    violations: `(messages join newcomers on profile_id = sender_id) full join
        (select account_id, reference, sum(amount) as paid, count(*) as debits from ${entries} where contra = 'messages' group by 1, 2) spent
        on spent.reference = messages.id and spent.account_id = newcomers.account_id
      where (paid, debits) is distinct from (-${MESSAGE_CREDITS}::bigint, 1::bigint) or messages.id is null`,
  },
  {
    rule: `messages not opened within ${UNREAD_MESSAGE_REFUND_DAYS} days returned their credits once, and no others did`,
    violations: `(select messages.id, account_id, returned_credits, not held and seq > read_seq as unopened,
          sent_at + interval '${UNREAD_MESSAGE_REFUND_DAYS} days' as due, max(sent_at) over () as last
        from messages join newcomers on profile_id = sender_id
        join conversation_members side on side.conversation_id = messages.conversation_id and side.profile_id <> sender_id) judged
        full join (select reference, account_id, sum(amount) as paid from ${entries} where contra = 'returns' group by 1, 2) back
        on back.reference = judged.id and back.account_id = judged.account_id
      where coalesce(paid, 0) <> coalesce(returned_credits, 0) or returned_credits not in (0, ${MESSAGE_CREDITS})
        or (returned_credits = 0 and unopened and due <= last) or (returned_credits > 0 and (not unopened or due > now()))`,
  },
  {
    rule: 'credits were bought by all premium members, and by no others',
    violations: `newcomers left join (select account_id, count(*) as bought from ledger_entries where contra = 'sales' group by 1) sales
        using (account_id)
      where (premium_since is not null) <> (coalesce(bought, 0) > 0)`,
  },
  {
    rule: 'every sale has a completed payment of the same credits, and every payment has a sale',
    violations: `(select payments.* from payments join newcomers using (account_id)) paid
        full join (select reference, account_id, amount from ${entries} where contra = 'sales') sales on sales.reference = paid.id
      where (paid.account_id, paid.credits, paid.state) is distinct from (sales.account_id, sales.amount, 'completed')`,
  },
  {
    rule: 'receipts are numbered by site, without gaps',
    violations: `(select site_id, count(*)::int as given, max(receipt_number) as highest from payments
        where receipt_number is not null group by site_id) numbers full join receipt_counters using (site_id)
      where (given, highest) is distinct from (highest, last)`,
  },
  {
    rule: `free members started at most ${FREE_CONVERSATION_LIMIT} conversations`,
    violations: `newcomers where premium_since is null and conversations_started > ${FREE_CONVERSATION_LIMIT}`,
  },
];
