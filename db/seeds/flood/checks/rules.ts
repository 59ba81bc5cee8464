import {
  FREE_CONVERSATION_LIMIT,
  MESSAGE_CREDITS,
  ONLINE_MINUTES,
  SIGNUP_CREDITS,
  UNREAD_MESSAGE_REFUND_DAYS,
} from '#contract/constants';

const ownConversations = `newcomers join conversation_members using (profile_id) join conversations on conversations.id = conversation_id`;
const entries = 'ledger_entries join newcomers using (account_id)';

/** SQL of the rows that violate each rule; it follows `select count(*) from`. */
export const rules: Readonly<Record<string, string>> = {
  'every account has a profile, shown exactly while the account is active': `
    newcomers where profile_id is null or (profile_status = 'active') <> (account_status = 'active')`,
  'has_photo and the activity rank agree with whether the profile has a main photo': `
    newcomers left join photos on photos.profile_id = newcomers.profile_id and is_main
      where has_photo <> (photos.id is not null) or activity_rank % 2 <> has_photo::int`,
  'photos are numbered without gaps, the main one first': `
    (select newcomers.profile_id from newcomers join photos using (profile_id) group by 1
      having min(position) <> 0 or max(position) <> count(*) - 1 or count(*) filter (where is_main and position = 0) <> 1) odd`,
  'presence is of existing members and agrees with their activity rank': `
    presence left join profiles on profiles.id = profile_id
      where profiles.id is null or floor(extract(epoch from online_until - interval '${ONLINE_MINUTES} minutes') / 3600) > profiles.activity_rank / 2`,
  'a match is a like in both directions with the same time': `
    newcomers join likes one on liker_id = profile_id
        left join likes two on (two.liker_id, two.liked_id) = (one.liked_id, one.liker_id)
      where one.matched_at is distinct from two.matched_at`,
  'likes and messages are later than the sign-up and not in the future': `
    (select liker_id as profile_id, created_at as at from likes union all select sender_id, sent_at from messages) acts
        join newcomers using (profile_id) where at < signed_up_at or at > now() + interval '1 second'`,
  'interest_bits agree with the rows of profile_interests': `
    (select p.id from newcomers join profiles p on p.id = profile_id left join profile_interests i on i.profile_id = p.id
      group by p.id having coalesce(bit_or(interest_bit(interest)), 0) <> p.interest_bits) odd`,
  'every cell with members has its row for the search by distance': `
    profiles p left join search_cells c
        on (c.site_id, c.cell, c.country, c.region) = (p.site_id, p.cell, p.country, coalesce(p.region, ''))
      where p.cell is not null and c.cell is null`,
  'a profile with a town has a cell, and one without a town has none': `
    newcomers join profiles on profiles.id = profile_id where (place_id is null) <> (cell is null)`,
  'messages of a conversation are numbered from 1 to its last one without gaps': `
    conversations join newcomers on profile_id = starter_id left join (
        select conversation_id, min(seq) as first, max(seq) as last, count(*) as messages from messages group by 1) summary
        on conversation_id = conversations.id
      where (first, last, messages) is distinct from (1, last_seq, last_seq::bigint)`,
  'a conversation has two members who name each other, and only their messages': `
    (select conversations.id from conversations join newcomers on profile_id = starter_id
        left join conversation_members side on conversation_id = conversations.id
          and (side.profile_id, side.other_id) in ((low_id, high_id), (high_id, low_id))
        group by 1 having count(side) <> 2
      union all select messages.id from messages join newcomers on profile_id = sender_id
        left join conversation_members side on (side.conversation_id, side.profile_id) = (messages.conversation_id, sender_id)
        where side is null) odd`,
  'unread counts the delivered messages of the other member after the read position': `
    ${ownConversations} left join (
        select side.conversation_id, side.profile_id, count(*) as waiting from conversation_members side
        join messages on messages.conversation_id = side.conversation_id and seq > read_seq and sender_id <> side.profile_id and not held
        group by 1, 2) later
        on (later.conversation_id, later.profile_id) = (conversation_members.conversation_id, newcomers.profile_id)
      where unread <> coalesce(waiting, 0) or read_seq not between 0 and last_seq`,
  'a conversation is dated by its first and last message, and its messages are in the order of time': `
    conversations join newcomers on profile_id = starter_id
        join (select conversation_id, min(sent_at) as first, max(sent_at) as last, count(*) filter (where sent_at < before) as turned
          from (select conversation_id, sent_at, lag(sent_at) over (partition by conversation_id order by seq) as before from messages) summary
          group by 1) summary on conversation_id = conversations.id
      where (first, last, turned) is distinct from (conversations.created_at, updated_at, 0::bigint)`,
  'conversations_started agrees with the conversations': `
    newcomers left join (select starter_id, count(*) as begun from conversations group by 1) began on starter_id = profile_id
      where conversations_started <> coalesce(begun, 0)`,
  'messages of unconfirmed members are held, and no others': `
    messages join newcomers on profile_id = sender_id where held <> (account_status = 'not_confirmed')`,
  'every wallet is the sum of its entries, lot by lot': `
    newcomers left join wallets using (account_id) left join (
        select account_id, coalesce(sum(amount) filter (where lot = 'free'), 0) as free,
          coalesce(sum(amount) filter (where lot = 'purchased'), 0) as purchased
        from ledger_entries group by 1) ledger using (account_id)
      where (wallets.free, wallets.purchased) is distinct from (ledger.free::int, ledger.purchased::int)`,
  'no lot was ever below zero': `
    (select sum(amount) over (partition by account_id, lot order by ledger_entries.created_at, id) as balance from ${entries}) balances
      where balance < 0`,
  'every member got the sign-up credits once': `
    newcomers left join (select account_id, sum(amount) as granted, count(*) as grants
        from ledger_entries where contra = 'promotion' group by 1) given using (account_id)
      where (granted, grants) is distinct from (${SIGNUP_CREDITS}::bigint, 1::bigint)`,
  'every message was paid once, by its sender, with a debit of its price': `
    (messages join newcomers on profile_id = sender_id) full join
        (select account_id, reference, sum(amount) as paid, count(*) as debits from ${entries} where contra = 'messages' group by 1, 2) spent
        on spent.reference = messages.id and spent.account_id = newcomers.account_id
      where (paid, debits) is distinct from (-${MESSAGE_CREDITS}::bigint, 1::bigint) or messages.id is null`,
  [`messages not opened within ${UNREAD_MESSAGE_REFUND_DAYS} days returned their credits once, and no others did`]: `
    (select messages.id, account_id, returned_credits, not held and seq > read_seq as unopened,
          sent_at + interval '${UNREAD_MESSAGE_REFUND_DAYS} days' as due, max(sent_at) over () as last
        from messages join newcomers on profile_id = sender_id
        join conversation_members side on side.conversation_id = messages.conversation_id and side.profile_id <> sender_id) judged
        full join (select reference, account_id, sum(amount) as paid from ${entries} where contra = 'returns' group by 1, 2) back
        on back.reference = judged.id and back.account_id = judged.account_id
      where coalesce(paid, 0) <> coalesce(returned_credits, 0) or returned_credits not in (0, ${MESSAGE_CREDITS})
        or (returned_credits = 0 and unopened and due <= last) or (returned_credits > 0 and (not unopened or due > now()))`,
  'credits were bought by all premium members, and by no others': `
    newcomers left join (select account_id, count(*) as bought from ledger_entries where contra = 'sales' group by 1) sales
        using (account_id)
      where (premium_since is not null) <> (coalesce(bought, 0) > 0)`,
  'every sale has a completed payment of the same credits, and every payment has a sale': `
    (select payments.* from payments join newcomers using (account_id)) paid
        full join (select reference, account_id, amount from ${entries} where contra = 'sales') sales on sales.reference = paid.id
      where (paid.account_id, paid.credits, paid.state) is distinct from (sales.account_id, sales.amount, 'completed')`,
  'receipts are numbered by site, without gaps': `
    (select site_id, count(*)::int as given, max(receipt_number) as highest from payments
        where receipt_number is not null group by site_id) numbers full join receipt_counters using (site_id)
      where (given, highest) is distinct from (highest, last)`,
  [`free members started at most ${FREE_CONVERSATION_LIMIT} conversations`]: `
    newcomers where premium_since is null and conversations_started > ${FREE_CONVERSATION_LIMIT}`,
};
